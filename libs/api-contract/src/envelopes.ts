import * as v from 'valibot';
import { problemText } from './problemText';
import { answeredRecord, looseRecord } from './schemas/looseRecord';

/** A page of a list (clause 3.2). */
export interface ListResponse<R> {
  results: R[];
  count: number;
  next: string | null;
  previous: string | null;
}

/** The schema of a page of such items. */
export function pageSchemaOf<const S extends v.GenericSchema>(item: S) {
  return v.object({
    results: v.array(item),
    count: v.number(),
    next: v.nullish(v.string(), null),
    previous: v.nullish(v.string(), null),
  });
}

/** A page, or the bare array of `paginate=false` as the page that it is. */
export const listResponseSchema = v.union([
  pageSchemaOf(looseRecord),
  v.pipe(
    v.array(looseRecord),
    v.transform((results) => ({ results, count: results.length, next: null, previous: null })),
  ),
]);

/** The answer to a create. */
export const createdSchema = v.object({ success: v.literal(true), data: looseRecord });

/** The answer to a transition of one record. */
export const actedSchema = v.object({ success: v.literal(true), data: answeredRecord });

/** The answer to a patch: the bare record, or in the envelope of a create. */
export const patchedSchema = v.union([
  v.pipe(
    createdSchema,
    v.transform(({ data }) => data),
  ),
  looseRecord,
]);

/** The answer to an action that went well; refusals are problems. */
export interface ActionResponse<D> {
  success: true;
  data: D;
}

/** One entry for each item of a bulk patch or delete, in order. */
export interface BulkResult {
  hashcode: string;
  success: boolean;
  error?: string;
}

const bulkResultSchema = v.object({
  hashcode: v.string(),
  success: v.boolean(),
  error: v.optional(v.unknown()),
});

/** Answers of bulk calls; the error of an item is read as every other problem. */
export const bulkResponseSchema = v.object({
  results: v.array(
    v.pipe(
      bulkResultSchema,
      v.transform(({ hashcode, success, error }): BulkResult => {
        const text = problemText(error);
        return { hashcode, success, ...(text && { error: text }) };
      }),
    ),
  ),
});
