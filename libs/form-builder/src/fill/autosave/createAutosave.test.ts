import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type SaveResult } from './createAutosave';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An autosave whose requests are resolved by the test. */
function start() {
  const requests: unknown[] = [];
  const answers: ((outcome: SaveResult) => void)[] = [];
  const breaks: ((cause: Error) => void)[] = [];
  const autosave = createAutosave({
    save: (saved) => {
      requests.push(saved);
      return new Promise((resolve, reject) => {
        answers.push(resolve);
        breaks.push(reject);
      });
    },
    unknownFailure: () => 'Something broke',
    now: () => 1_000,
  });
  const answer = async (outcome: SaveResult) => {
    // A request starts asynchronously.
    await vi.advanceTimersByTimeAsync(0);
    answers.shift()?.(outcome);
    breaks.shift();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, requests, answer, fail: () => breaks.shift()?.(new Error('offline')) };
}

describe('the autosave of answers', () => {
  it('saves a second after the last change', async () => {
    const { autosave, requests, answer } = start();
    autosave.change({ name: 'A' });
    await vi.advanceTimersByTimeAsync(900);
    autosave.change({ name: 'Ar' });
    await vi.advanceTimersByTimeAsync(900);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(requests).toEqual([{ name: 'Ar' }]);
    expect(autosave.state()).toEqual({ status: 'saving' });
    await answer('kept');
    expect(autosave.state()).toEqual({ status: 'saved', at: 1_000 });
  });

  it('has one pending request at a time, then sends the newest answers', async () => {
    const { autosave, requests, answer } = start();
    autosave.change({ name: 'A' });
    await vi.advanceTimersByTimeAsync(1_000);
    autosave.change({ name: 'Ar' });
    await vi.advanceTimersByTimeAsync(1_000);
    autosave.change({ name: 'Aroha' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toEqual([{ name: 'A' }]);
    await answer('kept');
    expect(requests).toEqual([{ name: 'A' }, { name: 'Aroha' }]);
    await answer('kept');
    expect(autosave.state()).toMatchObject({ status: 'saved' });
  });

  it('saves immediately on flush, unless nothing changed', async () => {
    const { autosave, requests, answer } = start();
    expect(await autosave.flush()).toBe(true);
    autosave.change({ name: 'A' });
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([{ name: 'A' }]);
    await answer('kept');
    expect(await flushed).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests).toHaveLength(1);
  });

  it('reports why a save failed, and retries with the newest answers', async () => {
    const { autosave, requests, answer } = start();
    autosave.change({ name: 'A' });
    const flushed = autosave.flush();
    await answer({ message: 'The form is closed' });
    expect(await flushed).toBe(false);
    expect(autosave.state()).toEqual({ status: 'failed', message: 'The form is closed' });
    void autosave.flush();
    await answer('kept');
    expect(requests).toEqual([{ name: 'A' }, { name: 'A' }]);
    expect(autosave.state()).toMatchObject({ status: 'saved' });
  });

  it('reports a save that throws', async () => {
    const { autosave, fail } = start();
    autosave.change({ name: 'A' });
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    fail();
    expect(await flushed).toBe(false);
    expect(autosave.state()).toEqual({ status: 'failed', message: 'Something broke' });
  });

  it('sends nothing while it is paused, and waits for the pending request', async () => {
    const { autosave, requests, answer } = start();
    autosave.change({ name: 'A' });
    await vi.advanceTimersByTimeAsync(1_000);
    const ended = vi.fn();
    void autosave.pause().then(ended);
    autosave.change({ name: 'Ar' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ended).not.toHaveBeenCalled();
    await answer('kept');
    expect(ended).toHaveBeenCalled();
    expect(requests).toHaveLength(1);
    expect(autosave.state()).toEqual({ status: 'untouched' });
    autosave.resume();
    expect(autosave.state()).toEqual({ status: 'changed' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toEqual([{ name: 'A' }, { name: 'Ar' }]);
  });
});
