import { defineMessages } from '@callboard/language';

/** The texts of the page of all settings. */
export const settingsMessages = defineMessages({
  title: 'Settings and failed emails',
  subtitle: 'What is set up once, and email that could not be sent',
  allSent: 'Every email was sent.',
  rights: 'Rights of roles',
  groups: {
    season: 'Season',
    money: 'Tickets and money',
    people: 'People and rights',
    pages: 'Pages',
  },
});
