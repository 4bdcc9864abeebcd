import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepQueue, type QueueEffect, type QueueEvent, type QueueState } from './stepQueue';

const empty: QueueState = { items: [], limit: 2, isSingle: false, isAnonymous: false };
const file = (id: string) => ({ id, name: `${id}.pdf`, size: 10, type: 'application/pdf' });
const uploaded = (id: string, attempt = 1) => ({
  hashcode: `${id}-${attempt}`,
  media_url: '',
  name: `${id}.pdf`,
});
const added = (...ids: string[]): QueueEvent => ({ kind: 'added', files: ids.map(file) });
const finished = (id: string, attempt = 1): QueueEvent => ({
  kind: 'finished',
  id,
  attempt,
  uploaded: uploaded(id, attempt),
});

/** Applies events in order. @returns the final state and all effects. */
function run(start: Partial<QueueState>, ...events: QueueEvent[]) {
  let state: QueueState = { ...empty, ...start };
  const effects: QueueEffect[] = [];
  for (const event of events) {
    const step = stepQueue(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects, statuses: state.items.map(({ status }) => status) };
}

describe('an upload', () => {
  it('[4.10] is uploading with progress, then done', () => {
    const begun = run({}, added('a'), { kind: 'progressed', id: 'a', attempt: 1, sent: 4 });
    expect(begun.state.items).toMatchObject([{ status: 'uploading', sent: 4 }]);
    const { state } = stepQueue(begun.state, finished('a'));
    expect(state.items).toMatchObject([{ status: 'done', uploaded: { hashcode: 'a-1' } }]);
  });

  it('waits while the limit is reached', () => {
    expect(run({}, added('a', 'b', 'c')).statuses).toEqual(['uploading', 'uploading', 'waiting']);
    expect(run({}, added('a', 'b', 'c'), finished('a')).statuses).toEqual(['done', 'uploading', 'uploading']);
  });

  it('that failed can be retried', () => {
    const failed: QueueEvent = { kind: 'failed', id: 'a', attempt: 1, message: 'No', canPass: true };
    expect(run({}, added('a'), failed).statuses).toEqual(['failed']);
    const { statuses, effects } = run({}, added('a'), failed, { kind: 'retried', id: 'a' });
    expect(statuses).toEqual(['uploading']);
    expect(effects.at(-1)).toEqual({ kind: 'start', id: 'a', attempt: 2 });
  });

  it('that is cancelled is aborted, and is deleted if it finishes anyway', () => {
    const { statuses, effects } = run({}, added('a'), { kind: 'cancelled', id: 'a' }, finished('a'));
    expect(statuses).toEqual(['cancelled']);
    expect(effects.slice(1)).toEqual([
      { kind: 'abort', id: 'a', attempt: 1 },
      { kind: 'delete', hashcode: 'a-1' },
    ]);
  });

  it('[4.10] that is done is deleted on the server when it is removed, unless it is anonymous', () => {
    const removed: QueueEvent = { kind: 'removed', id: 'a' };
    expect(run({}, added('a'), finished('a'), removed).effects.at(-1)).toEqual({
      kind: 'delete',
      hashcode: 'a-1',
    });
    expect(run({ isAnonymous: true }, added('a'), finished('a'), removed).effects).toEqual([
      { kind: 'start', id: 'a', attempt: 1 },
    ]);
  });

  it('that was interrupted is shown once, and forgotten when it is removed', () => {
    const found: QueueEvent = { kind: 'found', files: [{ ...file('a'), canReopen: false }] };
    expect(run({}, found, found).statuses).toEqual(['interrupted']);
    expect(run({}, found, { kind: 'removed', id: 'a' }).effects).toEqual([{ kind: 'forget', id: 'a' }]);
  });
});

describe('a field of one file', () => {
  it('[4.11] keeps the latest, even if an earlier one finishes later', () => {
    const { state, effects } = run({ isSingle: true }, added('a'), added('b'), finished('b'), finished('a'));
    expect(state.items).toMatchObject([{ id: 'b', status: 'done' }]);
    expect(effects).toContainEqual({ kind: 'abort', id: 'a', attempt: 1 });
    expect(effects.at(-1)).toEqual({ kind: 'delete', hashcode: 'a-1' });
  });

  it('keeps the earlier file until the later one is uploaded', () => {
    const half = run({ isSingle: true }, added('a'), finished('a'), added('b'));
    expect(half.statuses).toEqual(['done', 'uploading']);
    const whole = stepQueue(half.state, finished('b'));
    expect(whole.state.items.map(({ id }) => id)).toEqual(['b']);
    expect(whole.effects).toEqual([{ kind: 'delete', hashcode: 'a-1' }]);
  });
});

const moves = fc.array(
  fc.record({
    move: fc.constantFrom('add', 'finish', 'finishOld', 'fail', 'cancel', 'retry', 'remove', 'progress'),
    pick: fc.nat(20),
  }),
  { maxLength: 60 },
);

/** Plays moves of a server and a user on a queue, and collects the outcome of every attempt. */
function play(isSingle: boolean, played: readonly { move: string; pick: number }[]) {
  let state: QueueState = { ...empty, isSingle };
  const started: { id: string; attempt: number }[] = [];
  const arrived = new Set<string>();
  const deleted: string[] = [];
  let lastAdded = '';
  function send(event: QueueEvent) {
    const step = stepQueue(state, event);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.kind === 'start') started.push({ id: effect.id, attempt: effect.attempt });
      if (effect.kind === 'delete') deleted.push(effect.hashcode);
    }
    expect(state.items.filter(({ status }) => status === 'uploading').length).toBeLessThanOrEqual(
      state.limit,
    );
  }
  function arrive(index: number) {
    const [attempt] = started.splice(index, 1);
    if (!attempt) return;
    arrived.add(uploaded(attempt.id, attempt.attempt).hashcode);
    send(finished(attempt.id, attempt.attempt));
  }
  played.forEach(({ move, pick }, index) => {
    const item = state.items[pick % Math.max(1, state.items.length)];
    const attempt = started[pick % Math.max(1, started.length)];
    if (move === 'add') send(added((lastAdded = `f${index}`)));
    if (move === 'finish' || move === 'finishOld') arrive(move === 'finish' ? started.length - 1 : 0);
    if (move === 'fail' && attempt) {
      started.splice(started.indexOf(attempt), 1);
      send({ kind: 'failed', ...attempt, message: '', canPass: true });
    }
    if (move === 'progress' && attempt) send({ kind: 'progressed', ...attempt, sent: pick });
    if (move === 'cancel' && item) send({ kind: 'cancelled', id: item.id });
    if (move === 'retry' && item && item.status !== 'interrupted') send({ kind: 'retried', id: item.id });
    if (move === 'remove' && item) send({ kind: 'removed', id: item.id });
  });
  return { send, arrive, started, arrived, deleted, lastAdded, state: () => state };
}

const storedFiles = (state: QueueState) =>
  state.items.flatMap((item) => (item.status === 'done' ? [item.uploaded.hashcode] : []));

describe('in any order of events', () => {
  it.each([true, false])('an uploaded file is either stored or deleted (single: %s)', (isSingle) => {
    fc.assert(
      fc.property(moves, (played) => {
        const game = play(isSingle, played);
        while (game.started.length > 0) game.arrive(0);
        const ends = [...storedFiles(game.state()), ...game.deleted].sort();
        expect(ends).toEqual([...game.arrived].sort());
      }),
    );
  });

  it('[4.11] a field of one file ends with the one that was added last', () => {
    fc.assert(
      fc.property(moves, (played) => {
        const game = play(true, played);
        game.send(added('latest'));
        // All other running uploads finish before or after it.
        while (game.started.length > 0) game.arrive(played.length % game.started.length);
        expect(storedFiles(game.state())).toEqual(['latest-1']);
      }),
    );
  });
});
