import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** The texts of the page of a stage. */
export const stageMessages = defineMessages({
  acts: 'Acts',
  panel: 'Panel',
  vote: 'Vote',
  desk: 'Judging desk',
  league: 'Games and ladder',
  facts: 'About this stage',
  cancel: 'Cancel',
  // Before it starts
  before: 'Before judging can start',
  ready: 'Ready',
  missing: 'Missing',
  toCheck: 'To check',
  allReady: 'Nothing is missing. Judging can start.',
  rubricReady: (name: string) => translate('The rubric “{name}” is in use.', { name }),
  noRubric: 'Acts need a rubric to be judged by.',
  selectRubric: 'Select a rubric',
  rubricNotInUse: (name: string) => translate('The rubric “{name}” is not in use yet.', { name }),
  openRubric: 'Open the rubric',
  noJudges: 'No one judges yet.',
  addToPanel: 'Add judges',
  fewJudges: (judges: number, needed: number) =>
    translate(
      '{judges, plural, one {One judge is} other {# judges are}} on the panel, and an act needs {needed} signed {needed, plural, one {sheet} other {sheets}} for a place.',
      { judges, needed },
    ),
  openPanel: 'Open the panel',
  judgesReady: (judges: number) =>
    translate('{judges, plural, one {One judge is} other {# judges are}} on the panel.', { judges }),
  noHead: 'No one leads the panel. Only a head judge can release the results.',
  makeHead: 'Make one of them head judge',
  headReady: (name: string) => translate('{name} leads the panel.', { name }),
  noActs: 'No act takes part yet.',
  actsReady: (acts: number) =>
    translate('{acts, plural, one {One act takes} other {# acts take}} part.', { acts }),
  // Acts
  addActs: 'Add acts',
  actsEmpty: 'No acts in this stage yet',
  actsEmptyText: (label: Label) =>
    translate('Add all accepted {many} of the event together, or select some.', { many: lower(label.many) }),
  actsEmptyRead: 'The office adds them.',
  cameFrom: (place: number, stage: string) => translate('Place {place} in {stage}', { place, stage }),
  cameDecided: (place: number, stage: string) =>
    translate('Place {place} in {stage}, decided by the head judge', { place, stage }),
  cameFromStage: (stage: string) => translate('From {stage}', { stage }),
  ofEvent: (stage: string, event: string) => translate('{stage}, {event}', { stage, event }),
  gaveUp: (names: string, count: number, stage: string) =>
    translate('{names} gave up {count, plural, one {a place} other {places}} from {stage}', {
      names,
      count,
      stage,
    }),
  nextInLine: (stage: string) => translate('Next in line from {stage}', { stage }),
  gaveUpPlace: 'gave up its place',
  inPlaceOf: (name: string) => translate('in place of {name}', { name }),
  sharePlace: (places: number) =>
    translate('These share the next place. Select {places} of them.', { places }),
  noneInLine: 'No act is left in line. Add one with a reason, or leave the place empty.',
  putIn: 'Put in',
  putInOf: (name: string) => translate('Put {name} in', { name }),
  putInNotifies: 'Those who entered the act are notified that it goes on.',
  isIn: (name: string) => translate('{name} takes part now', { name }),
  place: (place: number) => translate('Place {place}', { place }),
  noPlace: 'No place',
  total: (total: string) => translate('{total} points', { total }),
  moreActs: (shown: number, all: number) =>
    translate('The first {shown} of {all} are shown.', { shown, all }),
  allActs: 'See all',
  removeAct: (name: string) => translate('Take {name} out of this stage', { name }),
  actRemoved: (name: string) => translate('{name} taken out', { name }),
  which: 'Which acts',
  allAccepted: (label: Label, count: number) =>
    translate('All accepted {many} that are not in yet ({count})', { many: lower(label.many), count }),
  someEntries: 'Some of them',
  noneLeft: (label: Label) =>
    translate('All accepted {many} of the event are in this stage already.', { many: lower(label.many) }),
  noneAccepted: (label: Label) =>
    translate('The event has no accepted {many} yet.', { many: lower(label.many) }),
  selectEntries: (label: Label) => translate('Select at least one {one}.', { one: lower(label.one) }),
  alreadyIn: (names: string) => translate('In this stage already: {names}', { names }),
  because: 'Why they are here',
  becauseHint: 'For example, a wild card. Judges and the office read it.',
  adding: (done: number, all: number) => translate('{done} of {all} added', { done, all }),
  actsAdded: (count: number) => translate('{count, plural, one {One act} other {# acts}} added', { count }),
  // Panel
  addJudges: 'Add judges',
  panelEmpty: 'No judges on the panel yet',
  panelEmptyText: 'Add users who have the role of a judge, and make one of them the head judge.',
  judges: 'Judges',
  judgesHint: 'Users with the role of a judge. Invite others first.',
  selectJudges: 'Select at least one judge.',
  alreadyJudges: (names: string) => translate('On the panel already: {names}', { names }),
  judgesAdded: (count: number) =>
    translate('{count, plural, one {One judge} other {# judges}} added', { count }),
  removeJudge: (name: string) => translate('Remove {name} from the panel', { name }),
  judgeRemoved: (name: string) => translate('{name} removed from the panel', { name }),
});
