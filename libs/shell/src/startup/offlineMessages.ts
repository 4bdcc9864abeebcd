import { defineMessages, translate } from '@callboard/language';

/** Texts that are shown only while the server cannot be reached. */
export const offlineMessages = defineMessages({
  storedDrafts: (count: number, time: string, zone: string) =>
    translate(
      '{count, plural, one {# draft is} other {# drafts are}} stored on this device, the last one from {time} ({zone}). They are offered again when you are connected.',
      { count, time, zone },
    ),
  storedOutbox: (count: number) =>
    translate(
      '{count, plural, one {# item waits} other {# items wait}} on this device. They are sent when you are connected and signed in.',
      { count },
    ),
});
