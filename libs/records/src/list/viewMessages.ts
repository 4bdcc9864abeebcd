import { defineMessages, translate } from '@callboard/language';

/** The texts of saved views. */
export const viewMessages = defineMessages({
  views: 'Views',
  changed: 'changed',
  all: (many: string) => translate('All {many}', { many: many.toLowerCase() }),
  own: 'Your views',
  shared: 'Shared with you',
  thisList: 'This list',
  isDefault: 'Default',
  sharedWith: (role: string) => translate('Shared with {role}', { role: role.toLowerCase() }),
  saveNew: 'Save as new view…',
  saveChanges: 'Save changes',
  discard: 'Discard changes',
  rename: 'Rename…',
  renameOrShare: 'Rename or share…',
  makeDefault: 'Open the list with this view',
  endDefault: 'Stop opening the list with this view',
  saved: (name: string) => translate('{name} saved', { name }),
  defaultSet: (name: string) => translate('The list now opens with {name}', { name }),
  defaultEnded: 'The list opens without a view',
});
