import { defineMessages, say } from '@callboard/language';

/** What the page of public notices says: fetched with it. */
export const noticeMessages = defineMessages({
  title: 'Notices',
  none: 'No notices now',
  noneText: 'News and information that everyone can read appear here.',
  download: (title: string) => say('Download {title}', { title }),
  kilobytes: (size: string) => say('{size} kB', { size }),
});
