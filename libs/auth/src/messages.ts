import { defineMessages } from '@callboard/language';

/** The texts of this library on screen. */
export const messages = defineMessages({
  wrongPayload: 'wrong payload',
  email: 'Must be valid email',
});
