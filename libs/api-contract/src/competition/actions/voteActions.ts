import * as v from 'valibot';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput, tokenInput } from '../../inputs';

/** The vote of the audience on the acts of a stage. */
export const voteActions = {
  /** The code of the hall is new with each vote. A vote that is opened again keeps its code and what was cast. */
  runVote: defineAction({
    name: 'run_vote',
    summary: 'Opens or closes the vote of the audience on the acts of a stage',
    on: { record: 'stages' },
    input: v.variant('step', [
      /** `until` null: until it is closed by hand. */
      v.strictObject({
        step: v.literal('open'),
        until: v.nullable(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())),
      }),
      v.strictObject({ step: v.literal('close') }),
    ]),
    output: noOutput,
    hasEffects: true,
    roles: ['staff'],
    problems: ['missing', 'conflict'],
    clause: '3.24, 1.10',
  }),

  /** One vote of a phone: with the same ballot it is changed, so that a call whose answer was lost can be made again. */
  castVote: defineAction({
    name: 'cast_vote',
    summary: 'Votes for an act while the vote is open, or changes that vote',
    on: 'nothing',
    wire: { method: 'POST', path: 'vote' },
    input: v.strictObject({
      stage: hashcodeInput,
      entry: hashcodeInput,
      /** What the audience of the hall is shown. */
      code: v.pipe(v.string(), v.maxLength(20)),
      /** A secret that the phone has made and remembers. */
      ballot: v.pipe(tokenInput, v.minLength(22)),
    }),
    output: noOutput,
    hasEffects: true,
    roles: 'public',
    // A full hall votes through one address, within a minute.
    rateClass: 'page',
    problems: ['missing', 'conflict', 'forbidden'],
    clause: '3.24, 1.10',
  }),
};
