import { defineMessages } from '@callboard/language';

/** The texts about a new version (clause 1.9) and the first installation (clause 1.8). */
export const updateMessages = defineMessages({
  available: 'New version of app is available.',
  update: 'Click to update',
  late: 'The new version opens when your work is saved.',
  offlineReady: 'The app is ready to work offline.',
});
