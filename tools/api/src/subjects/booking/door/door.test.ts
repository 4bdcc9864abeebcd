import { doorSnapshotSchema, type DoorScan, type DoorTicket } from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import fc from 'fast-check';
import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTicket } from '../../../testKit/insertTicket';
import { createRecordMaker, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let show: { venue: string; event: string; adult: string };
let performance: string;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const venue = await maker.make('venues', { name: 'Hall of doors', time_zone: 'Pacific/Auckland' });
  const event = await maker.make('events', {});
  const adult = await maker.make('priceTypes', { name: 'Adult', group_size: 1 });
  show = {
    venue: venue.hashcode,
    event: event.hashcode,
    adult: adult.hashcode,
  };
}, 240_000);
afterAll(() => api.close());
beforeEach(async () => {
  performance = await aPerformance();
});

let nights = 0;

/** A performance that begins in an hour, or in so many days, in a space of its own. */
async function aPerformance(days = 0): Promise<string> {
  nights += 1;
  const begins = Date.now() + 3_600_000 + days * 86_400_000;
  const { hashcode: space } = await maker.make('spaces', { venue: show.venue });
  const made = await maker.make('performances', {
    name: `Night ${nights}`,
    event: show.event,
    venue: show.venue,
    space,
    starts_at: new Date(begins).toISOString(),
    ends_at: new Date(begins + 7_200_000).toISOString(),
  });
  return made.hashcode;
}

let orders = 0;

/** A ticket as a sale leaves it. */
function aTicket({
  of = performance,
  ...more
}: Omit<Parameters<typeof insertTicket>[2], 'performance' | 'priceType' | 'nth'> & { of?: string } = {}) {
  orders += 1;
  return insertTicket(api, 'showquest', { performance: of, priceType: show.adult, nth: orders, ...more });
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

  it('lets out and back in, and counts who is inside as ins less outs', async () => {
    const { code, hashcode } = await aTicket();
    const other = await aTicket();
    const first = await scanned(scan({ code }));
    await scanned(scan({ code: other.code }));
    const insideNow = async () => (await get<State>(performance)).counts[0]?.inside;
    expect(await scanned(scan({ code, direction: 'out' }))).toMatchObject({
      outcome: 'out',
      direction: 'out',
    });
    expect(await insideNow()).toBe(1);
    expect(await admittedOf(hashcode)).toBe(0);
    expect(await scanned(scan({ code, direction: 'out' }))).toMatchObject({ outcome: 'not_inside' });
    const back = await scanned(scan({ ticket: hashcode }));
    expect(back).toMatchObject({ outcome: 'back', admitted: 1 });
    expect(await insideNow()).toBe(2);
    expect(await scanned(scan({ code }))).toMatchObject({ outcome: 'used', first: back.id });
    // The log has each, and the ticket since when it was used.
    const { scans } = await get<State>(performance);
    expect(scans.map(({ outcome }) => outcome)).toEqual([
      'admitted',
      'admitted',
      'out',
      'not_inside',
      'back',
      'used',
    ]);
    const [ticket] = await api.asOwner<{ since: string }>(
      `SELECT to_char(admitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since FROM tickets WHERE hashcode = '${hashcode}'`,
    );
    expect(ticket?.since).toBe(first.at);
  });

  it('comes to one state from the scans of two doors in any order of arrival, in and out', async () => {
    const ways = [
      ['in', 'admitted'],
      ['out', 'out'],
      ['in', 'back'],
      ['in', 'back'],
      ['out', 'not_inside'],
    ] as const;
    const orders = fc.sample(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }), {
      numRuns: 8,
      seed: 7,
    });
    for (const order of orders) {
      const { code, hashcode } = await aTicket();
      const made = ways.map(([direction, told], minute) =>
        scan({ code, direction, told }, `2026-01-01T06:5${minute}:00.000Z`),
      );
      for (const index of order)
        await send([made[index] ?? {}], index % 2 === 0 ? {} : { device: south, door: 'South' });
      const { scans } = await get<State>(performance);
      const outcomes = made.map(({ id }) => scans.find((one) => one.id === id)?.outcome);
      expect([order, outcomes]).toEqual([order, ['admitted', 'out', 'back', 'used', 'out']]);
      expect(await admittedOf(hashcode)).toBe(0);
    }
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

  it('opens on the day of the performance alone; who lets another day in is named', async () => {
    performance = await aPerformance(300);
    const { code, hashcode } = await aTicket({ people: 2 });
    expect(await scanned(scan({ code }))).toMatchObject({ outcome: 'other_day', admitted: 0 });
    expect(await admittedOf(hashcode)).toBe(0);
    const letIn = await scanned(scan({ ticket: hashcode, let_in: true }));
    expect(letIn).toMatchObject({ outcome: 'admitted', admitted: 2, by: expect.stringMatching(/\w/) });
    expect(await scanned(scan({ code }))).toMatchObject({ outcome: 'other_day' });
    // A device that decided without network is taken at its word.
    expect(await scanned(scan({ code, told: 'other_day' }))).toMatchObject({
      outcome: 'other_day',
      admitted: 0,
    });
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
