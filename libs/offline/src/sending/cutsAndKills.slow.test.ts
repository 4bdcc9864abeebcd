// @vitest-environment node
import type { Problem } from '@callboard/api-contract';
import { expect, it } from 'vitest';
import type { Call, StoredEntry } from '../entries/OutboxEntry';
import { createOutbox } from './createOutbox';

class Killed extends Error {}

const network: Problem = { kind: 'network', message: 'No network' };
const busy: Problem = { kind: 'busy', message: 'Too much', retryAfterSeconds: 1 };

/** Equal numbers from 0 to 1 for equal seeds (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A server that does each call once, by its key; one that is forgetful does it as often as it arrives. */
function createServer(isForgetful: boolean) {
  const done: { lane: string; text: string }[] = [];
  const keys = new Set<string>();
  return {
    done,
    receive: ({ key, lane, text }: StoredEntry) => {
      if (!isForgetful && keys.has(key)) return;
      keys.add(key);
      done.push({ lane, text });
    },
  };
}

interface Evening {
  seed: number;
  devices: { name: string; action: Call['action']; laneOf: (nth: number) => string }[];
  intents: number;
  isForgetful?: boolean;
}

/**
 * Devices that make intents while their network is cut before and after the server has a call, the server is too busy, and their tab is killed at
 * any statement: then the next tab goes on with what is stored. In the end all of them have a network.
 */
async function run({ seed, devices, intents, isForgetful = false }: Evening) {
  const random = randomOf(seed);
  const server = createServer(isForgetful);
  const stored = new Set<string>();
  const unsure = new Set<string>();
  const counted = { cuts: 0, kills: 0 };
  let isCalm = false;

  /** Before or after a statement, the tab can be gone. */
  async function atRisk<T>(statement: () => T): Promise<T> {
    const fate = isCalm ? 1 : random();
    if (fate < 0.02) throw new Killed();
    const result = statement();
    if (fate < 0.04) throw new Killed();
    return result;
  }

  function openTab(texts: Map<number, string>) {
    return createOutbox({
      store: {
        readAll: () => atRisk(() => [...texts].map(([number, text]) => ({ number, text }))),
        add: (text) =>
          atRisk(() => {
            const number = Math.max(0, ...texts.keys()) + 1;
            texts.set(number, text);
            return number;
          }),
        replace: (number, text) => atRisk(() => void (texts.has(number) && texts.set(number, text))),
        remove: (number) => atRisk(() => void texts.delete(number)),
      },
      exclusively: (work) => work(),
      isOnline: () => true,
      now: () => 1_000,
      onChange: () => {},
      correct: async (entry) => entry,
      send: async (entry) => {
        const fate = isCalm ? 1 : random();
        if (fate < 0.3) counted.cuts += 1;
        if (fate < 0.15) return { problem: network };
        await atRisk(() => server.receive(entry));
        if (fate < 0.3) return { problem: network };
        return { problem: fate < 0.35 ? busy : null };
      },
    });
  }

  async function liveThrough(work: () => Promise<unknown>): Promise<boolean> {
    return work().then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        counted.kills += 1;
        return false;
      },
    );
  }

  const running = devices.map((device) => ({ ...device, texts: new Map<number, string>() }));
  for (let nth = 0; nth < intents; nth += 1) {
    for (const { name, action, laneOf, texts } of running) {
      const text = `${name} ${nth}`;
      const call: Call = { action, target: 'record', input: { nth }, lane: laneOf(nth), text, page: '/' };
      // A new tab each time: what an earlier one had in memory is gone.
      const isStored = await liveThrough(() => openTab(texts).add(call, text, false));
      (isStored ? stored : unsure).add(text);
      if (random() < 0.5) await liveThrough(() => openTab(texts).sendAll());
    }
  }
  isCalm = true;
  for (const { texts } of running) expect(await openTab(texts).sendAll()).toBe('sent');
  return { done: server.done, stored, unsure, counted };
}

const evening = [
  ...['North', 'South', 'Stalls'].map((name) => {
    return { name, action: 'recordScans' as const, laneOf: () => `door/p/${name}` };
  }),
  ...['Aroha', 'Ben'].map((name) => ({ name, action: 'callShow' as const, laneOf: () => 'show/p' })),
];

const criteria = 5;
/** Judges who score each criterion of one act after the other: each act is a lane, so that a refused sheet stops no other. */
const panel = ['Hana', 'Ivan', 'Kiri', 'Losa', 'Mere'].map((name) => {
  return {
    name,
    action: 'score' as const,
    laneOf: (nth: number) => `judging/stage/act ${Math.floor(nth / criteria)}`,
  };
});

/** How often each intent arrived that was stored or can have been. */
function arrivalsOf({ done, stored, unsure }: Awaited<ReturnType<typeof run>>) {
  const times = new Map<string, number>();
  for (const { text } of done) times.set(text, (times.get(text) ?? 0) + 1);
  return {
    lost: [...stored].filter((text) => !times.has(text)),
    doubled: [...times].filter(([, count]) => count > 1).map(([text]) => text),
    unknown: [...times.keys()].filter((text) => !stored.has(text) && !unsure.has(text)),
  };
}

it('[7.46] [1.10] 3 doors and 2 drivers with 200 intents each: what was stored arrives once and in its order, whatever is cut or killed', async () => {
  const night = await run({ seed: 1, devices: evening, intents: 200 });
  expect(arrivalsOf(night)).toEqual({ lost: [], doubled: [], unknown: [] });
  for (const { name } of evening) {
    const own = night.done.filter(({ text }) => text.startsWith(name)).map(({ text }) => text);
    expect(own).toEqual(
      own.toSorted((one, other) => Number(one.split(' ')[1]) - Number(other.split(' ')[1])),
    );
  }
  process.stdout.write(
    `1000 intents: ${night.stored.size} were stored, ${night.counted.cuts} cuts, ${night.counted.kills} kills; 0 lost, 0 doubled\n`,
  );
  expect(night.stored.size).toBeGreaterThan(800);
  expect(Math.min(night.counted.cuts, night.counted.kills)).toBeGreaterThan(200);
}, 60_000);

it('[3.24] 5 judges score 40 acts by 5 criteria: every score that was stored arrives once, and those of an act in their order', async () => {
  const night = await run({ seed: 7, devices: panel, intents: 40 * criteria });
  expect(arrivalsOf(night)).toEqual({ lost: [], doubled: [], unknown: [] });
  for (const { name } of panel) {
    const byAct = new Map<string, number[]>();
    for (const { lane, text } of night.done)
      if (text.startsWith(name)) byAct.set(lane, [...(byAct.get(lane) ?? []), Number(text.split(' ')[1])]);
    expect(byAct.size).toBe(40);
    for (const scores of byAct.values()) expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  }
  process.stdout.write(
    `1000 scores: ${night.stored.size} were stored, ${night.counted.cuts} cuts, ${night.counted.kills} kills; 0 lost, 0 doubled\n`,
  );
}, 60_000);

it('[7.46] [1.10] the same on 40 other evenings', async () => {
  for (let seed = 2; seed < 42; seed += 1)
    expect(arrivalsOf(await run({ seed, devices: evening, intents: 12 }))).toEqual({
      lost: [],
      doubled: [],
      unknown: [],
    });
}, 60_000);

it('finds calls that a server does twice', async () => {
  const night = await run({ seed: 1, devices: evening, intents: 40, isForgetful: true });
  expect(arrivalsOf(night).doubled.length).toBeGreaterThan(0);
});
