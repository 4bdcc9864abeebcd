import { defineMessages, translate } from '@callboard/language';

/** Texts for a buyer who confirms the email of an order: apart from the texts of the shop, whose page is light. */
export const confirmMessages = defineMessages({
  title: 'Confirm your email',
  text: (email: string) =>
    translate(
      'We emailed a code to {email}. Enter it here, or open the link in the email. Then you see how to pay.',
      {
        email,
      },
    ),
  code: 'Code from the email',
  confirm: 'Confirm',
  missing: 'No email after a minute? Look in the spam folder.',
  again: 'Send a new code',
  change: 'Use another email',
  mailed: (email: string) => translate('A new code was emailed to {email}.', { email }),
  cancel: 'Cancel',
});
