import { defineMessages, translate } from '@callboard/language';

/** The texts of a row's menu. */
export const rowMessages = defineMessages({
  menuOf: (many: string) => translate('Menu of {many}', { many: many.toLowerCase() }),
  open: 'Open',
  openApart: 'Open in a new tab',
  summary: 'Summary',
  edit: 'Edit',
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Your browser does not let this page copy. Open the record and copy its address.',
  remove: 'Delete',
});
