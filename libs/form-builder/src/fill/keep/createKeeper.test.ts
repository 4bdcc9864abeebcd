import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeeper, type KeepOutcome } from './createKeeper';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A keeper whose attempts are answered by hand. */
function start() {
  const asked: unknown[] = [];
  const answers: ((outcome: KeepOutcome) => void)[] = [];
  const breaks: ((cause: Error) => void)[] = [];
  const keeper = createKeeper({
    keep: (kept) => {
      asked.push(kept);
      return new Promise((resolve, reject) => {
        answers.push(resolve);
        breaks.push(reject);
      });
    },
    unknownFailure: () => 'Something broke',
    now: () => 1_000,
  });
  const answer = async (outcome: KeepOutcome) => {
    // An attempt that is told to begin does so a moment later.
    await vi.advanceTimersByTimeAsync(0);
    answers.shift()?.(outcome);
    breaks.shift();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keeper, asked, answer, fail: () => breaks.shift()?.(new Error('offline')) };
}

describe('the keeper of answers', () => {
  it('keeps once the typing has paused for a second', async () => {
    const { keeper, asked, answer } = start();
    keeper.change({ name: 'A' });
    await vi.advanceTimersByTimeAsync(900);
    keeper.change({ name: 'Ar' });
    await vi.advanceTimersByTimeAsync(900);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([{ name: 'Ar' }]);
    expect(keeper.state()).toEqual({ status: 'saving' });
    await answer('kept');
    expect(keeper.state()).toEqual({ status: 'saved', at: 1_000 });
  });

  it('has one attempt under way at a time, and sends the newest afterwards', async () => {
    const { keeper, asked, answer } = start();
    keeper.change({ name: 'A' });
    await vi.advanceTimersByTimeAsync(1_000);
    keeper.change({ name: 'Ar' });
    await vi.advanceTimersByTimeAsync(1_000);
    keeper.change({ name: 'Aroha' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([{ name: 'A' }]);
    await answer('kept');
    expect(asked).toEqual([{ name: 'A' }, { name: 'Aroha' }]);
    await answer('kept');
    expect(keeper.state()).toMatchObject({ status: 'saved' });
  });

  it('keeps at once when it is told to, and nothing where nothing changed', async () => {
    const { keeper, asked, answer } = start();
    expect(await keeper.flush()).toBe(true);
    keeper.change({ name: 'A' });
    const flushed = keeper.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([{ name: 'A' }]);
    await answer('kept');
    expect(await flushed).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(1);
  });

  it('says why not, and tries the newest again', async () => {
    const { keeper, asked, answer } = start();
    keeper.change({ name: 'A' });
    const flushed = keeper.flush();
    await answer({ message: 'The form is closed' });
    expect(await flushed).toBe(false);
    expect(keeper.state()).toEqual({ status: 'failed', message: 'The form is closed' });
    void keeper.flush();
    await answer('kept');
    expect(asked).toEqual([{ name: 'A' }, { name: 'A' }]);
    expect(keeper.state()).toMatchObject({ status: 'saved' });
  });

  it('says so when it breaks', async () => {
    const { keeper, fail } = start();
    keeper.change({ name: 'A' });
    const flushed = keeper.flush();
    await vi.advanceTimersByTimeAsync(0);
    fail();
    expect(await flushed).toBe(false);
    expect(keeper.state()).toEqual({ status: 'failed', message: 'Something broke' });
  });

  it('sends nothing while it is held, and waits for what is under way', async () => {
    const { keeper, asked, answer } = start();
    keeper.change({ name: 'A' });
    await vi.advanceTimersByTimeAsync(1_000);
    const ended = vi.fn();
    void keeper.hold().then(ended);
    keeper.change({ name: 'Ar' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ended).not.toHaveBeenCalled();
    await answer('kept');
    expect(ended).toHaveBeenCalled();
    expect(asked).toHaveLength(1);
    expect(keeper.state()).toEqual({ status: 'untouched' });
    keeper.resume();
    expect(keeper.state()).toEqual({ status: 'changed' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([{ name: 'A' }, { name: 'Ar' }]);
  });
});
