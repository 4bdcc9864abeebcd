import { defineMessages, translate } from '@callboard/language';

/** The texts of the public page of a badge. */
export const badgeMessages = defineMessages({
  title: 'Badge',
  missing: 'No badge here',
  missingText: 'It was closed, or the address is incomplete.',
  revoked: 'This badge was revoked',
  revokedText: (badge: string, issuer: string) =>
    translate('“{badge}” of {issuer} does not count any more.', { badge, issuer }),
  holds: 'The signature is valid',
  holdsText: (issuer: string) =>
    translate('This is exactly what {issuer} signed, and it was not revoked.', { issuer }),
  broken: 'The signature is not valid',
  brokenText: 'This is not what was signed. Do not rely on it.',
  unchecked: 'This browser cannot check the signature',
  uncheckedText: 'Open the page with https, or save the badge and check it with another program.',
  holder: 'Reached by',
  reachedOn: 'On',
  issuer: 'Issued by',
  criteria: 'What it takes',
  save: 'Save the signed badge',
  keys: 'Public keys',
  check:
    'The signed badge is a credential of Open Badges 3.0. Anyone can check it with the public keys, without this page.',
});
