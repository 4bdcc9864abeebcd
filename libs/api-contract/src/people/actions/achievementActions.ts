import * as v from 'valibot';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput, reasonInput } from '../../inputs';
import { isLink } from '../../schemas/formats';
import { filledTextInput } from '../../schemas/textInput';

/** What is done about the achievements of young creatives, besides their transitions. */
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
};
