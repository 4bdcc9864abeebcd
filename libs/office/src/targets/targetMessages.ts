import { defineMessages, translate } from '@callboard/language';

/** The texts of the editor of targets. */
export const targetMessages = defineMessages({
  none: 'Choose who gets it',
  noneText: 'Add a group, such as everyone in an event. Everyone in one of the groups gets it.',
  noneReadOnly: 'No one is selected.',
  add: 'Add a group',
  addTitle: 'New group',
  editTitle: 'Change group',
  intro: 'It goes to people who match everything that you choose here. What you leave empty is ignored.',
  role: 'Role',
  event: 'Event',
  region: 'Region',
  entryStatus: 'Entry status',
  person: 'One person',
  anyRole: 'Any role',
  any: 'Any',
  moreOfEntries: 'More about what they entered',
  searchEntries: 'Name of what they entered',
  save: 'Save group',
  cancel: 'Cancel',
  change: 'Change',
  changeOf: (group: string) => translate('Change group: {group}', { group }),
  remove: 'Remove',
  removeOf: (group: string) => translate('Remove group: {group}', { group }),
  added: 'Group added',
  changed: 'Group changed',
  removed: 'Group removed',
  ownFilter: 'More conditions',
  nameSomething: 'Choose at least one thing.',
  people: (count: number) => translate('{count, plural, one {# person} other {# people}}', { count }),
  reaches: (count: number) =>
    translate('Reaches {count, plural, one {# person} other {# people}}', { count }),
  withThis: (count: number) =>
    translate('With this group it reaches {count, plural, one {# person} other {# people}}', { count }),
  thisGroup: (count: number) =>
    translate('{count, plural, one {# person is} other {# people are}} in this group', { count }),
  sum: (sum: number) =>
    translate('The groups add up to {sum}: some people are in more than one. They get it once.', { sum }),
  groups: 'Groups',
  whoTitle: 'People',
  firstOf: (shown: number, count: number) => translate('The first {shown} of {count}', { shown, count }),
  inGroups: (numbers: string) => translate('In group {numbers}', { numbers }),
  noPeople: 'No one is in these groups now.',
});
