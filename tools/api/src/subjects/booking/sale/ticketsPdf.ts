import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { LanguageCode } from '@callboard/api-contract/languages';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { piecesLeft, placeWithFact } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { timeIn } from '../../../engine/mail/dateTexts';
import { mailTexts } from '../../../engine/mail/mailTexts';
import { writePdf } from '../../../engine/pdf/writePdf';
import { refusedAction } from '../../../engine/problems';
import { piecesText } from './merchandiseLines';

type Ticket = SaleOrder['tickets'][number];

/** Of a name on a ticket: with the widest letters it takes five lines. */
const maxLetters = 100;

const texts = mailTexts({
  en: {
    title: 'Tickets',
    order: 'Order',
    name: 'Name',
    proof: 'Bring',
    show: 'Show this code at the door. It lets you in once.',
    collect: 'Collect at the box office or at the door',
    collectText: 'Show this page. What you collected is marked in our list.',
  },
  mi: {
    title: 'Tīkiti',
    order: 'Ota',
    name: 'Ingoa',
    proof: 'Mauria mai',
    show: 'Whakaatuhia tēnei waehere i te kūaha. Kotahi anake te whakamahinga.',
    collect: 'Tīkina i te tari tīkiti, i te kūaha rānei',
    collectText: 'Whakaatuhia tēnei whārangi. Ka tohua i tā mātou rārangi ngā mea kua riro i a koe.',
  },
});

/**
 * The valid tickets of an order as a PDF to print, in base64: three on a sheet of A4, each with its QR code, then what the buyer collects.
 *
 * @throws ApiProblem 409 where no ticket is valid
 */
export async function ticketsPdf(
  tenant: TenantCode,
  order: SaleOrder,
  known: LanguageCode | null,
): Promise<string> {
  const language = known ?? 'en';
  const valid = order.tickets.filter(({ code }) => code !== null);
  if (valid.length === 0) throw refusedAction(sentences.orderOver(), {}, 409);
  const document = ticketsDocument(tenants[tenant].name, order, valid, { language, ...texts[language] });
  return writePdf(document, language);
}

type Words = (typeof texts)[LanguageCode] & { language: LanguageCode };

interface Stack {
  margin: number;
  stack: Content[];
}

function ticketsDocument(
  seller: string,
  order: SaleOrder,
  tickets: readonly Ticket[],
  words: Words,
): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: 40,
    info: { title: `${words.title} ${order.number}`, creator: seller },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
    content: [
      ...ticketParts(seller, order, tickets, words),
      ...collectPart(seller, order, words, tickets.length),
    ],
  };
}

function ticketParts(seller: string, order: SaleOrder, tickets: readonly Ticket[], words: Words): Content[] {
  return tickets.map((ticket, index) => ({
    unbreakable: true,
    margin: [0, 0, 0, 24],
    ...(index > 0 && index % 3 === 0 && { pageBreak: 'before' as const }),
    table: {
      // Of a fixed width: a long word is broken and pushes the code nowhere.
      widths: [338, 150],
      heights: 200,
      body: [
        [
          { border: [true, true, false, true], ...factsOf(seller, order, ticket, words) },
          { border: [false, true, true, true], ...codeOf(ticket, words) },
        ],
      ],
    },
  }));
}

/** Merchandise that the buyer collects, as a slip of its own. */
function collectPart(
  seller: string,
  { merchandise, performance, number, buyer }: SaleOrder,
  words: Words,
  before: number,
): Content[] {
  const lines = merchandise.filter(({ status }) => status === 'sold');
  if (lines.length === 0) return [];
  return [
    {
      unbreakable: true,
      ...(before % 3 === 0 && before > 0 && { pageBreak: 'before' as const }),
      table: {
        widths: ['*'],
        body: [
          [
            {
              margin: 12,
              stack: [
                { text: seller, color: '#555555' },
                { text: words.collect, fontSize: 16, bold: true },
                {
                  margin: [0, 6, 0, 6],
                  stack: lines.map((line) => ({
                    text: piecesText(line.name, piecesLeft(line)),
                    fontSize: 13,
                  })),
                },
                {
                  text: [
                    performance.name,
                    timeIn(performance.starts_at, performance.zone, words.language),
                  ].join(' · '),
                },
                {
                  text: [
                    `${words.order} ${number}`,
                    ...(buyer === null ? [] : [`${words.name}: ${buyer}`]),
                  ].join(' · '),
                  color: '#555555',
                },
                { text: words.collectText, fontSize: 8, color: '#555555', margin: [0, 6, 0, 0] },
              ],
            },
          ],
        ],
      },
    },
  ];
}

function factsOf(seller: string, order: SaleOrder, ticket: Ticket, words: Words): Stack {
  const { performance, currency, buyer, number } = order;
  const where = placeText({ ...performance, address: order.address });
  const price = formatMoney({ amount: ticket.price, currency });
  const facts: (string | null)[] = [
    performance.event === performance.name ? null : performance.event,
    timeIn(performance.starts_at, performance.zone, words.language),
    where,
  ];
  return {
    margin: 12,
    stack: [
      { text: seller, color: '#555555' },
      { text: short(performance.name), fontSize: 16, bold: true },
      ...facts.flatMap((text) => (text ? [{ text: short(text) }] : [])),
      { text: placeWithFact(ticket, words.language), fontSize: 16, bold: true, margin: [0, 10, 0, 0] },
      { text: `${short(ticket.price_type.name)} · ${price}` },
      ...(ticket.proof === null ? [] : [{ text: `${words.proof}: ${short(ticket.proof)}` }]),
      { text: `${words.order} ${number} · ${ticket.number}`, color: '#555555', margin: [0, 10, 0, 0] },
      ...(buyer === null ? [] : [{ text: `${words.name}: ${short(buyer)}`, color: '#555555' }]),
    ],
  };
}

/** A name as far as a ticket has room for it: the code and the place are what the door needs. */
function short(name: string): string {
  const letters = [...name];
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join('')}…` : name;
}

/** Where it is: the city by itself only where the address does not name it. */
export function placeText({
  venue,
  address,
  city,
}: Readonly<Record<'venue' | 'address' | 'city', string | null>>) {
  const isNamed = city !== null && wordsOf(address).includes(wordsOf(city));
  return [venue, address, isNamed ? null : city].filter(Boolean).join(', ');
}

/** The words of a text, each between spaces, so that a part is found by whole words alone. */
function wordsOf(text: string | null): string {
  return ` ${(text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

function codeOf({ code }: Ticket, words: Words): Stack {
  return {
    margin: 12,
    stack: [
      { qr: code ?? '', fit: 125 },
      { text: words.show, fontSize: 8, color: '#555555', margin: [0, 6, 0, 0] },
    ],
  };
}
