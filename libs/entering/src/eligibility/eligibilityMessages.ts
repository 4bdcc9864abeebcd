import { defineMessages, translate } from '@callboard/language';

/** The texts of what an entry is checked with. */
export const eligibilityMessages = defineMessages({
  ready: 'Ready to submit?',
  rules: 'Rules of the season',
  meetsAll: (count: number, season: number) =>
    translate('It meets {count, plural, one {the rule} other {all # rules}} of {season}.', {
      count,
      season: String(season),
    }),
  refused: (count: number) =>
    translate('{count, plural, one {One thing} other {# things}} to fix before it can be submitted', {
      count,
    }),
  passes: 'It can be submitted. Look at the warnings first.',
  others: 'Warnings',
  mustBe: 'Must be fixed',
  warning: 'Warning',
  waived: 'Waived',
  waivedBy: (by: string, reason: string) => translate('Waived by {by}: {reason}', { by, reason }),
  enterAs: (category: string) => translate('Enter as {category}', { category }),
  takeOut: (names: string) => translate('Take out {names}', { names }),
  enterIn: (region: string) => translate('Enter in {region}', { region }),
  addWord: (word: string) => translate('State “{word}”', { word }),
  approve: 'Approve',
  repaired: (entry: string) => translate('{entry} changed', { entry }),
  waive: 'Waive',
  waiveTitle: (rule: string) => translate('Waive “{rule}”', { rule }),
  waiveText: 'It can then be submitted. Your name and the reason stay with it.',
  reason: 'Reason',
  reasonMissing: 'Write why this is accepted.',
  cancel: 'Cancel',
  askOffice: 'Ask the office',
  changeField: (field: string) => translate('Change {field}', { field }),
  changeMembers: (members: string) => translate('Change {members}', { members }),
  checkedWith: (day: string) => translate('Checked when it was submitted on {day}', { day }),
  version: (version: number) => translate('Version {version}', { version: String(version) }),
  removed: (name: string) => translate('{name} removed', { name }),
  undo: 'Undo',
  undone: (names: string) => translate('{names} is back', { names }),
});
