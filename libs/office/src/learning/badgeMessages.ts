import { defineMessages } from '@callboard/language';

/** The texts about the public badge of an achievement. */
export const badgeMessages = defineMessages({
  open: 'Make a public badge',
  badge: 'Public badge',
  openTitle: 'Make a public badge?',
  openText:
    'Anyone with the link can read the name, the achievement and the day. It is not in any list or search, and you can close it at any time.',
  minorText:
    'This creative is a minor: the badge has the given name and an initial. Open it once a guardian agreed.',
  consent: 'How the guardian agreed',
  consentHint: 'Who, when and how. The office alone reads it.',
  consentNeeded: 'Write how the guardian agreed.',
  cancel: 'Cancel',
  opened: 'The badge is public',
  isOpen: 'The badge is public at this address:',
  copy: 'Copy the address',
  visit: 'Open its page',
  close: 'Close the badge',
  closed: 'The badge is closed',
  done: 'Done',
});
