import { defineMessages, translate } from '@callboard/language';

/** The texts of rules of progression. */
export const ruleMessages = defineMessages({
  // Each rule in a few words
  first: (count: number) => translate('first {count}', { count }),
  next: (count: number) => translate('next {count}', { count }),
  points: (points: number) => translate('{points} points and more', { points }),
  pointsMost: (points: number, count: number) =>
    translate('{points} points and more, at most {count}', { points, count }),
  office: (count: number) => translate('office: {count}', { count }),
  audience: (count: number) => translate('audience: {count}', { count }),
  ofOneSchool: (count: number) => translate('at most {count} from one school', { count }),
  // Reasons of a move
  place: (place: number) => translate('Place {place}', { place }),
  total: (points: string) => translate('{points} points', { points }),
  votes: (count: number) => translate('{count, plural, one {# vote} other {# votes}}', { count }),
  selected: 'selected',
  tied: 'selected of those who share the place',
  past: (names: string) => translate('in place of {names}, whose school has all its places', { names }),
  // Acts that go on
  goOn: (count: number, stage: string) =>
    translate('{count, plural, one {# act goes} other {# acts go}} on to {stage}', { count, stage }),
  choose: (count: number, stage: string) =>
    translate('Choose {count, plural, one {# act} other {# acts}} to go on to {stage}.', { count, stage }),
  tiedAtLine: (places: number) =>
    translate('These are tied for the last place that goes on. Choose {places} of them to go on.', {
      places,
    }),
  tieReason: 'Why these',
  tieReasonHelp: 'It is in the protocol, and those who share the place read it.',
  // The rules of a stage
  title: 'Who goes on',
  add: 'Add a rule',
  empty: 'No one goes on from this stage',
  emptyText:
    'Add a rule for each way on: the first two to the final, the next four to a second chance, one by the vote of the audience.',
  hint: 'An act goes on by the first rule that takes it.',
  to: (rule: string, stage: string) => translate('{rule} to {stage}', { rule, stage }),
  change: (rule: string) => translate('Change “{rule}”', { rule }),
  moveUp: (rule: string) => translate('Move up “{rule}”', { rule }),
  remove: (rule: string) => translate('Remove “{rule}”', { rule }),
  removed: 'Rule removed',
});
