import type { ImportLine } from '@callboard/api-contract';
import * as v from 'valibot';

const texts = v.array(v.string());

/** A line of an import's stream. */
export const importLineSchema: v.GenericSchema<unknown, ImportLine> = v.variant('type', [
  v.object({
    type: v.literal('columns'),
    columns: texts,
    suggested: v.record(v.string(), v.string()),
    samples: v.array(v.record(v.string(), v.string())),
    rows: v.number(),
  }),
  v.object({ type: v.literal('progress'), done: v.number(), total: v.number() }),
  v.object({
    type: v.literal('row'),
    row: v.number(),
    status: v.picklist(['new', 'duplicate', 'invalid']),
    title: v.string(),
    errors: v.exactOptional(v.record(v.string(), texts)),
  }),
  v.object({
    type: v.literal('done'),
    created: v.number(),
    duplicates: v.number(),
    invalid: v.number(),
    change_set: v.nullable(v.string()),
  }),
  v.object({ type: v.literal('failed'), detail: v.string() }),
]);
