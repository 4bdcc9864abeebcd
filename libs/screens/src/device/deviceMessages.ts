import { defineMessages, formatNumber, translate } from '@callboard/language';

/** The texts of the check of a device before the doors open. */
export const deviceMessages = defineMessages({
  title: 'Check this device',
  subtitle: 'Do this before the doors open, where the device will be.',
  again: 'Check again',
  ready: 'This device is ready.',
  notReady: (count: number) =>
    translate('{count, plural, one {# thing needs} other {# things need}} you.', { count }),
  ok: 'OK',
  notOk: 'Not OK',
  notKnown: 'Not known',
  names: {
    network: 'Network',
    clock: 'Clock',
    storage: 'Storage',
    battery: 'Battery',
    files: 'Opens without a network',
  },
  answered: (ms: number) => translate('The server answered in {ms} ms.', { ms: formatNumber(ms) }),
  clockRight: 'The clock is right.',
  stays: 'The browser keeps what you enter.',
  free: (gigabytes: string) => translate('{gigabytes} GB are free.', { gigabytes }),
  charge: (percent: number) => translate('{percent} % charged.', { percent }),
  filesHere: 'The app is on this device.',
  advice: {
    away: 'The server does not answer. Check the Wi-Fi. The app goes on without it, and sends later.',
    slow: 'The network is slow. Move closer to the Wi-Fi, or use the network of your phone.',
    wrong: 'Set the clock of the device to automatic. What you enter still gets the right time.',
    clockUnknown: 'Connect once, so that the clock can be compared.',
    notPersisted: 'The browser can delete what you enter. Install the app, then check again.',
    full: 'There is little space. Delete photos or apps that you do not need.',
    storageUnknown: 'This browser does not report it. Install the app to be safe.',
    low: 'Plug the device in.',
    batteryUnknown: 'This browser does not report it. Look at the battery of the device.',
    missing: 'Stay on this page with a network for a minute, then check again.',
  },
});
