import * as v from 'valibot';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput, tokenInput } from '../../inputs';
import { stages } from '../collections/stages';

const voters = stages.fields.vote_by.options.map(({ value }) => value);

/** The vote of the audience on the acts of a stage. */
export const voteActions = {
  /** The code of the hall is new with each vote. A vote that is opened again keeps its code and what was cast. */
  runVote: defineAction({
    name: 'run_vote',
    summary:
      'Opens or closes the vote of the audience on the acts of a stage, or leaves out votes of a program',
    on: { record: 'stages' },
    input: v.variant('step', [
      /** `until` null: until it is closed by hand. */
      v.strictObject({
        step: v.literal('open'),
        /** A vote that is opened again stays by what it was. */
        by: v.optional(v.picklist(voters), 'hall'),
        until: v.nullable(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())),
      }),
      v.strictObject({ step: v.literal('close') }),
      /** The votes of a source that is probably a program, with what still comes from it; counted again until the results are out. */
      v.strictObject({ step: v.picklist(['leave_out', 'count_again']), source: tokenInput }),
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
      /** Code shown in the hall; in a vote by tickets the code of a ticket, by cards that of a card. */
      code: v.pipe(v.string(), v.maxLength(64)),
      /** A secret that the phone has made and remembers. Votes by a ticket or a card are one by that. */
      ballot: v.pipe(tokenInput, v.minLength(22)),
      /** How often the phone has voted: a vote that was sent again never replaces a later one. */
      nth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
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
