import { defineMessages } from '@callboard/language';

/** The labels of the views. Separate from the other texts of screens, because a list is often the first screen to load. */
export const viewMessages = defineMessages({ when: 'When', upcoming: 'Upcoming', past: 'Past', all: 'All' });
