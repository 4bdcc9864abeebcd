import { actionRegistry } from '@callboard/api-contract/actions';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import type { Call, Creation, OutboxEntry } from '../entries/OutboxEntry';
import { outboxState } from '../entries/outboxState';
import { setCurrentOutbox } from '../sending/currentOutbox';
import { handOverLane } from './handOver';

const stage = '00000000-0000-4000-8000-000000000001';
const lane = 'judging/stage/act';

afterEach(() => {
  setCurrentOutbox(null);
  outboxState.set([]);
});

const call = (number: number, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  number,
  action: 'signSheet',
  target: stage,
  input: { entry: stage },
  lane,
  text: `Change ${number}`,
  page: '/judging',
  key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  addedAt: Date.parse('2027-05-07T07:10:00Z') + number,
  triedAt: null,
  problem: null,
  ...more,
});
const refused = call(1, { problem: 'The item was not found.' });

/** An outbox in memory that notes what is done, in its order; one that is full stores nothing. */
function anOutbox(entries: readonly OutboxEntry[], isFull = false) {
  const done: string[] = [];
  const added: { item: Creation | Call; key: string }[] = [];
  outboxState.set([...entries]);
  const unused = async () => {
    throw new Error('Not expected.');
  };
  setCurrentOutbox({
    reload: unused,
    restore: unused,
    retry: unused,
    sendAll: unused,
    start: () => undefined,
    add: async (item, key) => {
      if (isFull) throw new Error('The disk is full.');
      done.push('add');
      added.push({ item, key });
    },
    remove: async (entry) => {
      done.push(`remove ${entry.number}`);
      outboxState.set(outboxState.get().filter(({ number }) => number !== entry.number));
    },
  });
  return { done, added };
}

const sentOf = ({ added }: ReturnType<typeof anOutbox>) =>
  added.map(({ item }) => v.parse(actionRegistry.handOverWork.input, 'action' in item ? item.input : null));

it('[3.24] [1.8] stores the whole lane as one call, then empties it from its end', async () => {
  const outbox = anOutbox([refused, call(2), call(3, { lane: 'judging/stage/other' })]);
  expect(await handOverLane(lane)).toBe(2);
  expect(outbox.done).toEqual(['add', 'remove 2', 'remove 1']);
  expect(outboxState.get().map(({ number }) => number)).toEqual([3]);
  const [sent] = sentOf(outbox);
  expect(sent?.refusal).toBe('The item was not found.');
  expect(sent?.calls).toEqual(
    [refused, call(2)].map(({ key, text, addedAt }) => ({
      action: 'signSheet',
      target: stage,
      input: { entry: stage },
      key,
      text,
      madeAt: new Date(addedAt).toISOString(),
    })),
  );
  // The server has the keys of the calls for what they do.
  expect([refused.key, call(2).key]).not.toContain(outbox.added[0]?.key);
});

it('[3.24] empties nothing that could not be stored', async () => {
  const outbox = anOutbox([refused, call(2)], true);
  await expect(handOverLane(lane)).rejects.toThrow('full');
  expect(outbox.done).toEqual([]);
  expect(outboxState.get()).toHaveLength(2);
});

it('[1.8] leaves what was not refused, and what is handed over already, where it is', async () => {
  const over = call(3, { action: 'handOverWork', lane: 'handed-over/x', problem: 'Not now.' });
  const outbox = anOutbox([call(2), over]);
  expect([await handOverLane(lane), await handOverLane('handed-over/x')]).toEqual([0, 0]);
  expect(outbox.done).toEqual([]);
});

it('[1.8] sends a long lane in parts that the server takes', async () => {
  const many = Array.from({ length: 450 }, (_, index) => call(index + 2));
  const outbox = anOutbox([refused, ...many]);
  expect(await handOverLane(lane)).toBe(451);
  expect(sentOf(outbox).map(({ calls }) => calls.length)).toEqual([200, 200, 51]);
  const large = { entry: stage, comment: 'x'.repeat(3_000) };
  const heavy = anOutbox([
    refused,
    ...many.slice(0, 150).map((each) => ({ ...each, action: 'score' as const, input: large })),
  ]);
  await handOverLane(lane);
  expect(sentOf(heavy).length).toBeGreaterThan(1);
  expect(sentOf(heavy).flatMap(({ calls }) => calls)).toHaveLength(151);
});
