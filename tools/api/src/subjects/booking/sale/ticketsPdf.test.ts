import { seatKindOptions, type SaleOrder } from '@callboard/api-contract/booking';
import { languageCodes } from '@callboard/api-contract/languages';
import { seatFact } from '@callboard/domain/booking';
import { constants, inflateSync } from 'node:zlib';
import PDFParser, { type Output } from 'pdf2json';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { placeText, ticketsPdf } from './ticketsPdf';

const code = 'CB1.3fa85f6457174562b3fc2c963f66afa6.k7Qm';

/** An order of one ticket, in which every name is the same. */
function orderOf(name: string): SaleOrder {
  const order: Pick<
    SaleOrder,
    'number' | 'buyer' | 'address' | 'currency' | 'performance' | 'tickets' | 'merchandise'
  > = {
    number: 'SQ-100',
    buyer: name,
    address: name,
    currency: 'NZD',
    performance: {
      hashcode: 'a',
      name,
      event: `${name} event`,
      event_hashcode: null,
      starts_at: '2027-05-07T07:00:00Z',
      zone: 'Pacific/Auckland',
      venue: name,
      city: name,
      region: null,
      picture: null,
    } as unknown as SaleOrder['performance'],
    tickets: [
      { code, number: 'T-1', place: name, price: 1500, price_type: { name }, proof: name },
    ] as unknown as SaleOrder['tickets'],
    merchandise: [],
  };
  // Of an order only these parts are on paper.
  return order as SaleOrder;
}

async function read(pdf: string): Promise<Output['Pages']> {
  const parser = new PDFParser();
  return new Promise((resolve, reject) => {
    parser.on('pdfParser_dataError', reject);
    parser.on('pdfParser_dataReady', ({ Pages }) => resolve(Pages));
    parser.parseBuffer(Buffer.from(pdf, 'base64'));
  });
}

const textOf = (pages: Output['Pages']) =>
  pages
    .flatMap(({ Texts }) => Texts.flatMap(({ R }) => R.map(({ T }) => decodeURIComponent(T))))
    .join('')
    .replace(/\s+/g, '');

interface Square {
  x: number;
  y: number;
  size: number;
}

/** The small squares that a page draws, in points from its top left corner. */
function squaresOf(pdf: string): Square[] {
  const bytes = Buffer.from(pdf, 'base64');
  const drawn = [...bytes.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    try {
      return inflateSync(bytes.subarray(index + mark.length), {
        finishFlush: constants.Z_SYNC_FLUSH,
      }).toString('latin1');
    } catch {
      return '';
    }
  });
  return [...drawn.join('\n').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)]
    .map((found) => found.slice(1).map(Number))
    .flatMap(([x = 0, y = 0, w = 0, h = 0]) => (w === h && w < 10 ? [{ x, y, size: w }] : []));
}

/** Text that a scanner reads of them; they have to be within a page of A4. */
function scan(pdf: string): string {
  const [width, height] = [595 * 4, 842 * 4];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const { x, y, size } of squaresOf(pdf)) {
    expect([x >= 0, y >= 0, x + size <= 595, y + size <= 842]).toEqual([true, true, true, true]);
    for (let row = Math.round(y * 4); row < Math.round((y + size) * 4); row += 1)
      for (let column = Math.round(x * 4); column < Math.round((x + size) * 4); column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return decodeQR({ width, height, data });
}

describe('the PDF of tickets', () => {
  it.each([
    ['short names', 'Hall'],
    ['a word of 70 letters', 'W'.repeat(70)],
    ['the longest name', 'M'.repeat(160)],
    ['many words', 'Te Whare Karakia o Mihaia '.repeat(6).trim()],
    ['Arabic', 'ليلى حداد'],
    ['Chinese', '北京中学合唱团'],
    ['Japanese', 'さくら高校'],
  ])('[7.46] has a code that can be scanned, with %s', async (_what, name) => {
    expect(scan(await ticketsPdf('showquest', orderOf(name), null))).toBe(code);
  });

  it('[7.46] has names of other scripts in Latin letters, and reports it', async () => {
    const text = textOf(await read(await ticketsPdf('showquest', orderOf('北京'), 'en')));
    expect(text).toContain('BeiJing');
    expect(text).toContain('NamesinotherscriptsareinLatinletters');
  });

  it.each(seatKindOptions.map(({ value }) => value))('[7.46] names what its seat is: %s', async (kind) => {
    const order = orderOf('Aroha');
    const tickets = order.tickets.map((ticket) => ({ ...ticket, seat_kind: kind }));
    for (const language of languageCodes) {
      const text = textOf(await read(await ticketsPdf('showquest', { ...order, tickets }, language)));
      expect(text).toContain(seatFact(kind, language).replace(/\s+/g, ''));
    }
  });

  it.each(['Tāmaki Makaurau', 'Øresund Łódź', 'Αθήνα', 'Москва', '“Noël” – 5 €'])(
    '[7.46] has %s as it is written',
    async (name) => {
      const text = textOf(await read(await ticketsPdf('showquest', orderOf(name), 'en')));
      expect(text).toContain(name.replace(/\s+/g, ''));
      expect(text).not.toContain('otherscripts');
    },
  );
});

describe('where it is', () => {
  it.each([
    ['12 Lyall Parade, Porirua 5022', 'Porirua', 'Hall, 12 Lyall Parade, Porirua 5022'],
    ['12 Porirua Road', 'Wellington', 'Hall, 12 Porirua Road, Wellington'],
    ['12 Waiuku Road', 'Wai', 'Hall, 12 Waiuku Road, Wai'],
    [null, 'Napier', 'Hall, Napier'],
    ['1 Marine Parade', null, 'Hall, 1 Marine Parade'],
  ])('names a city once: %s, %s', (address, city, expected) => {
    expect(placeText({ venue: 'Hall', address, city })).toBe(expected);
  });
});
