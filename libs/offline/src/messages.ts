import { defineMessages } from '@callboard/language';

/** Why something was not sent, where the server gave no reason. */
export const messages = defineMessages({
  perhapsSent:
    'It may have been sent already: the connection was lost for a day while it was being sent. Check before you try again.',
});
