import { doorSnapshotSchema, type DoorScan, type DoorTicket } from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecordMaker, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let show: { venue: string; space: string; event: string; adult: string };
let performance: string;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const venue = await maker.make('venues', { name: 'Hall of doors', time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode });
  const event = await maker.make('events', {});
  const adult = await maker.make('priceTypes', { name: 'Adult', group_size: 1 });
  show = {
    venue: venue.hashcode,
    space: space.hashcode,
    event: event.hashcode,
    adult: adult.hashcode,
  };
}, 240_000);
afterAll(() => api.close());
beforeEach(async () => {
  performance = await aPerformance();
});

let nights = 0;

/** A performance, each on a day of its own. */
async function aPerformance(): Promise<string> {
  nights += 1;
  const day = new Date(Date.UTC(2028, 0, nights * 2)).toISOString().slice(0, 10);
  const made = await maker.make('performances', {
    name: `Night ${nights}`,
    event: show.event,
    venue: show.venue,
    space: show.space,
    starts_at: `${day}T07:00:00Z`,
    ends_at: `${day}T09:00:00Z`,
  });
  return made.hashcode;
}

let orders = 0;

/** A ticket as a sale leaves it. */
async function aTicket(
  more: { people?: number; status?: string; buyer?: string; of?: string; place?: string } = {},
) {
  orders += 1;
  const code = `CB1.${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const number = `D${String(orders).padStart(5, '0')}`;
  const values = ['showquest', number, more.buyer ?? 'Mere Tamati', more.of ?? performance];
  const { value } = await api.database.forTenant('showquest').write({ actor: null }, async (transaction) => {
    const [order] = await transaction.rows(v.object({ hashcode: v.string() }), {
      text: `INSERT INTO orders (tenant, number, buyer, performance, places, currency, total, fees, tax, paid, refunded, to_refund, channel, status)
        VALUES ($1, $2, $3, $4::uuid, 1, 'NZD', 2000, 0, 0, 2000, 0, 0, 'online', 'paid') RETURNING hashcode`,
      values,
    });
    const [ticket] = await transaction.rows(v.object({ hashcode: v.string() }), {
      text: `INSERT INTO tickets (tenant, number, "order", performance, place, price_type, people, currency, price, fee, tax, price_chain, channel, admitted, status)
        VALUES ($1, $2, $3::uuid, $4::uuid, $5, $6::uuid, $7, 'NZD', 2000, 0, 0, '{}', 'online', 0, $8) RETURNING hashcode`,
      values: [
        'showquest',
        `${number}-1`,
        order?.hashcode,
        more.of ?? performance,
        more.place ?? `Stalls · A ${orders}`,
        show.adult,
        more.people ?? 1,
        more.status ?? 'valid',
      ],
    });
    if (more.status !== 'reserved')
      await transaction.query({
        text: 'INSERT INTO ticket_codes (tenant, ticket, code) VALUES ($1, $2::uuid, $3)',
        values: ['showquest', ticket?.hashcode, code],
      });
    return ticket?.hashcode ?? '';
  });
  return { hashcode: value, code, number: `${number}-1` };
}

interface Answer {
  scans: DoorScan[];
  tickets: DoorTicket[];
}
const dataOf = <T>(body: unknown): T => (body as { data: T }).data;
const north = randomUUID();
const south = randomUUID();

const now = () => new Date().toISOString();
const scan = (given: object, at = now()) => ({ id: randomUUID(), device_at: at, at, ...given });

async function send(scans: object[], more: object = {}, client = staff) {
  return client.call('POST', 'door/scans', { performance, device: north, door: 'North', scans, ...more });
}

/** Sends one scan and answers how it counts. */
async function scanned(one: ReturnType<typeof scan>, more: object = {}) {
  const { status, body } = await send([one], more);
  expect([status, JSON.stringify(body).slice(0, 300)]).toEqual([200, expect.anything()]);
  const answer = dataOf<Answer>(body);
  const own = answer.scans.find(({ id }) => id === one.id);
  if (!own) throw new Error('The scan was not answered.');
  return { ...own, answer };
}

const get = async <T>(path: string, client = staff): Promise<T> => {
  const { status, body } = await client.call('GET', `door/performances/${path}`);
  expect([status, JSON.stringify(body).slice(0, 300)]).toEqual([200, expect.anything()]);
  return dataOf<T>(body);
};

interface State {
  counts: { price_type: string; people: number; inside: number }[];
  scans: DoorScan[];
  tickets: string;
}

const admittedOf = async (hashcode: string) => {
  const { body } = await staff.call('GET', `booking/tickets/${hashcode}`);
  const record = (body as { admitted?: number; data?: { admitted: number } }).data ?? body;
  return (record as { admitted: number }).admitted;
};

describe('[7.46] [1.10] the door', () => {
  it('admits a ticket once, and shows by whom and when it was used', async () => {
    const ticket = await aTicket();
    const first = await scanned(scan({ code: ticket.code }));
    expect(first).toMatchObject({ outcome: 'admitted', admitted: 1, ticket: ticket.hashcode, door: 'North' });
    expect(first.answer.tickets[0]).toMatchObject({ price_type: 'Adult', buyer: 'Mere Tamati' });
    expect(await admittedOf(ticket.hashcode)).toBe(1);
    const second = await scanned(scan({ code: ticket.code }), { device: south, door: 'South' });
    expect(second).toMatchObject({ outcome: 'used', admitted: 0, first: first.id });
    const before = second.answer.scans.find(({ id }) => id === first.id);
    expect(before).toMatchObject({ door: 'North', by: expect.any(String), at: first.at });
  });

  it('admits by the ticket itself, where the code cannot be read', async () => {
    const ticket = await aTicket();
    expect(await scanned(scan({ ticket: ticket.hashcode }))).toMatchObject({ outcome: 'admitted' });
  });

  it('changes nothing when a scan arrives again, also with another performance', async () => {
    const ticket = await aTicket();
    const one = scan({ code: ticket.code });
    const { answer: _first, ...own } = await scanned(one);
    for (let again = 0; again < 3; again += 1) {
      const { answer: _answer, ...repeated } = await scanned(one);
      expect(repeated).toEqual(own);
    }
    await scanned(one, { performance: await aPerformance() });
    expect((await get<State>(performance)).scans).toHaveLength(1);
    expect(await admittedOf(ticket.hashcode)).toBe(1);
  });

  it('lets a group in by parts, undoes the last part, and counts who is inside', async () => {
    const group = await aTicket({ people: 4 });
    await scanned(scan({ code: group.code, people: 2 }));
    const rest = await scanned(scan({ code: group.code }));
    expect(rest).toMatchObject({ outcome: 'admitted', admitted: 2 });
    expect(await admittedOf(group.hashcode)).toBe(4);
    expect(await scanned(scan({ undoes: rest.id }))).toMatchObject({ outcome: 'undone' });
    expect(await scanned(scan({ undoes: rest.id }))).toMatchObject({ outcome: 'nothing_to_undo' });
    const { counts } = await get<State>(performance);
    expect(counts).toEqual([{ price_type: 'Adult', people: 4, inside: 2 }]);
    expect(await scanned(scan({ code: group.code, people: 1 }))).toMatchObject({ outcome: 'part' });
  });

  it('turns away what is not paid, given back, of another performance, or no code of ours', async () => {
    const other = await aPerformance();
    const elsewhere = await aTicket({ of: other });
    const unpaid = await aTicket({ status: 'reserved' });
    expect(await scanned(scan({ ticket: unpaid.hashcode }))).toMatchObject({ outcome: 'unpaid' });
    for (const status of ['refunded', 'cancelled'])
      expect(await scanned(scan({ code: (await aTicket({ status })).code }))).toMatchObject({
        outcome: status,
      });
    const wrong = await scanned(scan({ code: elsewhere.code }));
    expect(wrong.outcome).toBe('elsewhere');
    expect(wrong.answer.tickets[0]?.elsewhere).toMatchObject({ name: `Night ${nights}` });
    expect(await admittedOf(elsewhere.hashcode)).toBe(0);
    for (const code of [
      'CB1.forged-forged-forged',
      'https://example.org',
      "'; DROP TABLE tickets; --",
      '\u{1f3ad}',
    ])
      expect(await scanned(scan({ code }))).toMatchObject({ outcome: 'unknown', ticket: null });
    const { rows } = {
      rows: await api.asOwner<{ digest: string }>('SELECT digest FROM ticket_scans WHERE digest IS NOT NULL'),
    };
    expect(rows.every(({ digest }) => /^[\w-]{22}$/.test(digest))).toBe(true);
  });

  it('merges what two doors scanned without network: the first in time wins, in any order of arrival', async () => {
    const ticket = await aTicket();
    const early = scan({ code: ticket.code, told: 'admitted' }, '2026-01-01T06:50:00.000Z');
    const late = scan({ code: ticket.code, told: 'admitted' }, '2026-01-01T06:51:00.000Z');
    expect(await scanned(late, { device: south, door: 'South' })).toMatchObject({ outcome: 'admitted' });
    const merged = await scanned(early);
    expect(merged.outcome).toBe('admitted');
    expect(merged.answer.scans.find(({ id }) => id === late.id)).toMatchObject({
      outcome: 'used',
      told: 'admitted',
      first: early.id,
      door: 'South',
    });
    // The other door reads it with what is new.
    const { scans } = await get<State>(`${performance}?after=1`);
    expect(scans.map(({ id }) => id).sort()).toEqual([early.id, late.id].sort());
    expect(await admittedOf(ticket.hashcode)).toBe(1);
  });

  it('counts no one whom a door without network turned away', async () => {
    const ticket = await aTicket();
    const away = scan({ code: ticket.code, told: 'unknown' }, '2026-01-01T06:50:00.000Z');
    expect(await scanned(away)).toMatchObject({ outcome: 'unknown', admitted: 0 });
    expect(await scanned(scan({ code: ticket.code }))).toMatchObject({ outcome: 'admitted' });
  });

  it('takes what the door showed where its answer was lost', async () => {
    const ticket = await aTicket();
    const lost = scan({ code: ticket.code });
    await scanned(lost);
    expect(await scanned({ ...lost, told: 'unknown' } as typeof lost)).toMatchObject({ outcome: 'unknown' });
    expect(await admittedOf(ticket.hashcode)).toBe(0);
  });

  it('takes no time of the future from the clock of a device', async () => {
    const ticket = await aTicket();
    const { at } = await scanned(scan({ code: ticket.code, told: 'admitted' }, '2089-01-01T00:00:00.000Z'));
    expect(Date.parse(at)).toBeLessThan(Date.now() + 60_000);
  });

  it('admits one of twenty who come with the same ticket at the same moment', async () => {
    const ticket = await aTicket();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        scanned(scan({ code: ticket.code }), { door: `Door ${index}` }),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'admitted')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'used')).toHaveLength(19);
  });

  it('gives a signed snapshot with digests in place of codes', async () => {
    const ticket = await aTicket();
    const tomorrow = await aTicket({ of: await aPerformance() });
    const { content, signature, key } = await get<{ content: string; signature: string; key: string }>(
      `${performance}/snapshot`,
    );
    expect(content).not.toContain(ticket.code);
    const snapshot = v.parse(doorSnapshotSchema, JSON.parse(content));
    const digest = (code: string) => createHash('sha256').update(code).digest('base64url').slice(0, 22);
    expect(snapshot.tickets).toMatchObject([
      { hashcode: ticket.hashcode, digest: digest(ticket.code), people: 1 },
    ]);
    expect(snapshot.elsewhere.flatMap(({ digests }) => digests)).toContain(digest(tomorrow.code));
    const { subtle } = globalThis.crypto;
    const curve = { name: 'ECDSA', namedCurve: 'P-256' };
    const point = await subtle.importKey('raw', Buffer.from(key, 'base64url'), curve, false, ['verify']);
    const check = (text: string) =>
      subtle.verify(
        { name: 'ECDSA', hash: 'SHA-256' },
        point,
        Buffer.from(signature, 'base64url'),
        Buffer.from(text),
      );
    expect(await check(content)).toBe(true);
    expect(await check(content.replace('valid', 'vaild'))).toBe(false);
  });

  it('finds tickets by name, number and seat', async () => {
    const ticket = await aTicket({ buyer: 'Hōne Pārata', place: 'Circle · C 7' });
    await aTicket();
    for (const search of ['parata', ticket.number, 'circle c 7', 'hone 7']) {
      const { tickets } = await get<{ tickets: DoorTicket[] }>(
        `${performance}/tickets?search=${encodeURIComponent(search)}`,
      );
      expect(tickets.map(({ hashcode }) => hashcode)).toEqual([ticket.hashcode]);
    }
  });

  it('lists the performances that have tickets, and notices a ticket that is sold meanwhile', async () => {
    await aTicket();
    const { body } = await staff.call('GET', 'door/performances');
    const { performances } = dataOf<{ performances: { hashcode: string; people: number }[] }>(body);
    expect(performances).toContainEqual(expect.objectContaining({ hashcode: performance, people: 1 }));
    const before = await get<State>(performance);
    await aTicket();
    expect((await get<State>(performance)).tickets).not.toBe(before.tickets);
  });

  it('answers bad input with a sentence, and never stores it', async () => {
    const { code } = await aTicket();
    const bad = [
      scan({ code: 'x'.repeat(1_000_000) }),
      scan({ code, ticket: randomUUID() }),
      scan({}),
      { ...scan({ code }), id: 'no-uuid' },
      scan({ code }, 'yesterday'),
      scan({ code }, '2026-13-30T07:00:00Z'),
      scan({ code, people: -1 }),
      scan({ code, people: 1.5 }),
      scan({ code, told: 'maybe' }),
    ];
    for (const one of bad) {
      const { status, body } = await send([one]);
      expect([status >= 400 && status < 500, JSON.stringify(body).slice(0, 200)]).toEqual([
        true,
        expect.anything(),
      ]);
    }
    const more = [{ door: '' }, { door: 'x'.repeat(61) }, { device: 'none' }, { performance: randomUUID() }];
    for (const each of more) expect((await send([scan({ code })], each)).status).toBeLessThan(500);
    expect((await send(Array.from({ length: 101 }, () => scan({ code })))).status).toBe(400);
    expect((await send([scan({ code: 'nul \0 byte' })])).status).toBe(400);
    expect((await get<State>(performance)).scans).toEqual([]);
    // The clock of a device can show any year.
    const lost = { ...scan({ code }), device_at: '1970-01-01T00:00:09.000Z' };
    expect(await scanned(lost)).toMatchObject({ outcome: 'admitted' });
  });

  it('is closed for other roles and other tenants', async () => {
    const { code, hashcode } = await aTicket();
    for (const role of ['judge', 'participant', 'collaborator'] as const)
      expect((await send([scan({ code })], {}, await api.loginAs('showquest', role))).status).toBe(403);
    const stranger = await api.loginAs('rockquest', 'staff');
    expect((await send([scan({ code })], {}, stranger)).status).toBe(404);
    expect((await stranger.call('GET', `door/performances/${performance}/snapshot`)).status).toBe(404);
    expect(await admittedOf(hashcode)).toBe(0);
  });
});
