import { defineMessages } from '@callboard/language';

/** The text that leads to the desk, apart from those of the desk, because the page of every event shows it. */
export const decideLinkMessages = defineMessages({
  decide: 'Decide',
});
