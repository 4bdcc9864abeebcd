import type { Problem } from '@callboard/api-contract';
import { expect, it, vi } from 'vitest';
import type { Call, Creation, OutboxEntry, StoredEntry } from '../entries/OutboxEntry';
import { createOutbox } from './createOutbox';

const network: Problem = { kind: 'network', message: 'No network' };
const refusal: Problem = { kind: 'forbidden', message: 'This conversation is closed.' };

const message = (body: string, conversation = 'c1'): Creation => ({
  collection: 'messages',
  draft: { conversation, body },
  lane: `conversations/${conversation}`,
  text: body,
  textField: 'body',
  page: `/conversations/${conversation}`,
});

/** The store that the tabs of a user share, in memory. */
function sharedStore() {
  const texts = new Map<number, string>();
  let last = 0;
  return {
    readAll: async () =>
      [...texts].sort(([one], [other]) => one - other).map(([number, text]) => ({ number, text })),
    add: async (text: string, at?: number) => {
      const number = at ?? ++last;
      texts.set(number, text);
      return number;
    },
    replace: async (number: number, text: string) => void (texts.has(number) && texts.set(number, text)),
    remove: async (number: number) => void texts.delete(number),
  };
}

/** One lock for all tabs. */
function sharedLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

interface TabOptions {
  store?: ReturnType<typeof sharedStore>;
  exclusively?: ReturnType<typeof sharedLock>;
  now?: () => number;
}

function aTab({ store = sharedStore(), exclusively = sharedLock(), now = () => 1_000 }: TabOptions = {}) {
  const server = {
    answer: (_entry: StoredEntry): Problem | null => null,
    after: async (later: StoredEntry): Promise<StoredEntry> => later,
  };
  const network = { isOnline: true };
  const sent: StoredEntry[] = [];
  let entries: readonly OutboxEntry[] = [];
  const outbox = createOutbox({
    store,
    exclusively,
    now,
    correct: async (entry) => entry,
    send: async (entry) => {
      sent.push(entry);
      const problem = server.answer(entry);
      return problem === null ? { problem, after: server.after } : { problem };
    },
    isOnline: () => network.isOnline,
    onChange: (changed) => {
      entries = changed;
    },
  });
  /** Adds one without a first attempt, or with one of that key. */
  const add = (item: Creation | Call, tried?: string) =>
    outbox.add(item, tried ?? crypto.randomUUID(), tried !== undefined);
  return {
    ...outbox,
    add,
    server,
    network,
    sent,
    texts: () => sent.map(({ text }) => text),
    all: () => entries,
  };
}

it('sends what waits in order, and forgets it then', async () => {
  const tab = aTab();
  tab.network.isOnline = false;
  await tab.add(message('one'));
  await tab.add(message('two'));
  expect(await tab.sendAll()).toBe('waiting');
  expect(tab.texts()).toEqual([]);
  tab.network.isOnline = true;
  expect(await tab.sendAll()).toBe('sent');
  expect(tab.texts()).toEqual(['one', 'two']);
  expect(tab.all()).toEqual([]);
});

it('sends with the key of the attempt that had no answer, each time', async () => {
  const tab = aTab();
  await tab.add(message('one'), 'key-1');
  tab.server.answer = () => network;
  expect(await tab.sendAll()).toBe('waiting');
  tab.server.answer = () => null;
  await tab.sendAll();
  expect(tab.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

it('shows why one was refused, and sends those of other conversations', async () => {
  const tab = aTab();
  await tab.add(message('to closed', 'closed'));
  await tab.add(message('after it', 'closed'));
  await tab.add(message('to open', 'open'));
  tab.server.answer = ({ lane }) => (lane === 'conversations/closed' ? refusal : null);
  expect(await tab.sendAll()).toBe('sent');
  expect(tab.texts()).toEqual(['to closed', 'to open']);
  expect(tab.all().map(({ text, problem }) => [text, problem])).toEqual([
    ['to closed', 'This conversation is closed.'],
    ['after it', null],
  ]);
});

it('sends what waited for a refused one when that is deleted, or sent again with a correction', async () => {
  const tab = aTab();
  await tab.add(message('too long'));
  await tab.add(message('next'));
  tab.server.answer = ({ text }) => (text === 'too long' ? refusal : null);
  await tab.sendAll();
  const [refused] = tab.all();
  if (!refused) throw new Error('Nothing was refused.');
  await tab.retry(refused, 'short');
  await tab.sendAll();
  expect(tab.texts()).toEqual(['too long', 'short', 'next']);
  expect(tab.sent[1]).toMatchObject({ draft: { conversation: 'c1', body: 'short' } });
  expect(tab.sent[1]?.key).not.toBe(tab.sent[0]?.key);
});

it('tries again with the same key what the user has not changed', async () => {
  const tab = aTab();
  tab.server.answer = () => refusal;
  await tab.add(message('one'));
  await tab.sendAll();
  const [refused] = tab.all();
  if (!refused) throw new Error('Nothing was refused.');
  tab.server.answer = () => null;
  await tab.retry(refused);
  await tab.sendAll();
  expect(new Set(tab.sent.map(({ key }) => key)).size).toBe(1);
  expect(tab.all()).toEqual([]);
});

it('puts a deleted one back before those that came after it', async () => {
  const tab = aTab();
  await tab.add(message('one'));
  await tab.add(message('two'));
  const [first] = tab.all();
  if (!first) throw new Error('Nothing waits.');
  await tab.remove(first);
  expect(tab.all().map(({ text }) => text)).toEqual(['two']);
  await tab.restore(first);
  await tab.sendAll();
  expect(tab.texts()).toEqual(['one', 'two']);
});

it('goes on waiting while the server is busy, and with other conversations meanwhile', async () => {
  const tab = aTab();
  await tab.add(message('busy', 'busy'));
  await tab.add(message('free', 'free'));
  tab.server.answer = ({ text }) =>
    text === 'busy' ? { kind: 'busy', message: 'Too many', retryAfterSeconds: 1 } : null;
  expect(await tab.sendAll()).toBe('waiting');
  expect(tab.all().map(({ text, problem }) => [text, problem])).toEqual([['busy', null]]);
});

it('stops when the session has ended, and keeps what waits', async () => {
  const tab = aTab();
  await tab.add(message('one'));
  tab.server.answer = () => ({ kind: 'unauthorized', message: '' });
  expect(await tab.sendAll()).toBe('stopped');
  expect((await tab.reload()).map(({ problem }) => problem)).toEqual([null]);
});

it('asks the user about one that was perhaps sent more than a day ago, and about no other', async () => {
  const hour = 3_600_000;
  const now = vi.fn(() => 0);
  const tab = aTab({ now });
  await tab.add(message('tried', 'c1'), 'key-1');
  await tab.add(message('never tried', 'c2'));
  now.mockReturnValue(24 * hour);
  await tab.sendAll();
  expect(tab.texts()).toEqual(['never tried']);
  expect(tab.all()[0]?.problem).toMatch(/^It may have been sent already/);
});

it('sends each entry once when two tabs send at the same time', async () => {
  const store = sharedStore();
  const exclusively = sharedLock();
  const [one, other] = [aTab({ store, exclusively }), aTab({ store, exclusively })];
  for (const text of ['a', 'b', 'c', 'd']) await one.add(message(text, text));
  await Promise.all([one.sendAll(), other.sendAll(), one.sendAll()]);
  expect([...one.texts(), ...other.texts()].sort()).toEqual(['a', 'b', 'c', 'd']);
});

const move = (change: number): Call => ({
  action: 'arrangeSlots',
  target: 'e1',
  input: { change, version: 1 },
  lane: 'run-sheet/e1',
  text: `Move ${change}`,
  page: '/events/e1?tab=run',
});

it('gives what waits behind a call what the call made, and nothing to other lanes', async () => {
  const tab = aTab();
  await tab.add(move(1));
  await tab.add(move(2));
  await tab.add(message('Kia ora'));
  let version = 1;
  tab.server.after = async (later) => ({ ...later, input: { version: (version += 1) } });
  expect(await tab.sendAll()).toBe('sent');
  expect(tab.sent.map((entry) => ('input' in entry ? entry.input : null))).toEqual([
    { change: 1, version: 1 },
    { version: 2 },
    null,
  ]);
});

it('gives it again where the page was closed between the two', async () => {
  const store = sharedStore();
  const first = aTab({ store });
  await first.add(move(1), 'key-1');
  await first.add(move(2), 'key-2');
  first.server.after = async (later) => ({ ...later, input: { version: 2 } });
  // The answer came and what waits behind was changed, but the page was closed before the entry was removed.
  const closed = aTab({ store: { ...store, remove: async () => Promise.reject(new Error('Closed.')) } });
  closed.server.after = first.server.after;
  await expect(closed.sendAll()).rejects.toThrow('Closed.');
  expect(await first.sendAll()).toBe('sent');
  expect(first.sent.map((entry) => [entry.key, 'input' in entry && entry.input])).toEqual([
    ['key-1', { change: 1, version: 1 }],
    ['key-2', { version: 2 }],
  ]);
});
