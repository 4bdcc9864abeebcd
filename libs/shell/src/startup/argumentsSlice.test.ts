import { createAppStore } from '@callboard/app-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAppArguments, selectAppArguments } from './argumentsSlice';
import { parseAppArguments, type AppArgumentsState } from './readAppArguments';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const known: AppArgumentsState = { status: 'known', arguments: { environment: 'staging' } };
const unreachable: AppArgumentsState = { status: 'unreachable', arguments: {} };

function setUp(read: () => Promise<AppArgumentsState>) {
  const store = createAppStore();
  return {
    ask: () => store.dispatch(fetchAppArguments(read)),
    state: () => selectAppArguments(store.getState()),
  };
}

describe('the app arguments', () => {
  it('[7.14] is unreachable when the response is late, and uses the response when it arrives', async () => {
    let answer = (_state: AppArgumentsState) => {};
    const store = setUp(() => new Promise((resolve) => (answer = resolve)));
    const request = store.ask();
    expect(store.state().status).toBe('asking');
    vi.advanceTimersByTime(5_000);
    expect(store.state().status).toBe('unreachable');
    answer(known);
    await request;
    expect(store.state()).toEqual(known);
  });

  it('keeps the last arguments when a later request fails', async () => {
    const answers = [known, unreachable];
    const store = setUp(async () => answers.shift() ?? unreachable);
    await store.ask();
    await store.ask();
    expect(store.state()).toEqual({ status: 'unreachable', arguments: known.arguments });
  });
});

describe('parseAppArguments', () => {
  it.each([
    ['in an envelope', { success: true, data: { app_args: { version: '7' } } }],
    ['bare', { app_args: { version: '7' } }],
  ])('[7.14] parses the arguments %s', (_case, body) => {
    expect(parseAppArguments(body)).toEqual({ version: '7' });
  });

  it.each([null, undefined, 'text', [], {}, { data: null }, { app_args: 'all' }])(
    'makes nothing of %j',
    (body) => {
      expect(parseAppArguments(body)).toBeUndefined();
    },
  );
});
