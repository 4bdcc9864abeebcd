import { defineMessages, translate } from '@callboard/language';

/** The texts of the page of public notices: fetched with it. */
export const noticeMessages = defineMessages({
  title: 'Notices',
  none: 'No notices now',
  noneText: 'News and information that everyone can read appear here.',
  download: (title: string) => translate('Download {title}', { title }),
  kilobytes: (size: string) => translate('{size} kB', { size }),
});
