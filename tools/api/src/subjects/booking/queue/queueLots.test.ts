import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saleLimits } from '@callboard/api-contract/booking';
import { startTestApi, type TestApi } from '../../../testKit/startTestApi';
import { createQueueKit, type QueueKit } from './testing/queueKit';

/** More than one transaction gives numbers to, of which some networks have more than draw together. */
const crowd = 4_500;
const networks = 300;

let api: TestApi;
let kit: QueueKit;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  kit = await createQueueKit(api, await api.loginAs('showquest', 'staff'));
}, 240_000);
afterAll(() => api.close());

describe('[7.46] [1.10] a crowd at the opening', () => {
  it('draws the lots of all by several transactions, in the order of one', async () => {
    const performance = await kit.queued(5, '30 minutes');
    await kit.join(performance);
    await joinCrowd(performance);
    await kit.opens(performance, '-1 second');
    const late = await kit.join(performance);
    await expect
      .poll(async () => {
        await kit.read(performance, late);
        return countWithout(performance);
      })
      .toBe(0);
    const places = await api.asOwner<{ number: number; round: number }>(
      `SELECT number, CASE WHEN is_early
          THEN (row_number() OVER (PARTITION BY is_early, network ORDER BY lot) - 1)::int / ${saleLimits.queueLotsOfNetwork} ELSE 99 END AS round
        FROM queue_places WHERE performance = $1 ORDER BY number`,
      [performance],
    );
    expect(places.map(({ number }) => number)).toEqual(
      Array.from({ length: crowd + 2 }, (_, nth) => nth + 1),
    );
    // All that draw first come before all that draw next, and who came after the opening is the last.
    const rounds = places.map(({ round }) => round);
    expect(rounds).toEqual(rounds.toSorted((lower, higher) => lower - higher));
    expect(new Set(rounds)).toEqual(new Set([0, 1, 99]));
    expect(await kit.read(performance, late)).toMatchObject({ status: 'waiting', position: crowd + 2 - 5 });
  });

  it('lets no one wait for those who are getting their numbers', async () => {
    const performance = await kit.queued(1);
    await kit.join(performance);
    const waiting = await kit.join(performance);
    await api.asOwner(
      `UPDATE queue_places SET seen_at = clock_timestamp() - interval '1 minute' WHERE performance = $1`,
      [performance],
    );
    await api.asOwner('BEGIN');
    await api.asOwner('SELECT FROM queue_places WHERE performance = $1 FOR UPDATE', [performance]);
    // The database would end a wait for this lock after two seconds, and the answer would be a failure.
    const place = await kit.read(performance, waiting).finally(() => api.asOwner('ROLLBACK'));
    expect(place).toMatchObject({ status: 'waiting', position: 1 });
    expect(await secondsSilent(performance)).toEqual([60, 60]);
    await kit.read(performance, waiting);
    expect(await secondsSilent(performance)).toEqual([0, 60]);
  });
});

/** Fifteen of each network. */
async function joinCrowd(performance: string): Promise<void> {
  await api.asOwner(
    `INSERT INTO queue_places (tenant, performance, digest, network, is_early)
      SELECT 'showquest', $1, sha256(nth::text::bytea), '10.3.' || nth % ${networks}, true FROM generate_series(1, ${crowd}) nth`,
    [performance],
  );
}

async function countWithout(performance: string): Promise<number | undefined> {
  const [row] = await api.asOwner<{ count: number }>(
    'SELECT count(*)::int AS count FROM queue_places WHERE performance = $1 AND number IS NULL',
    [performance],
  );
  return row?.count;
}

async function secondsSilent(performance: string): Promise<number[]> {
  const rows = await api.asOwner<{ silent: number }>(
    `SELECT (10 * round(extract(epoch FROM clock_timestamp() - seen_at) / 10))::int AS silent
      FROM queue_places WHERE performance = $1 ORDER BY 1`,
    [performance],
  );
  return rows.map(({ silent }) => silent);
}
