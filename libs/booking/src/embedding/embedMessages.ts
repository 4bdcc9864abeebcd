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
    system: 'Same as your website or the visitor’s device',
    light: 'Light',
    dark: 'Dark',
  },
  code: 'Code for your website',
  codeHelp: 'Paste it where you want the tickets to appear. The frame grows with its content.',
  preview: 'Preview',
  tickets: 'Tickets',
  sites: 'Sites that can show it',
  noSite: 'No website can show the shop yet',
  noSiteText:
    'The person who runs this server can add the address of your website to CALLBOARD_EMBED_ORIGINS.',
});
