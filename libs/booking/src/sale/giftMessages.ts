import { defineMessages, translate } from '@callboard/language';

/** The texts of paying with gift vouchers, in the shop and at the box office. */
export const giftMessages = defineMessages({
  gift: 'I have a gift voucher',
  code: 'Code of the gift voucher',
  codeHelp: 'The letters and digits on your gift voucher',
  use: 'Use gift voucher',
  used: 'Gift vouchers used',
  pays: (number: string, amount: string, left: string) =>
    translate('Gift voucher {number} pays {amount}; {left} stays on it.', { number, amount, left }),
  remove: (number: string) => translate('Remove gift voucher {number}', { number }),
  twice: 'This gift voucher is used already.',
  currency: 'This gift voucher has another currency.',
  paid: 'Gift voucher',
  toPay: 'To pay',
});
