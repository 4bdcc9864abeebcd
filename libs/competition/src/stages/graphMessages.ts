import { defineMessages, translate } from '@callboard/language';

/** The texts of how acts go on from stage to stage. */
export const graphMessages = defineMessages({
  tab: 'Progression',
  title: 'How acts go on',
  list: 'All stages in this progression',
  alone: 'No other stage is linked to this one',
  aloneText: 'Add a rule under “Who goes on” to see the progression here.',
  acts: (count: number) => translate('{count, plural, one {# act} other {# acts}}', { count }),
  wentOn: (count: number, stage: string) =>
    translate('{count, plural, one {# act} other {# acts}} went on to {stage}', { count, stage }),
});
