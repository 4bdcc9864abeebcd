import { defineMessages, translate } from '@callboard/language';

/** The texts next to the form of an eligibility rule. */
export const ruleMessages = defineMessages({
  contradicts: 'This rule cannot be saved like this',
  two: (other: string) =>
    translate('No entry could meet both this rule and “{other}”. Change one of them, or retire it.', {
      other,
    }),
  three: (other: string, third: string) =>
    translate(
      'No entry could meet this rule, “{other}” and “{third}” together. Change one of them, or retire it.',
      {
        other,
        third,
      },
    ),
  neverBroken: 'Every entry meets this rule, so it has no effect.',
});
