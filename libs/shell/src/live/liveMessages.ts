import { defineMessages } from '@callboard/language';

/** The texts about changes that arrive by themselves (clause 4.12). */
export const liveMessages = defineMessages({
  reconnected: 'Reconnected',
  paused: 'Live updates are paused. Trying again…',
});
