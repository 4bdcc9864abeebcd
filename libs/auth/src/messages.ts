import { defineMessages } from '@callboard/language';

/** What this library says on screen. */
export const messages = defineMessages({
  wrongPayload: 'wrong payload',
  email: 'Must be valid email',
});
