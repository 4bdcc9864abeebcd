import { defineMessages, translate } from '@callboard/language';

/** The texts of pages that go on without a network. */
export const offlineMessages = defineMessages({
  onDevice: (time: string, kilobytes: number) =>
    translate('On this device, from {time}: opens without a network ({kilobytes} kB)', { time, kilobytes }),
  refused: 'Nothing is stored on this device',
  refusedText:
    'Without a network this page does not open again. Leave private browsing and the view of another user, or use another browser.',
});
