import { defineMessages } from '@callboard/language';

/** The texts about a new version (clause 1.9), the first installation (clause 1.8), and installing the app. */
export const updateMessages = defineMessages({
  available: 'New version of app is available.',
  update: 'Click to update',
  late: 'The new version opens when your work is saved.',
  offlineReady: 'The app is ready to work offline.',
  install: 'Install this app',
});
