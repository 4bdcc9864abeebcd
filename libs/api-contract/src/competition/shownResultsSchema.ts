import * as v from 'valibot';
import { actStates } from './actStates.data';
import { feedbackSchema, lineTieSchema } from './sheetSchema';

const entry = v.pipe(v.string(), v.maxLength(40));
const name = v.pipe(v.string(), v.maxLength(200));

/** The results of a stage as they were computed at one time: what a ceremony shows, and what a release writes. */
export const shownResultsSchema = v.object({
  lines: v.array(
    v.object({
      entry,
      name,
      school: v.nullable(name),
      state: v.picklist(actStates),
      place: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000))),
      /** As it is read. */
      total: v.nullable(v.pipe(v.string(), v.maxLength(12))),
      /** Why the head judge decided its place; null: it has the place of its sheets. */
      because: v.nullable(v.string()),
      /** Null where it was not on stage. */
      feedback: v.nullable(feedbackSchema),
    }),
  ),
  /** The acts that go on. */
  goOn: v.array(entry),
  /** The rule that moves each of them, and where to. */
  moves: v.optional(v.array(v.object({ entry, rule: entry, next: entry })), []),
  tie: v.nullable(lineTieSchema),
});
export type ShownResults = v.InferOutput<typeof shownResultsSchema>;
export type ShownLine = ShownResults['lines'][number];
