import { expect, it } from 'vitest';
import { newestRun } from './newestRun';

/** Work whose runs the test ends. */
function endedByTest() {
  const ends: (() => void)[] = [];
  const newest = newestRun(() => {
    const run = ends.length + 1;
    return new Promise<number>((resolve) => ends.push(() => resolve(run)));
  });
  return { newest, ends };
}

it('gives each call an answer of a run that began after it, and runs once for all that wait', async () => {
  const { newest, ends } = endedByTest();
  const first = newest();
  await expect.poll(() => ends.length).toBe(1);
  const during = [newest(), newest(), newest()];
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await Promise.all(during)).toEqual([2, 2, 2]);
});

it('runs again after a run that failed', async () => {
  let runs = 0;
  const newest = newestRun(async () => {
    runs += 1;
    if (runs === 1) throw new Error('failed');
    return runs;
  });
  await expect(newest()).rejects.toThrow('failed');
  expect(await newest()).toBe(2);
});
