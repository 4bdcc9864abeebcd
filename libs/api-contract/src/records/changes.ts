import * as v from 'valibot';
import { columnFormSchema, fileEncodings } from '../listImports';

const changedFieldSchema = v.object({
  field: v.string(),
  label: v.string(),
  before: v.unknown(),
  after: v.unknown(),
  /** Why, where that was prompted for (clause 5.21). */
  reason: v.exactOptional(v.string()),
});

/**
 * One line of the change log, as `GET {path}/{hashcode}/changes` lists it. Values of fields that the reader cannot see are left
 * out.
 */
export const changeSchema = v.object({
  /** Counts upwards over all changes; newer is larger. What is no change, an export of the user, has a negative one. */
  sequence: v.number(),
  /** The write that this belongs to: all its changes are undone together. */
  change_set: v.string(),
  actor: v.nullable(v.object({ hashcode: v.string(), title: v.string() })),
  kind: v.picklist(['create', 'update', 'delete']),
  at: v.string(),
  /** Each field that changed, with its value on both sides; null where there was none. Of a document only that it changed: null on both sides. */
  fields: v.array(changedFieldSchema),
});
export type Change = v.InferOutput<typeof changeSchema>;
/** One field of a change. */
export type ChangedField = v.InferOutput<typeof changedFieldSchema>;

const texts = v.array(v.string());

/** Lines of an import's stream, a JSON object each. */
export const importLineSchema = v.variant('type', [
  v.object({
    type: v.literal('columns'),
    columns: texts,
    suggested: v.record(v.string(), v.string()),
    samples: v.array(v.record(v.string(), v.string())),
    rows: v.number(),
    /** How the columns of dates and of numbers with marks are written. */
    forms: v.exactOptional(v.record(v.string(), columnFormSchema)),
    /** The file was saved as Windows-1252, and its letters were converted: people are to check names with accents. */
    is_converted: v.exactOptional(v.literal(true)),
    /** Its letters can be read in several ways, the likeliest first: an example of each. `is_open` where none is likelier. */
    encodings: v.exactOptional(
      v.object({
        readings: v.array(v.object({ encoding: v.picklist(fileEncodings), example: v.string() })),
        is_open: v.boolean(),
      }),
    ),
    /** Cells that were damaged before the file was saved, such as `ZoÃ«`: how many, and one as it is and as it was. */
    damaged: v.exactOptional(v.object({ cells: v.number(), before: v.string(), after: v.string() })),
    /** The last rows that are no records but totals. */
    totals: v.exactOptional(v.array(v.object({ row: v.number(), text: v.string() }))),
  }),
  v.object({ type: v.literal('progress'), done: v.number(), total: v.number() }),
  v.object({
    type: v.literal('row'),
    row: v.number(),
    /** With a key: `changed`, or `unchanged` where the record has these values already. A total is `omitted`. */
    status: v.picklist(['new', 'changed', 'unchanged', 'duplicate', 'invalid', 'omitted']),
    title: v.string(),
    errors: v.exactOptional(v.record(v.string(), texts)),
    /** Of an invalid row: the texts that were not understood, by their field. A meaning of the text is one for all its rows. */
    unknown: v.exactOptional(v.record(v.string(), v.string())),
    /** Of an invalid row of a preview: its cells as they are in the file. */
    cells: v.exactOptional(texts),
    /** Values of a new or changed row in a preview, references by their titles. */
    values: v.exactOptional(v.record(v.string(), v.unknown())),
    /** The name that both names of the row come from, where it can be divided in other ways too. */
    whole_name: v.exactOptional(v.string()),
  }),
  v.object({
    type: v.literal('done'),
    created: v.number(),
    /** Of a file with keys: how many records change, and how many have these values already. */
    updated: v.exactOptional(v.number()),
    unchanged: v.exactOptional(v.number()),
    duplicates: v.number(),
    invalid: v.number(),
    /** Rows that are no records but totals. */
    omitted: v.exactOptional(v.number()),
    change_set: v.nullable(v.string()),
  }),
  /** The stream broke off after it began: nothing was written. */
  v.object({ type: v.literal('failed'), detail: v.string() }),
]);
export type ImportLine = v.InferOutput<typeof importLineSchema>;

export const importModes = ['columns', 'preview', 'commit'] as const;
export type ImportMode = (typeof importModes)[number];
