import * as v from 'valibot';
import { isHashcode } from '../../schemas/formats';
import { words } from '../../schemas/words';
import type { FieldCommon, Given } from '../field';
import { optionOperators, type Kind } from '../kind';
import { found } from '../parsing';

/** A record of another collection: read as title and hashcode, written as the hashcode. Imports find it by its title. */
export interface ReferenceField extends FieldCommon {
  kind: 'reference';
  /** The key of the collection that is pointed at. */
  to: string;
  /**
   * Another reference of this record which the target must share: `space` within `venue` means that the space's venue is
   * this record's venue. The target has a field of that same name.
   */
  within?: string;
  /** The target can also have joined the shared record, as its own field declares by `joinedBy`. */
  canJoin?: true;
  /** A record can join further ones: those that a record of another collection names, in a field of the same name, together with it. */
  joinedBy?: { collection: string; by: string };
  /** When what it names is over: records can be filtered by the day since which that is (`event__since`). */
  dated?: { by: string; kind: 'date' | 'datetime' };
  /** Another reference of this record that names another target. */
  differsFrom?: string;
  /** Extra search parameters of its picker, such as `admin_type_code` (clause 7.24). */
  params?: Readonly<Record<string, string>>;
  /** Further values of a record that is added there, besides its name (clause 3.5). */
  addParams?: Readonly<Record<string, string | boolean>>;
}

export const reference = <const G extends Given<ReferenceField>>(given: G) => ({
  kind: 'reference' as const,
  ...given,
});

const hashcode = v.pipe(v.string(words.reference), v.uuid(words.reference));

export const referenceKind: Kind<ReferenceField, string> = {
  column: 'uuid',
  operators: optionOperators,
  isFiltered: true,
  isCounted: true,
  schema: () => hashcode,
  rules: () => ({}),
  jsonSchema: ({ to }, occasion) =>
    occasion === 'write'
      ? { type: 'string', format: 'uuid', description: `The hashcode of one of ${to}` }
      : { $ref: '#/components/schemas/Reference' },
  parseFilter: (given) => found(isHashcode(given) ? given : null, words.reference),
  example: (_field, nth) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
};
