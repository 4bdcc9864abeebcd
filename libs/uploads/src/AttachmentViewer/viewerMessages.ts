import { defineMessages, translate } from '@callboard/language';

/** The texts of the file viewer. */
export const viewerMessages = defineMessages({
  download: 'Download',
  fullSize: '100 %',
  fullSizeLong: 'Show at full size',
  previous: 'Previous file',
  next: 'Next file',
  place: (at: number, count: number) => translate('{at} of {count}', { at, count }),
  notShown: 'This file cannot be shown here. Download it to open it.',
  gone: 'Attachment not found',
});
