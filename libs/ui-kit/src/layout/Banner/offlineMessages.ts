import { defineMessages, translate } from '@callboard/language';

/** The texts of pages that go on without a network. */
export const offlineMessages = defineMessages({
  onDevice: (time: string, kilobytes: number) =>
    translate('Saved on this device at {time}: opens without a network ({kilobytes} kB)', {
      time,
      kilobytes,
    }),
  refused: 'Nothing is stored on this device',
  refusedText:
    'Without a network this page does not open again. Leave private browsing or the view as another user, or use another browser.',
  handOver: 'Hand over',
  saveForOffice: 'Save a file for the office',
  notPersisted: 'This device can delete what you enter',
  installApp:
    'It does so when it is short of space. Install the app: open the menu of the browser and select "Install" or "Add to Home Screen".',
  freeSpace: 'It is short of space. Delete photos or apps that you do not need.',
  clockAhead: (size: string) => translate('The clock of this device is {size} ahead', { size }),
  clockBehind: (size: string) => translate('The clock of this device is {size} behind', { size }),
  clockText: 'Everything you enter still gets the right time. Set the clock of the device when you can.',
  moreFindings: (count: number) =>
    translate('{count, plural, one {and # more} other {and # more}}', { count }),
  days: (count: number) => translate('{count, plural, one {# day} other {# days}}', { count }),
  hours: (count: number) => translate('{count, plural, one {# hour} other {# hours}}', { count }),
  minutes: (count: number) => translate('{count, plural, one {# minute} other {# minutes}}', { count }),
});
