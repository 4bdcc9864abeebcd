import * as v from 'valibot';
import { defineQuery } from '../../defineQuery';
import { isHashcode } from '../../schemas/formats';

const hashcode = v.pipe(v.string(), v.check(isHashcode));
const named = v.object({ hashcode: v.string(), title: v.string() });

const work = v.object({
  hashcode: v.string(),
  /** The name of its maker. */
  by: v.string(),
  status: v.picklist(['waiting', 'taken', 'dismissed']),
  stage: v.nullable(named),
  act: v.nullable(named),
  performance: v.nullable(named),
  event: v.nullable(named),
  /** How many calls, and how many of them are not applied. */
  count: v.number(),
  left: v.number(),
  made_at: v.string(),
  device_at: v.string(),
  handed_over_at: v.string(),
  /** The reader can take it over or dismiss it. */
  canDecide: v.boolean(),
  decided: v.nullable(v.object({ by: v.nullable(v.string()), at: v.string(), reason: v.string() })),
  /** Only for those who decide: scores in it are as secret as the sheets of the stage. */
  open: v.nullable(
    v.object({
      refusal: v.string(),
      calls: v.array(
        v.object({
          text: v.string(),
          at: v.string(),
          isApplied: v.boolean(),
          problem: v.nullable(v.string()),
          marks: v.array(v.object({ code: v.string(), value: v.nullable(v.number()) })),
        }),
      ),
    }),
  ),
});

/** Handed-over work as it is decided. */
export const handedOverSchema = v.object({ works: v.array(work) });
export type HandedOver = v.InferOutput<typeof handedOverSchema>['works'][number];

/** Reads of handed-over work. */
export const handOverQueries = {
  handedOver: defineQuery({
    summary:
      'Handed-over work of a stage that waits, or one by its name; with what is in it for those who decide',
    group: 'Judging',
    path: 'handed-over-work',
    input: v.object({ stage: v.exactOptional(hashcode), work: v.exactOptional(hashcode) }),
    output: handedOverSchema,
    envelope: 'data',
    isBackground: true,
    roles: 'session',
    problems: ['missing'],
    clause: '3.24, 1.10',
  }),
};
