import * as v from 'valibot';
import type { Verb } from './accessRules';
import type { RateClass } from './defineAction';
import { changeSchema, importLineSchema, importModes } from './records/changes';
import { countsResponseSchema } from './counts';
import { pageSchemaOf } from './envelopes';
import { exportLineSchema, exportRequestSchema } from './listExports';
import { fileEncodings, fileWordsSchema, formAnswersSchema, meaningsSchema } from './listImports';
import { limits } from './product';
import { looseRecord } from './schemas/looseRecord';

/** A call that collections serve below their path, next to reading and writing their records. */
export interface CollectionCall {
  /** Effect on the records of a collection, in a few words. */
  summary: string;
  method: 'GET' | 'POST';
  /** Below the path of the collection. */
  path: string;
  /** The right that it needs. */
  verb: Verb;
  /** Absent: by its method. */
  rateClass?: RateClass;
  /** Query string. */
  input: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** It also takes the search and the filters of a list. */
  hasFilters?: true;
  /** The media type of its body, if it is a file. */
  body?: string;
  /** Its body, if that is JSON. */
  bodySchema?: v.GenericSchema;
  /** The answer; with `lines` each line of it, which is JSON by itself. */
  output: v.GenericSchema;
  format: 'json' | 'lines';
  /** Only collections that rows can be imported into have it. */
  forImports?: true;
}

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())]);

/** The calls that every collection serves below its path. */
export const collectionCalls = {
  counts: {
    summary:
      'How many of the records of a list share each value of a field or two, and what their numbers come to',
    method: 'GET',
    path: 'counts',
    verb: 'read',
    input: v.object({
      by: v.pipe(
        v.string(),
        v.description('One field or two, by a comma; a day or an instant with its period: `created:month`'),
      ),
      of: v.optional(
        v.pipe(
          v.string(),
          v.description('What is measured, by commas: `fee_owed:sum`, or `average`, `min`, `max`'),
        ),
      ),
    }),
    hasFilters: true,
    output: countsResponseSchema,
    format: 'json',
  },
  similar: {
    summary:
      'A few records whose words differ from those of a search by a letter or two, nearest first: for a search that found nothing',
    method: 'GET',
    path: 'similar',
    verb: 'read',
    input: v.object({}),
    hasFilters: true,
    output: v.object({ results: v.array(looseRecord) }),
    format: 'json',
  },
  changes: {
    summary: 'What happened to a record, newest first, as far as the session may see its fields',
    method: 'GET',
    path: '{hashcode}/changes',
    verb: 'read',
    input: v.object({
      page: v.optional(v.pipe(v.string(), v.digits(), v.description('Counted from 1')), '1'),
      page_size: v.optional(v.pipe(v.string(), v.digits()), String(limits.pageSize)),
    }),
    output: pageSchemaOf(changeSchema),
    format: 'json',
  },
  exports: {
    summary:
      'Writes the records of a list to a file, and answers line by line: parts of the file as base64. The header row, the columns and the texts of options are those of the body',
    method: 'POST',
    path: 'exports',
    verb: 'read',
    rateClass: 'import',
    input: v.object({ ordering: v.optional(v.pipe(v.string(), v.description('As for the list'))) }),
    hasFilters: true,
    bodySchema: exportRequestSchema,
    output: exportLineSchema,
    format: 'lines',
  },
  imports: {
    summary: 'Reads a CSV file and answers line by line; nothing is written before `mode=commit`',
    method: 'POST',
    path: 'imports',
    verb: 'create',
    rateClass: 'import',
    input: v.object({
      mode: v.optional(
        v.pipe(v.picklist(importModes), v.description('What to do: only `commit` writes')),
        'columns',
      ),
      mapping: v.optional(
        jsonOf(
          v.record(v.string(), v.string()),
          'JSON: the column for each field; both names of a person can come from one column. Rows with a value in that of `hashcode` change the record that it names',
        ),
      ),
      defaults: v.optional(
        jsonOf(v.record(v.string(), scalar), 'JSON: the value for each field that rows leave empty'),
        '{}',
      ),
      forms: v.optional(
        jsonOf(
          formAnswersSchema,
          'JSON: how dates and numbers of a column are written, where its cells do not show it',
        ),
        '{}',
      ),
      meanings: v.optional(
        jsonOf(
          meaningsSchema,
          'JSON: what texts of a field mean: `{"organisation": {"Whitby Coll.": "<hashcode>"}}`; an empty text for no value',
        ),
        '{}',
      ),
      encoding: v.optional(
        v.pipe(
          v.picklist(fileEncodings),
          v.description('How the letters of a file are read that is not UTF-8; absent: as is likelier'),
        ),
      ),
      damaged: v.optional(
        v.pipe(
          v.picklist(['keep', 'repair']),
          v.description(
            'Whether texts that were damaged before the file was saved are repaired: `ZoÃ«` to `Zoë`',
          ),
        ),
        'keep',
      ),
      totals: v.optional(
        v.pipe(
          v.picklist(['omit', 'import']),
          v.description('Whether last rows that are totals are left out'),
        ),
        'omit',
      ),
      words: v.optional(
        jsonOf(fileWordsSchema, 'JSON: the words of the language of the file that are not English'),
        '{}',
      ),
    }),
    body: 'text/csv',
    output: importLineSchema,
    format: 'lines',
    forImports: true,
  },
} as const satisfies Readonly<Record<string, CollectionCall>>;

function jsonOf<Output>(schema: v.GenericSchema<unknown, Output>, description: string) {
  return v.pipe(v.string(), v.description(description), v.parseJson(), schema);
}
