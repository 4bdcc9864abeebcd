import { defineMessages, translate } from '@callboard/language';

/** The texts of the menu of many modules. */
export const moduleMessages = defineMessages({
  findPage: 'Find a page',
  noPage: 'No page has this name',
  allPages: (count: number) => translate('Show all {count, number}', { count }),
});
