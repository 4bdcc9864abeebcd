import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherProblems } from './gatherProblems';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const problem = (message: string) => ({ kind: 'server', status: 500, message }) as const;

it('[8.1] makes one alert of all failures of one moment', () => {
  const show = vi.fn();
  const tell = gatherProblems(show);
  for (let call = 0; call < 100; call++) tell(problem(call % 2 ? 'Town is gone.' : 'The server is down.'));
  vi.runAllTimers();
  expect(show).toHaveBeenCalledExactlyOnceWith('The server is down. Town is gone.');
});

it('[8.1] says what fails later by itself', () => {
  const show = vi.fn();
  const tell = gatherProblems(show);
  tell(problem('One.'));
  vi.runAllTimers();
  tell(problem('Two.'));
  vi.runAllTimers();
  expect(show.mock.calls).toEqual([['One.'], ['Two.']]);
});
