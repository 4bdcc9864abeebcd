import { invoiceOpen } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import { formatDay } from '@callboard/domain/calendar';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { writePdf } from '../../../engine/pdf/writePdf';
import type { CreditNoteDocument, InvoiceDocument } from './documents';

/**
 * An invoice as a PDF in base64. It has what New Zealand asks of taxable supply information above $1,000, so that it holds for every
 * amount: the supplier with the GST number, the day, what was supplied, the buyer with a way to reach them, and the amount with its GST.
 */
export function invoicePdf(invoice: InvoiceDocument): Promise<string> {
  return writePdf(invoiceDocument(invoice));
}

/** A credit note as a PDF in base64: supply correction information, which names the invoice that it corrects. */
export function creditNotePdf(note: CreditNoteDocument): Promise<string> {
  return writePdf(noteDocument(note));
}

/** Content of an invoice's PDF. */
export function invoiceDocument(invoice: InvoiceDocument): TDocumentDefinitions {
  const { number, issued_on, due_on, currency, lines, total, paid, credited, bank_account } = invoice;
  const money = (amount: number) => formatMoney({ amount, currency });
  const open = invoiceOpen(invoice);
  const came: [string, number][] = [
    ['Paid', -paid],
    ['Credited', -credited],
    ['To pay', open],
  ];
  return page('Invoice', invoice, [
    facts([
      ['Invoice number', number],
      ['Issued on', formatDay(issued_on)],
      ['Due on', formatDay(due_on)],
    ]),
    table(
      lines,
      [
        ['Total including GST', money(total)],
        ...taxFacts(invoice),
        ...(paid + credited > 0 ? came.map(([label, amount]): Fact => [label, money(amount)]) : []),
      ],
      money,
    ),
    ...(open > 0 && bank_account !== null
      ? [
          { text: 'How to pay', bold: true, margin: [0, 16, 0, 4] } satisfies Content,
          facts([
            ['Amount', money(open)],
            ['Bank account', bank_account],
            ['Reference', number],
          ]),
        ]
      : []),
  ]);
}

/** Content of a credit note's PDF. */
export function noteDocument(note: CreditNoteDocument): TDocumentDefinitions {
  const { number, issued_on, currency, lines, total, released, reason, invoice, invoiced_on } = note;
  const money = (amount: number) => formatMoney({ amount, currency });
  return page('Credit note', note, [
    facts([
      ['Credit note number', number],
      ['Issued on', formatDay(issued_on)],
      ['For invoice', `${invoice} of ${formatDay(invoiced_on)}`],
      ['Reason', reason],
    ]),
    table(lines.items, [['Total credit including GST', money(total)], ...taxFacts(note)], money),
    ...(released > 0
      ? [
          {
            text: `Paid already, and your credit now: ${money(released)}`,
            margin: [0, 16, 0, 0],
          } satisfies Content,
        ]
      : []),
  ]);
}

type Fact = readonly [label: string, value: string];
type Shared = Pick<
  InvoiceDocument,
  | 'number'
  | 'bill_to'
  | 'email'
  | 'supplier'
  | 'gst_number'
  | 'supplier_address'
  | 'tax'
  | 'tax_rate'
  | 'currency'
>;

/** Nothing where the supplier charges none. */
function taxFacts({ tax, tax_rate, currency }: Shared): Fact[] {
  return tax_rate === 0 ? [] : [[`GST ${tax_rate} % included`, formatMoney({ amount: tax, currency })]];
}

function page(title: string, document: Shared, content: Content[]): TDocumentDefinitions {
  const { number, supplier, supplier_address, gst_number, bill_to, email } = document;
  return {
    pageSize: 'A4',
    pageMargins: 48,
    info: { title: `${title} ${number}`, creator: supplier },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3 },
    content: [
      {
        columns: [
          { width: '*', stack: [{ text: title, fontSize: 22, bold: true }] },
          {
            width: 'auto',
            alignment: 'right',
            stack: [
              { text: supplier, bold: true },
              ...(supplier_address === null ? [] : [{ text: supplier_address }]),
              { text: `GST number ${gst_number}` },
            ],
          },
        ],
      },
      {
        margin: [0, 20, 0, 12],
        stack: [
          { text: 'Bill to', color: '#555555' },
          { text: bill_to, bold: true },
          ...(email === null ? [] : [{ text: email }]),
        ],
      },
      ...content,
    ],
    footer: (current, count) => ({
      text: `${title} ${number} · ${current} of ${count}`,
      alignment: 'center',
      color: '#555555',
      fontSize: 8,
    }),
  };
}

function facts(rows: readonly Fact[]): Content {
  return {
    layout: 'noBorders',
    margin: [0, 0, 0, 8],
    table: {
      widths: [120, '*'],
      body: rows.map(([label, value]) => [{ text: label, color: '#555555' }, value]),
    },
  };
}

function table(
  lines: readonly { text: string; amount: number }[],
  sums: readonly Fact[],
  money: (amount: number) => string,
): Content {
  const right = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold, noWrap: true });
  return {
    layout: 'lightHorizontalLines',
    margin: [0, 8, 0, 0],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto'],
      body: [
        [{ text: 'Description', bold: true }, right('Amount including GST', true)],
        ...lines.map(({ text, amount }) => [text, right(money(amount))]),
        ...sums.map(([label, value], index) => [
          { text: label, bold: index === 0 },
          right(value, index === 0),
        ]),
      ],
    },
  };
}
