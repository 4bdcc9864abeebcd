import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReplica, type ReplicaServer } from './createReplica';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const whose = { tenant: 'showquest', scope: null } as const;
const statement = { text: 'SELECT 1', values: [] };
const lost = Object.assign(new Error('The connection is lost.'), { code: 'ECONNREFUSED' });

/** A replica that has replayed as much as a test sets, on a primary at a position of its own. */
function replicaAt(replayed: number, position: number) {
  const place = { replayed, position, error: null as Error | null, runs: 0 };
  const answered = () => {
    place.runs += 1;
    if (place.error) throw place.error;
  };
  const server: ReplicaServer = {
    async inspect(at) {
      answered();
      return place.replayed >= Number(at);
    },
    async run(_whose, _statement, at) {
      answered();
      return place.replayed >= Number(at) ? ['from the replica'] : null;
    },
    close: async () => undefined,
  };
  return { place, replica: createReplica(server, async () => String(place.position)) };
}

async function reading(read: Promise<unknown[] | null>): Promise<unknown[] | null> {
  await vi.advanceTimersByTimeAsync(60);
  return read;
}

it('is not used until it was inspected, which no read waits for', async () => {
  const { replica } = replicaAt(5, 5);
  expect(await replica.read(whose, statement)).toBe(null);
  await vi.advanceTimersByTimeAsync(1);
  expect(await replica.read(whose, statement)).toEqual(['from the replica']);
  expect(replica.counts()).toEqual({ replica: 1, behind: 0, unreachable: 1 });
});

it('answers with all that is committed by now, and never with less', async () => {
  const { place, replica } = replicaAt(5, 5);
  expect(await replica.inspect()).toBe(null);
  place.position = 6;
  expect(await reading(replica.read(whose, statement))).toBe(null);
  place.replayed = 6;
  await vi.advanceTimersByTimeAsync(300);
  // The first one finds it out, the next ones are answered.
  await replica.read(whose, statement);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading(replica.read(whose, statement))).toEqual(['from the replica']);
  expect(replica.counts()).toEqual({ replica: 1, behind: 2, unreachable: 0 });
});

it('is waited for where it is a little behind', async () => {
  const { place, replica } = replicaAt(5, 5);
  await replica.inspect();
  place.position = 6;
  const read = replica.read(whose, statement);
  await vi.advanceTimersByTimeAsync(5);
  place.replayed = 6;
  expect(await reading(read)).toEqual(['from the replica']);
});

it('is left alone after it failed, and comes back', async () => {
  const { place, replica } = replicaAt(5, 5);
  await replica.inspect();
  place.error = lost;
  expect(await replica.read(whose, statement)).toBe(null);
  const before = place.runs;
  for (let nth = 0; nth < 100; nth += 1) expect(await replica.read(whose, statement)).toBe(null);
  expect(place.runs).toBe(before);
  place.error = null;
  await vi.advanceTimersByTimeAsync(2_100);
  await replica.read(whose, statement);
  await vi.advanceTimersByTimeAsync(1);
  expect(await replica.read(whose, statement)).toEqual(['from the replica']);
  expect(replica.counts()).toEqual({ replica: 1, behind: 0, unreachable: 102 });
});

it('leaves errors of a statement to the primary, except that it took too long', async () => {
  const { place, replica } = replicaAt(5, 5);
  await replica.inspect();
  place.error = Object.assign(new Error('conflict with recovery'), { code: '40001' });
  expect(await replica.read(whose, statement)).toBe(null);
  place.error = Object.assign(new Error('statement timeout'), { code: '57014' });
  await expect(replica.read(whose, statement)).rejects.toThrow('statement timeout');
  place.error = null;
  expect(await replica.read(whose, statement)).toEqual(['from the replica']);
});

it('gives the reason for which it cannot be used', async () => {
  const { place, replica } = replicaAt(5, 6);
  const behind = replica.inspect();
  await vi.advanceTimersByTimeAsync(60);
  expect(await behind).toBe('it is behind the primary');
  place.error = new Error('it is of another database');
  expect(await replica.inspect()).toBe('it is of another database');
});
