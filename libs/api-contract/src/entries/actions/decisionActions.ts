import * as v from 'valibot';
import { limits } from '../../product';
import { defineAction } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

/** Actions of the office about its decisions. */
export const decisionActions = {
  /** Schools read it, so that Undo does not undo it. */
  sendDecisions: defineAction({
    name: 'send_decisions',
    summary: 'Makes the decisions on some entries known: each gets its status, and its contact the mail',
    on: 'nothing',
    input: v.strictObject({
      entries: v.pipe(v.array(hashcodeInput), v.minLength(1), v.maxLength(limits.maxBulk)),
    }),
    output: v.object({
      results: v.array(
        v.object({ hashcode: v.string(), success: v.boolean(), error: v.optional(v.string()) }),
      ),
    }),
    roles: ['staff'],
    clause: '7.40',
    hasEffects: true,
    alsoWrites: ['entries'],
  }),
};
