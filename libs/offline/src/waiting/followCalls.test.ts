import type { OutboxEntry } from '../entries/OutboxEntry';
import { expect, it } from 'vitest';
import { followCalls } from './followCalls';

const entry = (key: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  action: 'score',
  target: 'stage',
  input: {},
  lane: 'judging/stage/act',
  text: '',
  page: '',
  key,
  addedAt: 0,
  triedAt: null,
  problem: null,
  number: 1,
  ...more,
});
const keys = (entries: readonly OutboxEntry[]) => entries.map(({ key }) => key);
const begin = { waiting: [], sent: [], data: 'first' };

it('[3.24] what was sent counts until it is read again', () => {
  const waits = followCalls(begin, [entry('a'), entry('b')], 'first');
  expect(keys(waits.waiting)).toEqual(['a', 'b']);
  const sent = followCalls(waits, [entry('b')], 'first');
  expect([keys(sent.waiting), keys(sent.sent)]).toEqual([['b'], ['a']]);
  const more = followCalls(sent, [], 'first');
  expect(keys(more.sent)).toEqual(['a', 'b']);
  expect(followCalls(more, [], 'second').sent).toEqual([]);
});

it('[3.24] what was refused has no effect, nor what waits behind it, nor when it is dropped', () => {
  const waits = followCalls(begin, [entry('a'), entry('b'), entry('c', { lane: 'other' })], 'first');
  const refused = followCalls(
    waits,
    [entry('a', { problem: 'Signed' }), entry('b'), entry('c', { lane: 'other' })],
    'first',
  );
  expect(keys(refused.waiting)).toEqual(['c']);
  const dropped = followCalls(refused, [entry('c', { lane: 'other' })], 'first');
  expect(dropped.sent).toEqual([]);
});

it('counts a call that was sent until the data has it, where that is known', () => {
  const isIn = ({ key }: OutboxEntry, data: string) => data.includes(key);
  const waiting = followCalls({ waiting: [], sent: [], data: '' }, [entry('one')], '', isIn);
  const sent = followCalls(waiting, [], '', isIn);
  expect(keys(sent.sent)).toEqual(['one']);
  // Data read before it was sent arrives after it.
  const stale = followCalls(sent, [], 'zero', isIn);
  expect(keys(stale.sent)).toEqual(['one']);
  expect(followCalls(stale, [], 'zero one', isIn).sent).toEqual([]);
});
