import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testKit/startTestApi';
import { createSweepQueues, isLapsed } from './sweepQueues';
import { createQueueKit, type QueueKit } from './testing/queueKit';

let api: TestApi;
let kit: QueueKit;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  kit = await createQueueKit(api, await api.loginAs('showquest', 'staff'));
}, 240_000);
afterAll(() => api.close());

const run = (signal = new AbortController().signal) => ({ id: 'run', signal });
const sweep = (batch?: number) => createSweepQueues(api.database, batch)({}, run());

/** A performance with places of these states, which were taken and seen last so many hours ago. */
async function withPlaces(statuses: readonly string[], hours = 30): Promise<string> {
  const performance = await kit.queued(1);
  await kit.join(performance);
  await api.asOwner('DELETE FROM queue_places WHERE performance = $1', [performance]);
  await api.asOwner(
    `INSERT INTO queue_places (tenant, performance, digest, network, is_early, number, status, joined_at, seen_at, admitted_at, until)
      SELECT 'showquest', $1::uuid, sha256(($1::text || n)::bytea), '10.7.7.7', false, n, s, at, at, at, CASE WHEN s <> 'waiting' THEN at END
      FROM unnest($2::text[]) WITH ORDINALITY AS each (s, n), (SELECT clock_timestamp() - make_interval(hours => $3) AS at) t`,
    [performance, statuses, hours],
  );
  return performance;
}

const statusesOf = async (performance: string) =>
  (
    await api.asOwner<{ status: string }>(
      'SELECT status FROM queue_places WHERE performance = $1 ORDER BY number',
      [performance],
    )
  ).map(({ status }) => status);

const all = ['waiting', 'admitted', 'ordered', 'expired', 'left'];
const began = (performance: string, hours: number) =>
  api.asOwner(
    `UPDATE performances SET starts_at = now() - make_interval(hours => $2), ends_at = now() - make_interval(hours => $2) + interval '1 hour'
      WHERE hashcode = $1`,
    [performance, hours],
  );
const setMap = (performance: string, values: string) =>
  api.asOwner(`UPDATE seat_maps SET ${values} WHERE performance = $1`, [performance]);

describe('[7.46] [1.10] old places in queues', () => {
  it('are deleted a day after the performance began, and not before', async () => {
    const [old, recent] = [await withPlaces(all, 1), await withPlaces(all, 1)];
    await began(old, 25);
    await began(recent, 23);
    await sweep();
    expect(await statusesOf(old)).toEqual([]);
    expect(await statusesOf(recent)).toEqual(all);
  });

  it('are deleted a day after everything that was on sale is closed, by its time or by staff', async () => {
    const [byTime, byStaff, justNow, paused] = [
      await withPlaces(all, 1),
      await withPlaces(all, 1),
      await withPlaces(all, 1),
      await withPlaces(all, 1),
    ];
    await setMap(byTime, `sale_opens = NULL, sale_closes = now() - interval '25 hours'`);
    await setMap(byStaff, `status = 'closed'`);
    // A trigger writes the time of each change.
    await api.asOwner('ALTER TABLE seat_maps DISABLE TRIGGER USER');
    await setMap(byStaff, `modified = now() - interval '25 hours'`);
    await api.asOwner('ALTER TABLE seat_maps ENABLE TRIGGER USER');
    await setMap(justNow, `status = 'closed'`);
    await setMap(paused, `status = 'paused', sale_closes = NULL`);
    await sweep();
    expect([await statusesOf(byTime), await statusesOf(byStaff)]).toEqual([[], []]);
    expect([await statusesOf(justNow), await statusesOf(paused)]).toEqual([all, all]);
  });

  it('are deleted a day after their turn ended; those that wait or ordered stay while the sale goes on', async () => {
    const [lapsed, recent] = [await withPlaces(all, 25), await withPlaces(all, 23)];
    await sweep();
    expect(await statusesOf(lapsed)).toEqual(['waiting', 'ordered']);
    expect(await statusesOf(recent)).toEqual(all);
    // The queue goes on where it was.
    expect((await kit.join(lapsed)).place).toMatchObject({ status: 'admitted' });
  });

  it('leave the hold that was made by one, without its place', async () => {
    const performance = await kit.queued(1);
    const { token } = await kit.join(performance);
    expect((await kit.hold(performance, ['a1', 'a2'], token)).statusCode).toBe(200);
    // Another day than that of the performance above: they share a space.
    await began(performance, 49);
    await sweep();
    expect(await statusesOf(performance)).toEqual([]);
    expect(
      await api.asOwner(
        'SELECT s.place FROM hold_secrets s JOIN seat_holds h ON h.hashcode = s.hold WHERE h.performance = $1',
        [performance],
      ),
    ).toEqual([{ place: null }]);
  });

  it('are deleted in batches, none after the run has to end, and the rest by the next run', async () => {
    const performance = await withPlaces(Array.from({ length: 7 }, () => 'expired'));
    const ending = new AbortController();
    let batches = 0;
    // Its time is over once the second batch is deleted.
    const endsInTheMiddle: Pick<typeof api.database, 'forTenant'> = {
      forTenant: (tenant) => {
        const queries = api.database.forTenant(tenant);
        return {
          ...queries,
          rows: queries.rows.bind(queries),
          query: async (statement) => {
            const rows = await queries.query(statement);
            if (rows.length > 0) batches += 1;
            if (batches === 2) ending.abort();
            // As the caller declares.
            return rows as never;
          },
        };
      },
    };
    await createSweepQueues(endsInTheMiddle, 2)({}, run(ending.signal));
    expect(await statusesOf(performance)).toHaveLength(3);
    await sweep(2);
    expect(await statusesOf(performance)).toEqual([]);
  });

  it('are those of every tenant, each within its own connection', async () => {
    const performance = await withPlaces(['expired']);
    await api.database.forTenant('rockquest').query({
      text: `DELETE FROM queue_places WHERE tenant = 'showquest' AND performance = $1::uuid`,
      values: [performance],
    });
    expect(await statusesOf(performance)).toEqual(['expired']);
    await sweep();
    expect(await statusesOf(performance)).toEqual([]);
  });

  it('are found by an index where their turn ended', async () => {
    await api.asOwner('SET enable_seqscan = off');
    const plan = await api.asOwner<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT hashcode FROM queue_places WHERE tenant = 'showquest' AND ${isLapsed} LIMIT 1000 FOR UPDATE SKIP LOCKED`,
    );
    await api.asOwner('RESET enable_seqscan');
    expect(JSON.stringify(plan)).toContain('queue_places_over');
  });
});
