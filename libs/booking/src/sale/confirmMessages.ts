import { defineMessages, translate } from '@callboard/language';

/** What a buyer reads who confirms the email of an order: apart from the texts of the shop, whose page is light. */
export const confirmMessages = defineMessages({
  title: 'Confirm your email',
  text: (email: string) =>
    translate(
      'We mailed a code to {email}. Enter it here, or open the link in the mail. Then you see how to pay.',
      {
        email,
      },
    ),
  code: 'Code of the mail',
  confirm: 'Confirm',
  missing: 'No mail after a minute? Look in the spam folder.',
  again: 'Send a new code',
  change: 'Use another email',
  mailed: (email: string) => translate('A new code was mailed to {email}.', { email }),
  cancel: 'Cancel',
});
