import { expect, it, vi } from 'vitest';
import { fairTurns, TurnTimeout } from './fairTurns';

/** Work that goes on until its test ends it. */
function openWork(done: string[]) {
  const ends: (() => void)[] = [];
  return {
    work: (name: string) => async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      done.push(name);
    },
    async endOne() {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    going: () => ends.length,
  };
}

it('gives lanes their turns one after the other, and each lane its own in order', async () => {
  const done: string[] = [];
  const { work, endOne, going } = openWork(done);
  const turns = fairTurns(2);
  for (let nth = 1; nth <= 6; nth += 1) void turns.inTurn('hot', work(`hot ${nth}`));
  void turns.inTurn('quiet', work('quiet 1'));
  void turns.inTurn('quiet', work('quiet 2'));
  void turns.inTurn('third', work('third 1'));
  expect([going(), turns.countWaiting('hot'), turns.countWaiting('quiet')]).toEqual([2, 4, 2]);
  for (let nth = 0; nth < 9; nth += 1) {
    await endOne();
    expect(going()).toBeLessThanOrEqual(2);
  }
  expect(done).toEqual([
    'hot 1',
    'hot 2',
    'hot 3',
    'quiet 1',
    'third 1',
    'hot 4',
    'quiet 2',
    'hot 5',
    'hot 6',
  ]);
});

it('goes on after work that failed, and gives a place that is free immediately', async () => {
  const turns = fairTurns(1);
  const failed = turns.inTurn('a', () => Promise.reject(new Error('no')));
  const next = turns.inTurn('b', () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await turns.inTurn('a', () => Promise.resolve('later'))).toBe('later');
});

it('lets no lane have more than its share, and gives what is left to the others', async () => {
  const done: string[] = [];
  const { work, endOne, going } = openWork(done);
  const turns = fairTurns(3, { perLane: 2 });
  for (let nth = 1; nth <= 4; nth += 1) void turns.inTurn('hot', work(`hot ${nth}`));
  expect(going()).toBe(2);
  expect(turns.activity()).toEqual([{ lane: 'hot', busy: 2, waiting: 2 }]);
  void turns.inTurn('quiet', work('quiet 1'));
  expect(going()).toBe(3);
  for (let nth = 0; nth < 5; nth += 1) await endOne();
  expect(done).toEqual(['hot 1', 'hot 2', 'quiet 1', 'hot 3', 'hot 4']);
  expect(turns.activity()).toEqual([]);
});

it('ends the wait of what had no turn in time, and goes on with the next one', async () => {
  vi.useFakeTimers();
  try {
    const { work, going } = openWork([]);
    const turns = fairTurns(1, { patienceMs: 100 });
    void turns.inTurn('a', work('a'));
    const late = expect(turns.inTurn('b', work('b'))).rejects.toThrow(TurnTimeout);
    await vi.advanceTimersByTimeAsync(100);
    await late;
    expect([going(), turns.countWaiting('b')]).toEqual([1, 0]);
  } finally {
    vi.useRealTimers();
  }
});
