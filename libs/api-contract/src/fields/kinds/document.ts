import type { GenericSchema } from 'valibot';
import { documentSchema } from '../../schemas/documentSchema';
import { words } from '../../schemas/words';
import type { FieldCommon, Given } from '../field';
import type { Kind } from '../kind';

/**
 * A JSON object that one screen knows how to draw: a form's questions, a seat map. Lists leave it out unless it is requested, and
 * its history notes that it changed, not how.
 */
export interface DocumentField extends FieldCommon {
  kind: 'document';
  /** Schema of the value. Unknown keys are dropped where it declares so: the output is stored. */
  schema: GenericSchema;
  /** Its longest JSON text in UTF-8. Default 1,000,000. */
  maxBytes?: number;
  /** One that the schema takes, for the documentation of the API and for tests. Default `{}`. */
  example?: Readonly<Record<string, unknown>>;
  /** The rows in it, where pages show them: what has them, and each value of a row by its label; an amount by its currency's field, too. */
  rows?: { in: string; values: Readonly<Record<string, { label: string; currency?: string }>> };
  filter?: false;
  sort?: false;
  search?: false;
  column?: 'never';
}

/** The schema's own type stays, of which the types of records and drafts are made. */
export const document = <const G extends Given<DocumentField>>(given: G) => ({
  kind: 'document' as const,
  column: 'never' as const,
  ...given,
});

export const documentKind: Kind<DocumentField, Readonly<Record<string, unknown>>> = {
  column: 'jsonb',
  operators: [],
  schema: documentSchema,
  rules: () => ({}),
  jsonSchema: ({ example }) => ({ type: 'object', ...(example && { example }) }),
  parseFilter: () => ({ ok: false, message: words.unknownField }),
  example: ({ example = {} }) => example,
};
