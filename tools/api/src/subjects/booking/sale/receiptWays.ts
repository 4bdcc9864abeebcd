import { mailTexts } from '../../../engine/mail/mailTexts';

const texts = mailTexts({
  en: {
    simulated: 'Card',
    stripe: 'Card',
    bank_transfer: 'Bank transfer',
    cash: 'Cash',
    terminal: 'Card machine',
    free: 'Nothing to pay',
    exchange: 'Tickets exchanged',
    gift_voucher: 'Gift voucher',
  },
  mi: {
    simulated: 'Kāri',
    stripe: 'Kāri',
    bank_transfer: 'Whakawhitinga pēke',
    cash: 'Moni ukauka',
    terminal: 'Mīhini kāri',
    free: 'Kāore he utu',
    exchange: 'Kua whakawhitia ngā tīkiti',
    gift_voucher: 'Tīkiti koha',
  },
});

/** How money moved, by its provider. */
export const receiptWays = texts;
