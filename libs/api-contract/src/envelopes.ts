import * as v from 'valibot';
import { looseRecord } from './schemas/looseRecord';

/** A page of a list (clause 3.2). */
export interface ListResponse<R> {
  results: R[];
  count: number;
  next: string | null;
  previous: string | null;
}

export const listResponseSchema = v.object({
  results: v.array(looseRecord),
  count: v.number(),
  next: v.nullish(v.string(), null),
  previous: v.nullish(v.string(), null),
});

/** The answer to a create. */
export const createdSchema = v.object({ success: v.literal(true), data: looseRecord });

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

export const bulkResponseSchema = v.object({
  results: v.array(v.object({ hashcode: v.string(), success: v.boolean(), error: v.optional(v.string()) })),
});
