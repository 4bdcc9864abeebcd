import { defineMessages } from '@callboard/language';

/** The texts about the foyer screens of a performance. */
export const foyerMessages = defineMessages({
  tab: 'Foyer screen',
  title: 'Show on foyer screens',
  about:
    'Screens in the foyer and phones of the audience follow the night: what is on, what comes next, how late it is. Acts and schools are named, people are not.',
  isOn: 'Everyone with the link can follow this performance',
  notPublic: 'Its event is not public yet: the page opens when it is.',
  notAnnounced: 'It is not announced yet: the page opens when it is.',
  link: 'Link',
  copy: 'Copy the link',
  open: 'Open the page',
  code: 'QR code of the page',
  codeHelp: 'Show or print this code where the audience can scan it.',
});
