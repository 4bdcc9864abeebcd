import type { Receipt, ReceiptPaper, SaleOrder } from '@callboard/api-contract/booking';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { formatMoney } from '@callboard/domain/money';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { timeIn } from '../../../engine/mail/dateTexts';
import { mailTexts } from '../../../engine/mail/mailTexts';
import { writePdf } from '../../../engine/pdf/writePdf';
import { receiptWays } from './receiptWays';

const texts = mailTexts({
  en: {
    title: 'Receipt',
    gst: 'GST number',
    order: 'Order',
    buyer: 'For',
    total: 'Total',
    tax: 'GST included',
    fees: 'Fees included',
    back: 'Paid back',
    show: 'Show this code at the door.',
  },
  mi: {
    title: 'Rihīti',
    gst: 'Tau GST',
    order: 'Ota',
    buyer: 'Mā',
    total: 'Tapeke',
    tax: 'GST kei roto',
    fees: 'Utu kei roto',
    back: 'Kua whakahokia',
    show: 'Whakaatuhia tēnei waehere i te kūaha.',
  },
});

/** Points in a millimetre. */
const millimetre = 72 / 25.4;

/** The paper in points: a roll is as long as what is on it. */
const papers: Readonly<
  Record<
    ReceiptPaper,
    Pick<TDocumentDefinitions, 'pageSize' | 'pageMargins'> & { font: number; code: number }
  >
> = {
  a4: { pageSize: 'A4', pageMargins: 48, font: 10, code: 0 },
  80: {
    pageSize: { width: 80 * millimetre, height: 'auto' },
    pageMargins: 4 * millimetre,
    font: 8,
    code: 150,
  },
  58: {
    pageSize: { width: 58 * millimetre, height: 'auto' },
    pageMargins: 4 * millimetre,
    font: 7,
    code: 110,
  },
};

/** A receipt as a PDF in base64; on the paper of a roll the valid tickets follow it, each with its QR code. */
export function receiptPdf(
  receipt: Receipt,
  tickets: SaleOrder['tickets'],
  paper: ReceiptPaper,
  known: LanguageCode | null,
): Promise<string> {
  const language = known ?? 'en';
  return writePdf(receiptDocument(receipt, tickets, paper, language), language);
}

/** Parts of the PDF of a receipt. */
export function receiptDocument(
  receipt: Receipt,
  tickets: SaleOrder['tickets'],
  paper: ReceiptPaper,
  language: LanguageCode,
): TDocumentDefinitions {
  const words = { ...texts[language], ways: receiptWays[language] };
  const { number, supplier, gst_number, address, buyer, performance, currency } = receipt;
  const { font, code, ...size } = papers[paper];
  const grey = { color: '#555555' };
  return {
    ...size,
    info: { title: `${words.title} ${number}`, creator: supplier },
    defaultStyle: { font: 'Roboto', fontSize: font, lineHeight: 1.25 },
    content: [
      { text: supplier, bold: true, fontSize: font * 1.4 },
      ...(address === null ? [] : [{ text: address, ...grey }]),
      ...(gst_number === null ? [] : [{ text: `${words.gst} ${gst_number}` }]),
      { text: words.title, bold: true, fontSize: font * 1.4, margin: [0, font, 0, 0] },
      { text: `${words.order} ${number} · ${timeIn(receipt.issued_at, receipt.zone, language)}` },
      ...(buyer === null ? [] : [{ text: `${words.buyer} ${buyer}` }]),
      { text: `${performance.name}, ${timeIn(performance.starts_at, performance.zone, language)}` },
      sums(receipt, words),
      ...(code === 0 ? [] : tickets.flatMap((ticket) => ticketOf(ticket, { currency, code, font, words }))),
    ],
  };
}

type Words = (typeof texts)[LanguageCode] & { ways: (typeof receiptWays)[LanguageCode] };

function sums({ lines, total, tax, fees, payments, currency }: Receipt, words: Words): Content {
  const money = (amount: number): TableCell => ({
    text: formatMoney({ amount, currency }),
    alignment: 'right',
    noWrap: true,
  });
  return {
    layout: 'lightHorizontalLines',
    margin: [0, 8, 0, 0],
    table: {
      dontBreakRows: true,
      widths: ['*', 'auto'],
      body: [
        ...lines.map(({ text, quantity, amount }) => [`${quantity} × ${text}`, money(amount)]),
        [{ text: words.total, bold: true }, money(total)],
        ...(tax === null ? [] : [[words.tax, money(tax)]]),
        ...(fees === null ? [] : [[words.fees, money(fees)]]),
        ...payments.map(({ provider, amount }) => [
          amount < 0 ? `${words.back}: ${words.ways[provider]}` : words.ways[provider],
          money(amount),
        ]),
      ],
    },
  };
}

function ticketOf(
  { code: text, place, price_type, price, number }: SaleOrder['tickets'][number],
  { currency, code, font, words }: { currency: string; code: number; font: number; words: Words },
): Content[] {
  if (text === null) return [];
  return [
    { text: place, bold: true, fontSize: font * 1.4, alignment: 'center', margin: [0, 20, 0, 0] },
    { text: `${price_type.name} ${formatMoney({ amount: price, currency })}`, alignment: 'center' },
    { qr: text, fit: code, alignment: 'center', margin: [0, 4, 0, 4] },
    { text: `${words.show} ${number}`, alignment: 'center' },
  ];
}
