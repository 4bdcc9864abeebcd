import { defineMessages, translate } from '@callboard/language';

/** The texts of the download page (clauses 2.10 to 2.12, 8.8). */
export const downloadMessages = defineMessages({
  loading: 'Loading your file',
  isDownloading: (title: string) => translate('{title} is being downloaded', { title }),
  yourFile: 'Your file',
  ifNot: 'If the download does not start,',
  clickHere: 'click here',
  notFound: 'Attachment not found',
  notFoundText: 'The attachment you are looking for does not exist or has been removed.',
  missingHashcode: 'missing hashcode',
  backToHome: 'Back to home',
});
