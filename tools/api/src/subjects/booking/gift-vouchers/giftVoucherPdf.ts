import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { IssuedGiftVoucher } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { dayText } from '../../../engine/mail/dateTexts';
import { writePdf } from '../../../engine/pdf/writePdf';
import { giftVoucherWords } from './giftVoucherMail';

/** A gift voucher on a sheet of A5 in base64, in the language of the house. */
export function giftVoucherPdf(
  tenant: TenantCode,
  { code, number, balance, currency, valid_until }: Omit<IssuedGiftVoucher, 'hashcode'>,
  name: string | null,
): Promise<string> {
  const words = giftVoucherWords.en;
  const amount = formatMoney({ amount: balance, currency });
  const grey = { color: '#555555' };
  return writePdf(
    {
      pageSize: 'A5',
      pageOrientation: 'landscape',
      pageMargins: 36,
      info: { title: `${words.title} ${number}`, creator: tenants[tenant].name },
      defaultStyle: { font: 'Roboto', fontSize: 11, lineHeight: 1.25 },
      content: [
        { text: tenants[tenant].name, bold: true, fontSize: 14 },
        { text: words.title, bold: true, fontSize: 26, margin: [0, 16, 0, 0] },
        { text: amount, bold: true, fontSize: 40 },
        ...(name === null ? [] : [{ text: name, fontSize: 14 }]),
        { text: code, bold: true, fontSize: 20, margin: [0, 16, 0, 8] },
        { text: words.text(amount) },
        { text: words.safe, ...grey },
        {
          text: `${words.until} ${dayText(valid_until, 'en')} · ${words.number} ${number}`,
          margin: [0, 12, 0, 0],
          ...grey,
        },
      ],
    },
    'en',
  );
}
