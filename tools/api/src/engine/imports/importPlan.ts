import { collectionCalls, type Collection } from '@callboard/api-contract';
import type { ImportMode } from '@callboard/api-contract/records';
import { isTimeZone } from '@callboard/api-contract/text';
import { importKey, type FileWords, type Meanings } from '@callboard/api-contract/imports';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { badRequest, invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { answeredForm, columnForm, type ColumnForm } from '@callboard/domain/cells';
import { nameFields } from '@callboard/domain/people';
import type { CsvFile } from './readCsv';
import { importableFields, suggestMapping, type Mapping } from './suggestMapping';

/** Plan for a file: into which fields its columns go, and the value where a row has none. */
export interface ImportPlan {
  collection: Collection;
  actor: TenantActor;
  mode: ImportMode;
  mapping: Mapping;
  /** All columns of the file. */
  columns: readonly string[];
  /** The column that names the record of a row. */
  key: string | undefined;
  defaults: Readonly<Record<string, unknown>>;
  /** The zone of times that name no offset and belong to no place. */
  zone: string;
  /** How each column is written. */
  forms: ReadonlyMap<string, ColumnForm>;
  /** The words of the file's language, besides English. */
  words: FileWords;
  /** The fields of both names of a person that come from one column of whole names. */
  wholeNames: { given: string; family: string; column: string } | null;
  /** Meanings of texts of a field, as the user selected them. */
  meanings: Meanings;
  /** Leaves out or imports the totals below the rows. */
  totals: 'omit' | 'import';
}

/** The query of an import. */
export type ImportInput = v.InferOutput<(typeof collectionCalls)['imports']['input']>;

/** Parses the query of an import. */
export function parseImportInput(query: unknown): ImportInput {
  const parsed = v.safeParse(collectionCalls.imports.input, query);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw badRequest(sentences.importBadParameter({ parameter: v.getDotPath(issue) ?? 'mapping' }));
}

/** Plans what an import does with a file. Fields that these roles cannot fill, and columns that the file has not, are refused by name. */
export function readImportPlan(
  collection: Collection,
  actor: TenantActor,
  file: CsvFile,
  input: ImportInput,
  timeZone: unknown,
): ImportPlan {
  const { mode, words, defaults, meanings, forms: answers, totals } = input;
  const { [importKey]: key, ...mapping } =
    input.mapping ?? suggestMapping(collection, actor.roles, file.columns, words);
  const importable = new Set(importableFields(collection, actor.roles).map(([field]) => field));
  const strange = [...Object.keys(mapping), ...Object.keys(defaults)].filter(
    (field) => !importable.has(field),
  );
  if (strange.length > 0)
    throw invalid(
      Object.fromEntries(strange.map((field) => [field.slice(0, 80), [sentences.importNotImportable()]])),
    );
  const mapped = Object.entries(key === undefined ? mapping : { ...mapping, [importKey]: key });
  const missing = mapped.filter(([, column]) => !file.columns.includes(column));
  if (missing.length > 0) {
    throw invalid(
      Object.fromEntries(
        missing.map(([field, column]) => [
          field,
          [sentences.importNoColumn({ column: column.slice(0, 80) })],
        ]),
      ),
    );
  }
  const zone = typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC';
  const forms = new Map(
    file.columns.map((column, index) => {
      const form = columnForm(file.rows.map(({ cells }) => cells[index] ?? ''));
      return [column, answeredForm(form, answers[column])];
    }),
  );
  return {
    collection,
    actor,
    mode,
    forms,
    mapping,
    columns: file.columns,
    key,
    defaults,
    zone,
    words,
    wholeNames: wholeNamesOf(collection, mapping),
    meanings,
    totals,
  };
}

function wholeNamesOf(collection: Collection, mapping: Mapping): ImportPlan['wholeNames'] {
  const fields = nameFields(collection);
  const column = fields ? mapping[fields.given] : undefined;
  return fields && column !== undefined && mapping[fields.family] === column ? { ...fields, column } : null;
}
