import * as v from 'valibot';
import { isHashcode } from '../schemas/formats';
import { entryStatusOptions, maxEntriesFilter, maxTargets, targetRoleOptions } from './targetFields.data';

const hashcode = v.nullish(v.pipe(v.string(), v.check(isHashcode)));

/** One target, saved or not: what it leaves out can be anything. */
export const targetSchema = v.strictObject({
  role: v.nullish(v.picklist(targetRoleOptions.map(({ value }) => value))),
  event: hashcode,
  region: hashcode,
  entry_status: v.nullish(v.picklist(entryStatusOptions.map(({ value }) => value))),
  category: v.nullish(v.pipe(v.string(), v.maxLength(60))),
  entries_filter: v.nullish(v.pipe(v.string(), v.maxLength(maxEntriesFilter))),
  user: hashcode,
});
export type Target = v.InferOutput<typeof targetSchema>;

/** Several targets as the text of one parameter. */
export const targetsParameter = v.pipe(
  v.string(),
  v.maxLength(8_000),
  v.parseJson(),
  v.array(targetSchema),
  v.maxLength(maxTargets),
);

/** Users whom some targets reach: each once, even if they meet several. */
export const targetPreviewSchema = v.object({
  /** How many users they reach together. */
  count: v.number(),
  /** How many users each of them reaches by itself, in order: their sum counts a user of two targets twice. */
  counts: v.array(v.number()),
  /** The first by name, each with the positions of the targets that they meet. */
  people: v.array(v.object({ user: v.string(), name: v.string(), targets: v.array(v.number()) })),
});
export type TargetPreview = v.InferOutput<typeof targetPreviewSchema>;
