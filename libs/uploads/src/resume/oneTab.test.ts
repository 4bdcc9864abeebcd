import { afterEach, describe, expect, it, vi } from 'vitest';
import { inOneTab, whenNoTabSends } from './oneTab';

afterEach(() => vi.unstubAllGlobals());

/** A stub of the Web Locks API, which jsdom does not have: one holder per name; others wait or get null. */
function stubLocks() {
  const locks = new Map<string, Promise<unknown>>();
  async function request(name: string, ...rest: unknown[]): Promise<unknown> {
    const [options, given] = rest.length === 2 ? rest : [{}, rest[0]];
    const isAvailableOnly = typeof options === 'object' && options !== null && 'ifAvailable' in options;
    if (typeof given !== 'function') throw new TypeError('The lock needs a callback.');
    if (locks.has(name) && isAvailableOnly) return given(null);
    while (locks.has(name)) await locks.get(name);
    const work = Promise.resolve(given({ name })).finally(() => locks.delete(name));
    locks.set(name, work);
    return work;
  }
  vi.stubGlobal('navigator', { locks: { request } });
}

function sending() {
  let end = (_outcome: string) => {};
  const send = vi.fn(() => new Promise<string>((resolve) => (end = resolve)));
  return { send, end: (outcome: string) => end(outcome) };
}

describe('a file offered in two tabs', () => {
  it('is uploaded by the first only', async () => {
    stubLocks();
    const [first, second] = [sending(), sending()];
    const sent = inOneTab('film', first.send);
    expect(await inOneTab('film', second.send)).toBeNull();
    expect(second.send).not.toHaveBeenCalled();
    first.end('arrived');
    expect(await sent).toBe('arrived');
  });

  it('is available again when the first stops', async () => {
    stubLocks();
    const [first, second] = [sending(), sending()];
    const sent = inOneTab('film', first.send);
    let isFree = false;
    const free = whenNoTabSends('film').then(() => (isFree = true));
    await Promise.resolve();
    expect(isFree).toBe(false);
    first.end('left');
    await sent;
    await free;
    const next = inOneTab('film', second.send);
    second.end('arrived');
    expect(await next).toBe('arrived');
  });

  it('does not block another file', async () => {
    stubLocks();
    const [one, other] = [sending(), sending()];
    void inOneTab('film', one.send);
    const sent = inOneTab('song', other.send);
    other.end('arrived');
    expect(await sent).toBe('arrived');
  });

  it('is uploaded in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    await whenNoTabSends('film');
    expect(await inOneTab('film', async () => 'arrived')).toBe('arrived');
  });
});
