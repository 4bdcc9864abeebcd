import type { PlanChangeFacts } from '@callboard/api-contract/booking';
import { problemText } from '@callboard/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSale, type Sale } from './testing/startSale';

let sale: Sale;
beforeAll(async () => {
  sale = await startSale();
}, 240_000);
afterAll(() => sale.api.close());

const read = (map: string) => sale.read<PlanChangeFacts>(`booking/plan_changes/${map}`);
const apply = (map: string, data: object) => sale.act('booking/seat_maps', 'change_plan', map, data);
const proposalOf = ({ version, moves }: PlanChangeFacts) => ({
  version,
  moves: moves.map(({ hashcode, to }) => ({ ticket: hashcode, seat: to })),
});
const placesOf = async (token: string) => (await sale.orderOf(token)).tickets.map(({ place }) => place);

describe('[7.46] [1.10] [2.21] a newer version of the plan of sold seats', () => {
  it('lists whom it moves, and applies nothing until the office confirms', async () => {
    const { performance, floorPlan, map } = await sale.onSale({ A: '......', B: '......' });
    const gone = await sale.sold(performance, ['A1', 'A2']);
    const stays = await sale.sold(performance, ['B5', 'B6']);
    await sale.publish(floorPlan, { A: '__....', B: '......' });
    const change = await read(map);
    expect(change).toMatchObject({ number: 2, unchanged: 2, changes: [], taken: ['B5', 'B6'] });
    expect(change.moves.map(({ place, why, to }) => [place, why, to])).toEqual([
      ['Stalls · A 1', 'gone', 'A3'],
      ['Stalls · A 2', 'gone', 'A4'],
    ]);
    expect(change.moves[0]?.buyer).toContain('Buyer of A1');
    expect(await placesOf(gone.token)).toEqual(['Stalls · A 1', 'Stalls · A 2']);

    const { status, body } = await apply(map, proposalOf(change));
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(change.version)]);
    expect(await placesOf(gone.token)).toEqual(['Stalls · A 3', 'Stalls · A 4']);
    expect(await placesOf(stays.token)).toEqual(['Stalls · B 5', 'Stalls · B 6']);
    expect(await sale.statesOf(performance)).toBe('ssffffffss');
    const codes = gone.order.tickets.map(({ code }) => code);
    expect((await sale.orderOf(gone.token)).tickets.map(({ code }) => code)).toEqual(codes);
    await expect
      .poll(() => sale.mailsTo(gone.order.email))
      .toContainEqual(expect.stringMatching(/^New seats for/));
    expect(
      (await sale.mailsTo(stays.order.email)).filter((subject) => subject.startsWith('New seats')),
    ).toEqual([]);
    expect((await apply(map, proposalOf(change))).status).toBe(409);
    expect((await sale.undo(map)).status).toBe(403);
  });

  it('seats someone where the office wants, also where another moves away', async () => {
    const { performance, floorPlan, map } = await sale.onSale({ A: '....', B: '....' });
    const one = await sale.sold(performance, ['A1']);
    const two = await sale.sold(performance, ['A2']);
    await sale.publish(floorPlan, { A: '_...', B: '....' });
    const { version } = await read(map);
    const moves = [
      { ticket: one.order.tickets[0]?.hashcode, seat: 'A2' },
      { ticket: two.order.tickets[0]?.hashcode, seat: 'B4' },
    ];
    expect((await apply(map, { version, moves })).status).toBe(200);
    expect([await placesOf(one.token), await placesOf(two.token)]).toEqual([
      ['Stalls · A 2'],
      ['Stalls · B 4'],
    ]);
    expect(await sale.statesOf(performance)).toBe('sfffffs');
  });

  it('renames the places of those who stay, and mails them', async () => {
    const { performance, floorPlan, map } = await sale.onSale({ A: '....' });
    const { token, order } = await sale.sold(performance, ['A1']);
    const { body } = await sale.staff.call('GET', `booking/floor_plans/${floorPlan}`);
    const { content } = body as { content: { sections: [{ name: string }] } };
    content.sections[0].name = 'Circle';
    await sale.staff.call('PATCH', `booking/floor_plans/${floorPlan}`, { content });
    await sale.done('booking/floor_plans', 'publish', floorPlan);
    const change = await read(map);
    expect(change.changes).toMatchObject([{ place: 'Stalls · A 1', to: 'Circle · A 1', differs: ['place'] }]);
    expect((await apply(map, proposalOf(change))).status).toBe(200);
    expect(await placesOf(token)).toEqual(['Circle · A 1']);
    await expect
      .poll(() => sale.mailsTo(order.email))
      .toContainEqual(expect.stringMatching(/^New seats for/));
  });

  it('refuses with names where a seat was sold or reserved meanwhile, and moves no one', async () => {
    const { performance, floorPlan, map } = await sale.onSale({ A: '....', B: '....' });
    const one = await sale.sold(performance, ['A1']);
    await sale.publish(floorPlan, { A: '___.', B: '....' });
    const change = await read(map);
    const to = change.moves[0]?.to ?? '';
    const late = await sale.sold(performance, ['A2']);
    const unknown = await apply(map, proposalOf(change));
    expect([unknown.status, problemText(unknown.body)]).toEqual([
      409,
      expect.stringContaining('Stalls · A 2'),
    ]);
    await sale.makeHold(performance, [to]);
    const refused = await apply(map, proposalOf(change));
    expect([refused.status, problemText(refused.body)]).toEqual([
      409,
      expect.stringContaining(`${to.charAt(0)} 4`),
    ]);
    expect([await placesOf(one.token), await placesOf(late.token)]).toEqual([
      ['Stalls · A 1'],
      ['Stalls · A 2'],
    ]);
    const now = await read(map);
    expect(now.moves.map((move) => move.to)).not.toContain(to);
    expect((await apply(map, proposalOf(now))).status).toBe(200);
  });

  it('refuses two tickets on one seat, seats that do not exist, and a version of another plan', async () => {
    const { performance, floorPlan, map } = await sale.onSale({ A: '....' });
    const other = await sale.onSale({ A: '....' });
    const { order } = await sale.sold(performance, ['A1', 'A2']);
    await sale.publish(floorPlan, { A: '__..' });
    const elsewhere = await sale.publish(other.floorPlan, { A: '...' });
    const { version } = await read(map);
    const [one, two] = order.tickets.map(({ hashcode }) => hashcode);
    const moves = (...seats: string[]) => seats.map((seat, index) => ({ ticket: [one, two][index], seat }));
    const bad: [object, number][] = [
      [{ version, moves: moves('A3', 'A3') }, 400],
      [{ version, moves: [...moves('A3'), ...moves('A4')] }, 400],
      [{ version, moves: moves('A3', 'Z9') }, 409],
      [{ version, moves: moves('A3') }, 409],
      [{ version: elsewhere, moves: moves('A3', 'A4') }, 409],
      [{ version: 'no', moves: [] }, 400],
    ];
    for (const [data, status] of bad) {
      const answer = await apply(map, data);
      expect([JSON.stringify(data), answer.status]).toEqual([JSON.stringify(data), status]);
      expect(problemText(answer.body)?.length).toBeGreaterThan(8);
    }
    const patched = await sale.staff.call('PATCH', `booking/seat_maps/${map}`, { plan_version: version });
    expect(patched.status).toBe(409);
    const unsold = { plan_version: elsewhere };
    expect((await sale.staff.call('PATCH', `booking/seat_maps/${other.map}`, unsold)).status).toBe(200);
    await sale.sold(other.performance, ['A1']);
    expect((await sale.undo(other.map)).status).toBe(409);
    expect((await apply(map, { version, moves: moves('A4', 'A3') })).status).toBe(200);
    expect(await sale.claimsOf(performance)).toEqual(['A3', 'A4']);
  });

  it('ends the hold of a buyer on a seat that is gone, rather than selling it', async () => {
    const { performance, floorPlan, map } = await sale.onSale({ A: '....' });
    const { hashcode, secret } = await sale.makeHold(performance, ['A1']);
    await sale.publish(floorPlan, { A: '_...' });
    expect((await apply(map, proposalOf(await read(map)))).status).toBe(200);
    const answer = await sale.post('order', {
      hold: { hashcode, secret },
      tickets: [{ seat: 'A1', price_type: map }],
      buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
      payment_method: null,
      expected_total: 2_000,
    });
    expect(answer.statusCode).toBe(409);
  });
});
