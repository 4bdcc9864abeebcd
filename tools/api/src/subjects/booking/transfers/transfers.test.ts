import type { TransferLine, TransferResult } from '@callboard/api-contract/finance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopKit, type ShopKit } from '../../../testKit/createShopKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let shop: ShopKit;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  shop = await createShopKit(api, staff, 60);
}, 240_000);
afterAll(() => api.close());

const head = 'Type,Details,Particulars,Code,Reference,Amount,Date';
const fileOf = (...lines: readonly string[]) => [head, ...lines].join('\r\n');
const line = (reference: string, amount: string, who = 'M TAMATI') =>
  `Bill Payment,"${who}",Tickets,,${reference},${amount},20/11/2026`;

/** Data of an answer, of which a test knows more than the types. */
const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

async function preview(
  file: string,
): Promise<{ lines: TransferLine[]; others: number; unreadable: number[] }> {
  const { status, body } = await staff.call('POST', 'finance/preview_transfers', { file });
  expect([status, JSON.stringify(body).slice(0, 300)]).toEqual([200, expect.anything()]);
  return dataOf(body);
}

async function receive(file: string, rows: readonly number[]): Promise<TransferResult['result'][]> {
  const { status, body } = await staff.call('POST', 'finance/receive_transfers', { file, rows });
  expect([status, JSON.stringify(body).slice(0, 300)]).toEqual([200, expect.anything()]);
  return dataOf<{ results: TransferResult[] }>(body).results.map(({ result }) => result);
}

const booked = (order: string) =>
  api.asOwner<{ entries: number; debit: number; credit: number }>(
    `SELECT count(DISTINCT e.hashcode)::int AS entries, sum(l.debit)::int AS debit, sum(l.credit)::int AS credit FROM accounting_entries e
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode WHERE e.source_record = $1`,
    [order],
  );

describe('[7.46] [2.16] bank transfers from a file of the bank', () => {
  it('shows which orders the lines pay, and why the others pay none', async () => {
    const [one, two, done] = [
      await shop.order(2, shop.transfer),
      await shop.order(1, shop.transfer),
      await shop.order(1),
    ];
    await shop.pay(done.token);
    const { lines, others, unreadable } = await preview(
      fileOf(
        line(one.order.number, '40.00'),
        line(two.order.number, '19.99'),
        line(done.order.number, '20.00'),
        line(one.order.number, '40.00', 'MERE'),
        line('no number', '20.00'),
        line('rent', '-900.00'),
        line('?', 'much'),
      ),
    );
    expect(lines.map(({ match }) => match)).toEqual(['exact', 'differs', 'paid', 'twice', 'unknown']);
    expect(lines[0]).toMatchObject({ row: 2, amount: 4_000, order: { buyer: 'Mere Tamati', total: 4_000 } });
    expect([others, unreadable]).toEqual([1, [8]]);
    expect((await shop.read(one.token)).status).toBe('unpaid');
  });

  it('pays what staff confirm, mails the tickets, and pays nothing by the same file again', async () => {
    const [one, two] = [await shop.order(2, shop.transfer), await shop.order(1, shop.transfer)];
    const file = fileOf(line(one.order.number, '40.00'), line(two.order.number, '5.00'), line('x', '1.00'));
    expect(await receive(file, [2, 3, 4, 77])).toEqual(['paid', 'differs', 'unknown', 'unknown']);
    const paid = await shop.read(one.token);
    expect([paid.status, paid.paid]).toEqual(['paid', 4_000]);
    expect(paid.tickets.every(({ code }) => code !== null)).toBe(true);
    expect((await shop.read(two.token)).status).toBe('unpaid');
    expect(await receive(file, [2])).toEqual(['imported']);
    expect((await preview(file)).lines.map(({ match }) => match)).toEqual(['imported', 'differs', 'unknown']);
    const wider = fileOf(line('x', '1.00'), line(one.order.number, '40.00'));
    expect(await receive(wider, [3])).toEqual(['imported']);
    expect(await booked(one.order.hashcode)).toEqual([{ entries: 1, debit: 4_000, credit: 4_000 }]);
  });

  it('pays once where two members of staff confirm the same file at the same moment', async () => {
    const { order } = await shop.order(1, shop.transfer);
    const file = fileOf(line(order.number, '20.00'), line(order.number, '20.00', 'AGAIN'));
    const results = await Promise.all(Array.from({ length: 6 }, () => receive(file, [2, 3])));
    expect(results.flat().filter((result) => result === 'paid')).toHaveLength(1);
    expect(await booked(order.hashcode)).toEqual([{ entries: 1, debit: 2_000, credit: 2_000 }]);
  });

  it('takes the seats again of an order that was not paid in time, or owes the money where they are gone', async () => {
    const [free, gone] = [await shop.order(1, shop.transfer), await shop.order(1, shop.transfer)];
    const orders = [free.order.hashcode, gone.order.hashcode];
    await api.asOwner(`UPDATE orders SET pay_until = now() - interval '1 minute' WHERE hashcode = ANY ($1)`, [
      orders,
    ]);
    await api.hurryJobs('orders.expire');
    const expired = () =>
      api.asOwner(`SELECT FROM orders WHERE hashcode = ANY ($1) AND status = 'expired'`, [orders]);
    await expect.poll(expired, { timeout: 20_000 }).toHaveLength(2);
    await api.asOwner(
      `INSERT INTO seat_claims (tenant, seat_map, seat, ticket) SELECT t.tenant, t.seat_map, t.seat, o.hashcode FROM tickets t,
        (SELECT hashcode FROM tickets WHERE status = 'valid' LIMIT 1) o WHERE t."order" = $1`,
      [gone.order.hashcode],
    );
    const file = fileOf(line(free.order.number, '20.00'), line(gone.order.number, '20.00'));
    expect((await preview(file)).lines.map(({ match }) => match)).toEqual(['late', 'late']);
    expect(await receive(file, [2, 3])).toEqual(['paid', 'owed']);
    const [owed] = await api.asOwner('SELECT paid, to_refund FROM orders WHERE hashcode = $1', [
      gone.order.hashcode,
    ]);
    expect(owed).toEqual({ paid: 2_000, to_refund: 2_000 });
    expect(await receive(file, [2, 3])).toEqual(['imported', 'imported']);
  });

  it('lists what went back, and ticks no line for which the file has something else', async () => {
    const [one, two, done] = [
      await shop.order(1, shop.transfer),
      await shop.order(1, shop.transfer),
      await shop.order(1),
    ];
    await shop.pay(done.token);
    const file = [
      `${head},Status,Currency`,
      `${line(one.order.number, '20.00')},Pending,NZD`,
      `${line(two.order.number, '20.00')},Posted,USD`,
      `${line(done.order.number, '-20.00', 'REVERSAL')},Posted,NZD`,
      `${line('rent', '-900.00')},Posted,NZD`,
    ].join('\n');
    const { lines, others } = await preview(file);
    expect(lines.map(({ match, amount, currency }) => [match, amount, currency])).toEqual([
      ['pending', 2_000, 'NZD'],
      ['currency', 2_000, 'USD'],
      ['reversed', -2_000, 'NZD'],
    ]);
    expect(lines[2]?.order?.number).toBe(done.order.number);
    expect(others).toBe(1);
    expect(await receive(file, [2, 3, 4, 5])).toEqual(['pending', 'currency', 'reversed', 'unknown']);
    expect([(await shop.read(one.token)).status, (await shop.read(two.token)).status]).toEqual([
      'unpaid',
      'unpaid',
    ]);
  });

  it.each([
    [
      'CAMT',
      '<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"></Document>',
    ],
    ['MT940', ':20:STATEMENT\n:25:02-1\n:61:2611201120C52,00NTRFNONREF\n'],
    ['OFX', 'OFXHEADER:100\nDATA:OFXSGML\n'],
    ['QIF', '!Type:Bank\nD20/11/2026\nT52.00\n^\n'],
  ])('refuses a file in the format %s, and recommends CSV', async (format, file) => {
    const { status, body } = await staff.call('POST', 'finance/preview_transfers', { file });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`This is a ${format} file, which cannot be read here. Export`);
  });

  it('refuses what is no file of a bank, and those who are not staff, with a sentence', async () => {
    const bad: [object, number][] = [
      [{ file: '' }, 400],
      [{ file: 'x'.repeat(500_001) }, 400],
      [{ file: 'Name,Email\nMere,mere@example.org' }, 400],
      [{ file: `${head}\n"open` }, 400],
      [{ file: '\u0000\u0001' }, 400],
      [{ file: fileOf(...Array.from({ length: 1_001 }, () => line('x', '1.00'))) }, 400],
      [{ file: 1 }, 400],
    ];
    for (const [input, status] of bad) {
      const answer = await staff.call('POST', 'finance/preview_transfers', input);
      expect([JSON.stringify(input).slice(0, 40), answer.status]).toEqual([
        JSON.stringify(input).slice(0, 40),
        status,
      ]);
    }
    const rows = Array.from({ length: 501 }, (_, index) => index + 1);
    for (const wrong of [rows, [], [0], [1.5], ['2']])
      expect(
        (await staff.call('POST', 'finance/receive_transfers', { file: head, rows: wrong })).status,
      ).toBe(400);
    const judge = await api.loginAs('showquest', 'judge');
    expect((await judge.call('POST', 'finance/preview_transfers', { file: head })).status).toBe(403);
    const other = await api.loginAs('rockquest', 'staff');
    const { order } = await shop.order(1, shop.transfer);
    const elsewhere = await other.call('POST', 'finance/preview_transfers', {
      file: fileOf(line(order.number, '20.00')),
    });
    expect(dataOf<{ lines: TransferLine[] }>(elsewhere.body).lines.map(({ match }) => match)).toEqual([
      'unknown',
    ]);
  });
});
