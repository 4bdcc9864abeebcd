import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atATime } from '../../engine/atATime';
import { makeHold } from '../../subjects/booking/sale/holds';
import { placeOrder } from '../../subjects/booking/sale/placeOrder';
import { takenSeats } from '../../subjects/booking/sale/seatClaims';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { checkSale } from './checkSale';
import { adultPrice, hallOnSale, type HallOnSale } from './hallOnSale';

/** So many want each seat at the same moment, as many as the test's database has connections. */
const rivals = 6;
const seats = 10;
const tenant = 'showquest';
const buying = atATime(rivals);

let api: TestApi;
let sold: HallOnSale;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  sold = await hallOnSale(api, await api.loginAs(tenant, 'staff'), { rows: 1, seatsInRow: seats });
  await api.asOwner('ALTER TABLE seat_claims DROP CONSTRAINT seat_claims_pkey');
});
afterAll(() => api.close());

describe('[7.46] a sale without its guard', () => {
  test('sells seats twice, and is caught: the check that finds nothing wrong elsewhere does work', async () => {
    const bought = await Promise.all(
      Array.from({ length: rivals * seats }, (_, buyer) => buying.inTurn(() => buyNaively(buyer))),
    );
    const { seatsSoldTwice } = await checkSale(api);
    process.stdout.write(
      `the control without the key: ${bought.filter(Boolean).length} sales of ${seats} seats, ${seatsSoldTwice} seats sold twice\n`,
    );
    expect(seatsSoldTwice).toBeGreaterThan(0);
    expect(bought.filter(Boolean).length).toBeGreaterThan(seats);
  });
});

/** The sale as it is, but for the claim: it reads whether the seat is free, and then takes it. */
async function buyNaively(buyer: number): Promise<boolean> {
  const { performance, seatMap, adult, card } = sold;
  const seat = sold.seats[Math.floor(buyer / rivals)] ?? '';
  const { value } = await api.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    const network = `10.0.0.${buyer}`;
    const hold = await makeHold(transaction, tenant, {
      performance,
      name: 'Unguarded',
      channel: 'online',
      network,
      user: null,
    });
    const taken = await takenSeats(transaction, { tenant, seatMap, hold: hold.hashcode });
    if (taken.has(seat)) return false;
    await transaction.query({
      text: 'INSERT INTO seat_claims (tenant, seat_map, seat, hold, expires_at) VALUES ($1, $2::uuid, $3, $4::uuid, $5::timestamptz)',
      values: [tenant, seatMap, seat, hold.hashcode, hold.expires_at],
    });
    await placeOrder(
      transaction,
      { tenant, channel: 'online', network, user: null },
      {
        hold: { hashcode: hold.hashcode, secret: hold.secret },
        tickets: [{ seat, price_type: adult }],
        buyer: { name: 'Mere Tamati', email: `${randomUUID()}@example.org`, phone: null },
        payment_method: card,
        voucher: null,
        merchandise: [],
        expected_total: adultPrice,
        language: 'en',
      },
    );
    return true;
  });
  return value;
}
