import { defineMessages } from '@callboard/language';

/** What is said of a newer app (clause 1.9) and of the first one that works offline (clause 1.8). */
export const updateMessages = defineMessages({
  available: 'New version of app is available.',
  update: 'Click to update',
  offlineReady: 'The app is ready to work offline.',
});
