import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherProblems } from './gatherProblems';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const problem = (message: string) => ({ kind: 'server', status: 500, message }) as const;

it('[8.1] combines simultaneous failures into one alert', () => {
  const show = vi.fn();
  const report = gatherProblems(show);
  for (let call = 0; call < 100; call++) report(problem(call % 2 ? 'Town is gone.' : 'The server is down.'));
  vi.runAllTimers();
  expect(show).toHaveBeenCalledExactlyOnceWith('The server is down. Town is gone.');
});

it('[8.1] shows a later failure separately', () => {
  const show = vi.fn();
  const report = gatherProblems(show);
  report(problem('One.'));
  vi.runAllTimers();
  report(problem('Two.'));
  vi.runAllTimers();
  expect(show.mock.calls).toEqual([['One.'], ['Two.']]);
});
