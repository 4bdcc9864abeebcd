import { defineMessages, translate } from '@callboard/language';

/** The texts of the banner. */
export const outboxBannerMessages = defineMessages({
  waiting: (count: number) =>
    translate('{count, plural, one {# message is} other {# messages are}} waiting to be sent', { count }),
  refused: (count: number) =>
    translate('{count, plural, one {# message} other {# messages}} could not be sent', { count }),
  changesWaiting: (count: number) =>
    translate('{count, plural, one {# change is} other {# changes are}} waiting to be sent', { count }),
  changesRefused: (count: number) =>
    translate('{count, plural, one {# change} other {# changes}} could not be sent', { count }),
  show: 'Show',
});
