import { newUuid } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import type { NumberedText, SealedStore } from '@callboard/auth/sealed';
import * as v from 'valibot';
import {
  storedEntrySchema,
  type Call,
  type Creation,
  type OutboxEntry,
  type StoredEntry,
} from '../entries/OutboxEntry';
import { messages } from '../messages';

/** The server knows an idempotency key for 24 hours. After that a second attempt could create a second record. */
const knownMs = 23 * 3_600_000;

/** Dependencies of the queue. */
export interface OutboxTools {
  store: Pick<SealedStore, 'readAll' | 'add' | 'replace' | 'remove'>;
  /** An entry with its times corrected by the clock of the server, before its first attempt; null where that cannot be reached. */
  correct: (entry: StoredEntry) => Promise<StoredEntry | null>;
  /** Sends one entry. */
  send: (entry: StoredEntry) => Promise<Sent>;
  /** Runs work while no other tab of the user runs any. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called with all entries after each change. */
  onChange: (entries: readonly OutboxEntry[]) => void;
  isOnline: () => boolean;
  now: () => number;
}

/** Result of one attempt: the server has it when there is no problem. */
export interface Sent {
  problem: Problem | null;
  /** Changes an entry that waits behind it, such as to the version that this one made. */
  after?: (later: StoredEntry) => Promise<StoredEntry>;
}

/** How an attempt to send everything ended: nothing waits any more, something waits for another attempt, or the session has ended. */
export type SendingResult = 'sent' | 'waiting' | 'stopped';

/** Queue of one user's unsent entries, in one tab. */
export interface Outbox {
  /** Reads the entries again, after another tab has changed them. */
  reload: () => Promise<readonly OutboxEntry[]>;
  /** Adds one at the end of its lane. `isTried` is for one whose first attempt the server can have received. */
  add: (item: Creation | Call, key: string, isTried: boolean) => Promise<void>;
  /** Adds an entry again where it was. */
  restore: (entry: OutboxEntry) => Promise<void>;
  /** Lets a refused entry be sent again, as it is or with another text. */
  retry: (entry: OutboxEntry, text?: string) => Promise<void>;
  remove: (entry: OutboxEntry) => Promise<void>;
  /** Sends everything that waits, each lane in its order. */
  sendAll: () => Promise<SendingResult>;
}

/**
 * Creates the queue of a user over the store that all tabs share. One tab sends at a time, one entry at a time. Without a network, what
 * waits goes on waiting; what the server refuses is marked with the reason and blocks its lane alone, until the user decides.
 */
export function createOutbox(tools: OutboxTools): Outbox {
  const { store, exclusively, isOnline, now } = tools;

  async function reload(): Promise<readonly OutboxEntry[]> {
    const entries = (await store.readAll()).flatMap(toEntry);
    tools.onChange(entries);
    return entries;
  }

  async function add(item: Creation | Call, key: string, isTried: boolean): Promise<void> {
    const entry = { ...item, key, addedAt: now(), triedAt: isTried ? now() : null, problem: null };
    await store.add(JSON.stringify(entry));
    await reload();
  }

  async function restore({ number, ...entry }: OutboxEntry): Promise<void> {
    await store.add(JSON.stringify(entry), number);
    await reload();
  }

  async function retry({ number, ...entry }: OutboxEntry, text?: string) {
    await replace(number, { ...entry, ...corrected(entry, text), triedAt: null, problem: null });
    await reload();
  }

  async function remove({ number }: OutboxEntry): Promise<void> {
    // Not while it is being sent: what was deleted must not arrive.
    await exclusively(() => store.remove(number));
    await reload();
  }

  async function sendAll(): Promise<SendingResult> {
    // Lanes whose next entry the server could not take now.
    const later = new Set<string>();
    for (;;) {
      const step = await exclusively(() => sendNext(later));
      if (step !== 'sent') return step === 'none' && later.size === 0 ? 'sent' : finalOf(step);
    }
  }

  async function sendNext(later: Set<string>): Promise<'sent' | 'none' | 'offline' | 'stopped'> {
    const next = headsOf(await reload()).find(({ problem, lane }) => problem === null && !later.has(lane));
    if (!next) return 'none';
    const { number, ...entry } = next;
    if (!isOnline()) return 'offline';
    if (entry.triedAt !== null && now() - entry.triedAt > knownMs) {
      await replace(number, { ...entry, problem: messages.perhapsSent });
      await reload();
      return 'sent';
    }
    // A call that the server can have received stays as it was sent.
    const corrected = entry.triedAt === null ? await tools.correct(entry) : entry;
    if (!corrected) return 'offline';
    const tried = { ...corrected, triedAt: entry.triedAt ?? now() };
    // Before it is sent: the page can be closed in the middle.
    await replace(number, tried);
    const { problem, after } = await tools.send(tried);
    const verdict = problem === null ? 'sent' : verdictOn(problem);
    if (verdict === 'sent') {
      // First what waits behind it: when the page is closed in the middle, it is sent again, and answered as before.
      if (after) await amendBehind(next, after);
      await store.remove(number);
    }
    if (verdict === 'later') later.add(entry.lane);
    if (verdict === 'refused') await replace(number, { ...tried, problem: problem?.message ?? '' });
    if (verdict !== 'later') await reload();
    return verdict === 'offline' || verdict === 'stopped' ? verdict : 'sent';
  }

  async function amendBehind({ number, lane }: OutboxEntry, after: NonNullable<Sent['after']>) {
    for (const { number: later, ...entry } of await reload()) {
      if (later > number && entry.lane === lane) await replace(later, await after(entry));
    }
  }

  function replace(number: number, entry: StoredEntry): Promise<void> {
    return store.replace(number, JSON.stringify(entry));
  }

  return { reload, add, restore, retry, remove, sendAll };
}

/** Something else than before needs a key of its own: the server refuses the old one for it. */
function corrected(entry: StoredEntry, text: string | undefined): Partial<Creation & { key: string }> {
  if (text === undefined || !('collection' in entry) || entry.textField === null) return {};
  return { text, draft: { ...entry.draft, [entry.textField]: text }, key: newUuid() };
}

function finalOf(step: 'none' | 'offline' | 'stopped'): SendingResult {
  return step === 'stopped' ? 'stopped' : 'waiting';
}

/** The first entry of each lane. */
function headsOf(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const heads = new Map<string, OutboxEntry>();
  for (const entry of entries) if (!heads.has(entry.lane)) heads.set(entry.lane, entry);
  return [...heads.values()];
}

/** Consequence of a failed attempt for the queue. */
function verdictOn({ kind }: Problem): 'offline' | 'later' | 'stopped' | 'refused' {
  switch (kind) {
    case 'network':
    case 'timeout':
      return 'offline';
    case 'busy':
    case 'server':
      return 'later';
    case 'canceled':
    case 'unauthorized':
      return 'stopped';
    default:
      return 'refused';
  }
}

/** An entry of a build that stored them in another shape cannot be sent any more. */
function toEntry({ number, text }: NumberedText): OutboxEntry[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedEntrySchema), text);
  return parsed.success ? [{ number, ...parsed.output }] : [];
}
