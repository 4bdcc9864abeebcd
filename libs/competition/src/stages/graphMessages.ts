import { defineMessages, translate } from '@callboard/language';

/** The texts of how acts go on from stage to stage. */
export const graphMessages = defineMessages({
  tab: 'Progression',
  title: 'How acts go on',
  list: 'All stages in this progression',
  alone: 'No stage leads here, and this one leads nowhere',
  aloneText: 'Set “Goes on to” and “Acts that go on” of a stage, and both are drawn here.',
  acts: (count: number) => translate('{count, plural, one {# act} other {# acts}}', { count }),
  goOn: (count: number, stage: string) =>
    translate('{count, plural, one {# act goes} other {# acts go}} on to {stage}', { count, stage }),
  wentOn: (count: number, stage: string) =>
    translate('{count, plural, one {# act} other {# acts}} went on to {stage}', { count, stage }),
  ofOneSchool: (count: number) => translate('of one school at most {count}', { count }),
});
