import * as v from 'valibot';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput, reasonInput } from '../../inputs';
import { isLink } from '../../schemas/formats';
import { filledTextInput } from '../../schemas/textInput';

const ofBadge = {
  on: 'nothing',
  roles: 'session',
  problems: ['missing', 'conflict'],
  clause: '7.41',
  alsoWrites: ['achievementInstances'],
} as const;

/** Actions for the achievements of young creatives, besides their transitions. */
export const achievementActions = {
  proposeAchievement: defineAction({
    name: 'propose_achievement',
    summary:
      'Proposes an achievement of a creative as reached, with a link or a note: by the creative, their mentor or the office',
    on: 'nothing',
    input: v.pipe(
      v.strictObject({
        creative: hashcodeInput,
        template: hashcodeInput,
        evidence: v.nullable(v.pipe(filledTextInput(500), v.check(isLink))),
        story: v.nullable(reasonInput(2_000)),
      }),
      v.check(({ evidence, story }) => evidence !== null || story !== null),
    ),
    badInput: 'proposalNeedsEvidence',
    output: noOutput,
    roles: 'session',
    problems: ['missing', 'conflict'],
    clause: '7.41',
    alsoWrites: ['achievementInstances'],
  }),

  openBadge: defineAction({
    ...ofBadge,
    name: 'open_badge',
    summary:
      'Makes the badge of a reached achievement public under an address that no one can guess: by the creative, or for a minor by the office',
    input: v.strictObject({
      achievement: hashcodeInput,
      /** How the guardian of a minor agreed; the office alone reads it. */
      consent: v.nullable(reasonInput(300)),
    }),
    output: v.object({ badge: v.string() }),
  }),

  closeBadge: defineAction({
    ...ofBadge,
    name: 'close_badge',
    summary:
      'Closes the public badge of an achievement: its address is gone, and a new one is made when it is opened again',
    input: v.strictObject({ achievement: hashcodeInput }),
    output: noOutput,
  }),
};
