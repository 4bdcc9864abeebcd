import * as v from 'valibot';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput, reasonInput } from '../../inputs';
import { timeOf, type Corrected } from '../../madeTime';
import { handedOverLimits, handOverInput } from '../handedOverSchema';

const shared = {
  on: 'nothing',
  hasEffects: true,
  clause: '3.24, 1.8, 1.10',
} as const;

/** Work of a device that the server no longer takes from its maker. */
export const handOverActions = {
  /** Calls that were handed over before are not handed over twice, however often a device sends them. */
  handOverWork: defineAction({
    ...shared,
    name: 'hand_over_work',
    summary:
      'Hands over what the caller did on a device and the server refused, for the head judge or the office',
    wire: { method: 'POST', path: 'handed-over-work' },
    input: handOverInput,
    badInput: 'handedOverInput',
    output: noOutput,
    roles: 'session',
    problems: ['missing', 'invalid'],
    offline: {
      after: (input: unknown) => input,
      order: {
        times: (input: unknown, corrected: Corrected) => {
          const { calls, ...rest } = v.parse(handOverInput, input);
          return { ...rest, calls: calls.map((call) => ({ ...call, ...corrected(timeOf(call)) })) };
        },
      },
    },
    alsoWrites: ['handedOverWork'],
  }),

  /** The head judge takes what was judged in the stage, the office everything else. What cannot be applied goes on waiting, with what is behind it. */
  takeOverWork: defineAction({
    ...shared,
    name: 'take_over_work',
    summary: 'Applies handed-over work in the name of its maker, call by call',
    wire: { method: 'POST', path: 'handed-over-work/take-over' },
    input: v.strictObject({ work: hashcodeInput }),
    output: v.object({
      applied: v.number(),
      /** How many wait because of the first that could not be applied, with that one. */
      left: v.number(),
      problem: v.nullable(v.string()),
    }),
    roles: ['staff', 'judge'],
    problems: ['missing', 'conflict'],
    alsoWrites: ['handedOverWork', 'scoreSheets', 'showSteps'],
  }),

  dismissWork: defineAction({
    ...shared,
    name: 'dismiss_work',
    summary: 'Dismisses handed-over work with a reason: what was not applied of it never counts',
    wire: { method: 'POST', path: 'handed-over-work/dismiss' },
    input: v.strictObject({ work: hashcodeInput, reason: reasonInput(handedOverLimits.reason) }),
    output: noOutput,
    roles: ['staff', 'judge'],
    problems: ['missing', 'conflict'],
    alsoWrites: ['handedOverWork'],
  }),
};
