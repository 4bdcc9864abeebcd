import { defineMessages, translate } from '@callboard/language';

/** The texts of replacing a member of an entry. */
export const replaceMessages = defineMessages({
  title: (name: string) => translate('Replace {name}', { name }),
  intro: (name: string) =>
    translate('{name} stays in the history as withdrawn. The rules are checked for the new person.', {
      name,
    }),
  until: (day: string) => translate('Possible until the first performance on {day}.', { day }),
  over: (day: string) =>
    translate(
      'Since the first performance on {day} only the office can replace anyone. Write to the office.',
      {
        day,
      },
    ),
  overForOffice: (day: string) =>
    translate('The first performance was on {day}. You can still replace, as the office. Say why.', { day }),
  name: 'Name of the new person',
  nameMissing: 'Write the name of the new person.',
  birthDate: 'Date of birth',
  role: 'Part',
  reason: 'Why are they replaced?',
  reasonMissing: 'Write why they are replaced.',
  guardianHelp: 'With an email, they get the link to consent immediately.',
  guardianName: 'Name of the guardian',
  guardianEmail: 'Email of the guardian',
  notPossible: 'This person cannot take the place:',
  replace: 'Replace',
  cancel: 'Cancel',
  close: 'Close',
  replaced: (leaving: string, coming: string) =>
    translate('{coming} takes the place of {leaving}', { leaving, coming }),
  undo: 'Undo',
  undone: (name: string) => translate('{name} is back in their place', { name }),
});
