import { defineMessages } from '@callboard/language';

/** The texts of setting the shop up on another website. */
export const embedMessages = defineMessages({
  tab: 'On your website',
  title: 'Put it on your website',
  about: 'Buyers select seats and pay within a page of your own website.',
  what: 'What buyers see',
  one: 'This performance',
  ofEvent: 'All performances of the event',
  all: 'Everything that is on sale',
  language: 'Language',
  languages: { en: 'English', mi: 'Māori' },
  theme: 'Colours',
  themes: {
    own: 'As in the shop',
    light: 'Light',
    dark: 'Dark',
    system: 'As the visitor’s device',
  },
  code: 'Code for your website',
  codeHelp: 'Paste it where the tickets are to stand. The frame grows with its content.',
  preview: 'Preview',
  tickets: 'Tickets',
  sites: 'Sites that can show it',
  noSite: 'No website can show the shop yet',
  noSiteText: 'Whoever runs this server adds the address of yours to CALLBOARD_EMBED_ORIGINS.',
});
