import { defineMessages, translate } from '@callboard/language';

/** The texts of what is handed over. */
export const handOverMessages = defineMessages({
  handedOver: (count: number) =>
    translate('{count, plural, one {# change handed over} other {# changes handed over}}', { count }),
  noReason: 'The server gave no reason.',
});
