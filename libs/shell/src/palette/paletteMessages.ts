import { defineMessages, say } from '@callboard/language';

/** What the command palette puts on the screen. */
export const paletteMessages = defineMessages({
  title: 'Search and commands',
  placeholder: 'Go to, find or do…',
  results: 'Results',
  close: 'Close',
  recent: 'Recent',
  onThisPage: 'On this page',
  similar: 'Spelt alike',
  goTo: 'Go to',
  actions: 'Actions',
  start: 'Start',
  colours: (choice: string) => say('Colours: {choice}', { choice }),
  coloursWords: 'theme dark light mode',
  language: (name: string) => say('Language: {name}', { name }),
  languageWords: 'language reo english māori',
  shortcuts: 'Keyboard shortcuts',
  notifications: 'Notifications',
  searching: 'Searching…',
  nothing: (query: string) => say('Nothing matches “{query}”', { query }),
  found: (count: number) => say('{count, plural, one {# result} other {# results}}', { count }),
  problem: (message: string) => say('Records could not be searched: {message}', { message }),
  tryAgain: 'Try again',
  choose: 'to choose',
  open: 'to open',
  newTab: 'in a new tab',
});
