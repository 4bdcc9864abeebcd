import { defineMessages } from '@callboard/language';

/** What the views of the events are called; apart from the other words of screens, because a list is often the first screen. */
export const viewMessages = defineMessages({ when: 'When', upcoming: 'Upcoming', past: 'Past', all: 'All' });
