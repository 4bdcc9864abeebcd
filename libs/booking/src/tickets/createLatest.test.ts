import { expect, it } from 'vitest';
import { createLatest } from './createLatest';

it('[7.46] runs one task at a time, and of those that wait only the latest', async () => {
  const run = createLatest();
  const done: string[] = [];
  let finishFirst = () => {};
  const first = run(async () => {
    await new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    done.push('one seat');
  });
  void run(async () => void done.push('two seats'));
  void run(async () => void done.push('three seats'));
  finishFirst();
  await first;
  expect(done).toEqual(['one seat', 'three seats']);
});
