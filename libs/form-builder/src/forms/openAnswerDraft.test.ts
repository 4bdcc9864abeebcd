import type { OpenDraft } from '@callboard/auth/drafts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAnswerDraft } from './openAnswerDraft';

const stored = new Map<string, Record<string, unknown>>();

vi.mock('@callboard/auth/drafts', () => ({
  openDraft: (name: string): OpenDraft => ({
    read: async () => {
      const changes = stored.get(name);
      return changes ? { changes, savedAt: 0 } : null;
    },
    keep: (changes) => stored.set(name, { ...changes }),
    flush: () => undefined,
    remove: () => stored.delete(name),
  }),
}));

/** The locks of a browser, of which tabs take those that are free. */
function stubLocks() {
  const taken = new Set<string>();
  const request = async (name: string, _options: object, work: (lock: object | null) => unknown) => {
    if (taken.has(name)) return work(null);
    taken.add(name);
    await work({ name });
    return taken.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

beforeEach(() => {
  stored.clear();
  stubLocks();
});
afterEach(() => vi.unstubAllGlobals());

const changesOf = async (draft: ReturnType<typeof openAnswerDraft>) => (await draft.read())?.changes;

describe('the draft of answers', () => {
  it('is one of each tab, and a reload finds that of its own', async () => {
    const [one, other] = [openAnswerDraft('answers/a'), openAnswerDraft('answers/a')];
    await one.read();
    await other.read();
    one.keep({ answers: 'one' });
    other.keep({ answers: 'other' });
    await vi.waitFor(() => expect(stored.size).toBe(2));
    one.remove();
    await vi.waitFor(() => expect([...stored.values()]).toEqual([{ answers: 'other' }]));
    other.close();
    expect(await changesOf(openAnswerDraft('answers/a'))).toEqual({ answers: 'other' });
  });

  it('is found by the next tab once its own is closed', async () => {
    const closed = openAnswerDraft('answers/a');
    closed.keep({ answers: 'left' });
    await closed.read();
    closed.close();
    await vi.waitFor(async () =>
      expect(await changesOf(openAnswerDraft('answers/a'))).toEqual({ answers: 'left' }),
    );
  });

  it('goes on under the name of the answers once they are stored, and leaves the former name empty', async () => {
    const draft = openAnswerDraft('answers/new');
    draft.keep({ answers: 'first' });
    await vi.waitFor(() => expect(stored.has('answers/new')).toBe(true));
    draft.rename('answers/a');
    draft.keep({ answers: 'second' });
    await vi.waitFor(() => expect([...stored]).toEqual([['answers/a', { answers: 'second' }]]));
  });
});
