import { defineMessages, say } from '@callboard/language';

/** The texts of what an entry is checked with. */
export const eligibilityMessages = defineMessages({
  ready: 'Ready to submit?',
  rules: 'Rules of the season',
  meetsAll: (count: number, season: number) =>
    say('It meets {count, plural, one {the rule} other {all # rules}} of {season}.', {
      count,
      season: String(season),
    }),
  refused: (count: number) =>
    say('{count, plural, one {One thing} other {# things}} to sort out before it can be submitted', {
      count,
    }),
  passes: 'It can be submitted. Look at the warnings first.',
  mustBe: 'Has to be sorted out',
  warning: 'Warning',
  waived: 'Waived',
  waivedBy: (by: string, reason: string) => say('Waived by {by}: {reason}', { by, reason }),
  enterAs: (category: string) => say('Enter as {category}', { category }),
  takeOut: (names: string) => say('Take out {names}', { names }),
  enterIn: (region: string) => say('Enter in {region}', { region }),
  addWord: (word: string) => say('State “{word}”', { word }),
  approve: 'Approve',
  repaired: (entry: string) => say('{entry} changed', { entry }),
  waive: 'Waive',
  waiveTitle: (rule: string) => say('Waive “{rule}”', { rule }),
  waiveText: 'It can then be submitted. Your name and the reason stay with it.',
  reason: 'Reason',
  reasonMissing: 'Write why this is accepted.',
  cancel: 'Cancel',
  askOffice: 'Ask the office to change this.',
  checkedWith: (day: string) => say('Checked when it was submitted on {day}', { day }),
  version: (version: number) => say('Version {version}', { version: String(version) }),
});
