import { afterEach, describe, expect, it, vi } from 'vitest';
import { inOneTab, whenNobodySends } from './oneTab';

afterEach(() => vi.unstubAllGlobals());

/** The browser's locks, which jsdom does not have: one holder for each name, the others wait or are told. */
function stubLocks() {
  const held = new Map<string, Promise<unknown>>();
  async function request(name: string, ...rest: unknown[]): Promise<unknown> {
    const [options, given] = rest.length === 2 ? rest : [{}, rest[0]];
    const isAvailableOnly = typeof options === 'object' && options !== null && 'ifAvailable' in options;
    if (typeof given !== 'function') throw new TypeError('There is nothing to do under the lock.');
    if (held.has(name) && isAvailableOnly) return given(null);
    while (held.has(name)) await held.get(name);
    const work = Promise.resolve(given({ name })).finally(() => held.delete(name));
    held.set(name, work);
    return work;
  }
  vi.stubGlobal('navigator', { locks: { request } });
}

function sending() {
  let end = (_outcome: string) => {};
  const send = vi.fn(() => new Promise<string>((resolve) => (end = resolve)));
  return { send, end: (outcome: string) => end(outcome) };
}

describe('a file that two tabs offer', () => {
  it('is sent by the first alone', async () => {
    stubLocks();
    const [first, second] = [sending(), sending()];
    const sent = inOneTab('film', first.send);
    expect(await inOneTab('film', second.send)).toBeNull();
    expect(second.send).not.toHaveBeenCalled();
    first.end('arrived');
    expect(await sent).toBe('arrived');
  });

  it('is free again when the first gives up', async () => {
    stubLocks();
    const [first, second] = [sending(), sending()];
    const sent = inOneTab('film', first.send);
    let isFree = false;
    const free = whenNobodySends('film').then(() => (isFree = true));
    await Promise.resolve();
    expect(isFree).toBe(false);
    first.end('left');
    await sent;
    await free;
    const next = inOneTab('film', second.send);
    second.end('arrived');
    expect(await next).toBe('arrived');
  });

  it('does not stop another file', async () => {
    stubLocks();
    const [one, other] = [sending(), sending()];
    void inOneTab('film', one.send);
    const sent = inOneTab('song', other.send);
    other.end('arrived');
    expect(await sent).toBe('arrived');
  });

  it('is sent where a browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    await whenNobodySends('film');
    expect(await inOneTab('film', async () => 'arrived')).toBe('arrived');
  });
});
