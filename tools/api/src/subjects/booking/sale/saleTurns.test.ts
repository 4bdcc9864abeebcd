import { expect, it } from 'vitest';
import { queueSale } from './saleTurns';

it('[7.46] [1.10] serves another performance next while a thousand buyers of one wait, and refuses more of that one', async () => {
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const buy = (lane: string) =>
    queueSale('showquest', lane, false, async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      done.push(lane);
    });
  const hot = Array.from({ length: 1_004 }, () => buy('hot'));
  await expect(buy('hot')).rejects.toMatchObject({ status: 503 });
  const other = buy('other');
  // One buyer of the first performance is next, and then the one of the other.
  for (let nth = 0; nth < 6; nth += 1) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await other;
  expect(done).toEqual(['hot', 'hot', 'hot', 'hot', 'hot', 'other']);
  while (done.length < 1_005) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(hot);
});
