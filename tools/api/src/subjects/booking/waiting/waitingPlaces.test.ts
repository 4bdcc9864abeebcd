import type { Hold, SaleOrder } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOutbox } from '../../../engine/mail/outbox';
import { sweepExpired } from '../../../sweepExpired';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
}, 240_000);
afterAll(() => api.close());

interface Lawn {
  performance: string;
  definition: string;
}

/** A performance with six places on the lawn, which are sold in two orders of three. */
async function soldOutLawn(): Promise<Lawn & { first: SaleOrder; second: SaleOrder }> {
  const performance = await kit.onSale();
  const { hashcode: definition } = await kit.maker.make('generalAdmissionDefinitions', {
    name: 'Lawn',
    performance,
    group: null,
    price_plan: null,
    capacity: 6,
    sale_opens: null,
    sale_closes: null,
  });
  await kit.maker.make('generalAdmissionPrices', {
    definition,
    price_type: kit.adult,
    price: 1_000,
    currency: 'NZD',
    valid_from: null,
    valid_until: null,
  });
  await kit.act('booking/general_admission_definitions', 'open_sale', definition);
  const lawn = { performance, definition };
  return { ...lawn, first: await buy(lawn, 3), second: await buy(lawn, 3) };
}

async function buy({ performance, definition }: Lawn, quantity: number): Promise<SaleOrder> {
  const general = [{ definition, quantity }];
  const { hold } = await kit.posted<{ hold: Hold }>('hold', { performance, general });
  const tickets = Array.from({ length: quantity }, () => ({ definition, price_type: kit.adult }));
  const order = kit.orderOf(hold, 1_000 * quantity, [], { tickets });
  const { token } = await kit.posted<{ token: string }>('order', order);
  return (await kit.posted<{ order: SaleOrder }>('pay', { token })).order;
}

const wait = ({ performance, definition }: Lawn, name: string, places: number) =>
  kit.post('waiting', { performance, definition, name, email: `${name}@example.org`, places });
async function joined(lawn: Lawn, name: string, places: number) {
  const answer = await wait(lawn, name, places);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
}

const refund = (order: SaleOrder, count: number) =>
  kit.act('booking/orders', 'refund_tickets', order.hashcode, {
    tickets: order.tickets.slice(0, count).map(({ hashcode }) => hashcode),
    reason: 'The buyer is ill',
  });

interface Listed {
  hashcode: string;
  name: string;
  status: string;
}
async function partiesOf({ performance }: Lawn): Promise<Listed[]> {
  const { body } = await staff.call('GET', `booking/waiting_parties?performance=${performance}`);
  // The list of the contract.
  return (body as { results: Listed[] }).results;
}
const becomes = (lawn: Lawn, expected: Record<string, string>) =>
  vi.waitFor(
    async () => {
      const parties = await partiesOf(lawn);
      expect(Object.fromEntries(parties.map(({ name, status }) => [name, status]))).toEqual(expected);
    },
    { timeout: 15_000 },
  );
const letterTo = (name: string, subject: string) =>
  vi.waitFor(
    async () => {
      const letters = await createOutbox(api.settings.dataFolder).list();
      const found = letters.find(
        ({ to, subject: own }) => to === `${name}@example.org` && own.includes(subject),
      );
      if (!found) throw new Error(`There is no mail to ${name} about ${subject}.`);
      return found.text;
    },
    { timeout: 15_000 },
  );
const keyIn = (text: string) => {
  const [, hashcode = '', secret = ''] = /#hold=([\w-]+)\.([\w-]+)/.exec(text) ?? [];
  return { hashcode, secret };
};

describe('[7.46] [1.10] the waiting list of general admission', () => {
  it('offers places in order to those for whom all of them are free, and reserves them', async () => {
    const lawn = await soldOutLawn();
    await joined(lawn, 'five', 5);
    await joined(lawn, 'two', 2);
    await joined(lawn, 'one', 1);
    expect(await letterTo('five', 'waiting list')).toContain('5 places are free');
    await refund(lawn.first, 2);
    await becomes(lawn, { five: 'waiting', two: 'offered', one: 'waiting' });
    const text = await letterTo('two', 'Places for');
    expect(text).toContain('Lawn × 2');
    // A stranger gets none of them.
    const general = [{ definition: lawn.definition, quantity: 1 }];
    expect((await kit.post('hold', { performance: lawn.performance, general })).statusCode).toBe(409);
    const { hold } = await kit.posted<{ hold: Hold }>('hold/read', keyIn(text));
    expect(hold.general).toEqual([{ definition: lawn.definition, quantity: 2 }]);
    const tickets = [0, 1].map(() => ({ definition: lawn.definition, price_type: kit.adult }));
    await kit.posted('order', kit.orderOf(hold, 2_000, [], { tickets }));
    await becomes(lawn, { five: 'waiting', two: 'bought', one: 'waiting' });
    await refund(lawn.second, 3);
    await becomes(lawn, { five: 'waiting', two: 'bought', one: 'offered' });
  });

  it('offers no place twice, however many come at the same moment', async () => {
    const lawn = await soldOutLawn();
    for (const name of ['ada', 'ben', 'cia']) await joined(lawn, name, 2);
    await Promise.all([refund(lawn.first, 3), refund(lawn.second, 2)]);
    const general = [{ definition: lawn.definition, quantity: 1 }];
    await Promise.all(
      Array.from({ length: 6 }, () => kit.post('hold', { performance: lawn.performance, general })),
    );
    await becomes(lawn, { ada: 'offered', ben: 'offered', cia: 'waiting' });
    const [row] = await api.asOwner<{ taken: number }>(
      `SELECT sum(quantity)::int AS taken FROM general_claims WHERE definition = '${lawn.definition}'
        AND (ticket IS NOT NULL OR expires_at > clock_timestamp())`,
    );
    expect(row?.taken).toBeLessThanOrEqual(6);
  });

  it('refuses who does not have to wait, asks for more than there are, or for another ticket', async () => {
    const lawn = await soldOutLawn();
    expect((await wait(lawn, 'many', 7)).statusCode).toBe(400);
    expect((await wait({ ...lawn, definition: lawn.performance }, 'lost', 1)).statusCode).toBe(409);
    await refund(lawn.first, 2);
    const free = await wait(lawn, 'early', 2);
    expect([free.statusCode, free.body]).toEqual([409, expect.stringContaining('Take them instead')]);
  });
});

describe('[7.46] staff at the waiting list', () => {
  const takeOff = (target: string | undefined, data: object) =>
    staff.call('POST', 'booking/waiting_parties/actions', { action: 'take_off_waiting_list', target, data });

  it('take a party off with a reason, mail it, and its places go to the next', async () => {
    const lawn = await soldOutLawn();
    await joined(lawn, 'rua', 2);
    await joined(lawn, 'tahi', 2);
    await refund(lawn.first, 2);
    await becomes(lawn, { rua: 'offered', tahi: 'waiting' });
    const rua = (await partiesOf(lawn)).find(({ name }) => name === 'rua')?.hashcode;
    expect((await takeOff(rua, { reason: ' ' })).status).toBe(400);
    expect((await takeOff(rua, { reason: 'You have seats in the stalls.' })).status).toBe(200);
    await becomes(lawn, { rua: 'removed', tahi: 'offered' });
    const text = await letterTo('rua', 'not on the waiting list');
    expect(text).toContain('You have seats in the stalls.');
    expect(text).not.toContain('waiting#');
    expect((await takeOff(rua, { reason: 'Twice' })).status).toBe(409);
    // The email can join again.
    const tahi = (await partiesOf(lawn)).find(({ name }) => name === 'tahi')?.hashcode;
    expect((await takeOff(tahi, { reason: 'Asked on the phone', mail: false })).status).toBe(200);
    const strangers = await api.loginAs('showquest', 'judge');
    const refused = await strangers.call('POST', 'booking/waiting_parties/actions', {
      action: 'take_off_waiting_list',
      target: tahi,
      data: { reason: 'No' },
    });
    expect(refused.status).toBe(403);
  });
});

describe('[7.46] the names of those who waited', () => {
  it('are erased some weeks after the performance, also in the history', async () => {
    const [old, recent] = [await soldOutLawn(), await soldOutLawn()];
    await joined(old, 'forgotten', 2);
    await joined(recent, 'remembered', 2);
    const moved = (performance: string, days: number) =>
      api.asOwner(
        `UPDATE performances SET starts_at = now() - interval '${days} days', ends_at = now() - interval '${days} days' + interval '1 hour'
          WHERE hashcode = '${performance}'`,
      );
    await moved(old.performance, 31);
    await moved(recent.performance, 29);
    await sweepExpired(api.database, api.settings.storedDays);
    const [erased] = await partiesOf(old);
    expect(erased).toMatchObject({
      name: `Erased person ${erased?.hashcode.slice(0, 8).toUpperCase()}`,
      email: `erased-${erased?.hashcode.slice(0, 8)}@erased.invalid`,
      status: 'lapsed',
    });
    expect(await partiesOf(recent)).toMatchObject([{ name: 'remembered', status: 'waiting' }]);
    const texts = await api.asOwner(
      `SELECT 1 FROM changes WHERE before::text LIKE '%forgotten@%' OR after::text LIKE '%forgotten@%' OR before::text LIKE '%"forgotten"%'`,
    );
    expect(texts).toEqual([]);
    const links = await api.asOwner(`SELECT 1 FROM waiting_links WHERE party = '${erased?.hashcode}'`);
    expect(links).toEqual([]);
    // A second time changes nothing.
    await sweepExpired(api.database, api.settings.storedDays);
    expect(await partiesOf(old)).toEqual([erased]);
  });
});
