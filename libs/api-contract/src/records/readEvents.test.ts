import { describe, expect, it } from 'vitest';
import { collectionNamed, collectionNames } from '../collectionNamed';
import { serverTransitionsOf } from '../states';
import { events } from '../events/events';
import { readEvents } from './readEvents';

const record = '0190b0f4-7f0e-4a5e-9a53-0c5f1e6f7a10';
const change = (collection: string, kind: string, from: string | null, to: string | null) => ({
  collection,
  record,
  kind,
  from,
  to,
});
const namesOf = (payload: object) => readEvents('record.changed', payload).map(({ name }) => name);

describe('readEvents', () => {
  it('reads a transition as the event that the lifecycle declares, after the plain change', () => {
    expect(readEvents('record.changed', change('announcements', 'update', 'published', 'revoked'))).toEqual([
      { name: 'record.changed', payload: change('announcements', 'update', 'published', 'revoked') },
      {
        name: 'announcement.revoked',
        payload: { collection: 'announcements', record, from: 'published', to: 'revoked' },
      },
    ]);
  });

  it('reads a transition that the server makes as the event that it declares', () => {
    expect(namesOf(change('stages', 'update', 'closed', 'released'))).toEqual([
      'record.changed',
      'stage.released',
    ]);
  });

  it('reads a new record as the event that its collection declares', () => {
    expect(namesOf(change('messages', 'create', null, null))).toEqual(['record.changed', 'message.sent']);
    expect(namesOf(change('messages', 'delete', null, null))).toEqual(['record.changed']);
  });

  it.each([
    ['a status that no transition leads to', change('announcements', 'update', 'draft', 'revoked')],
    ['a change without another status', change('announcements', 'update', 'revoked', 'revoked')],
    ['a collection that is gone', change('seances', 'update', 'published', 'revoked')],
  ])('reads no more than the change from %s', (_what, payload) => {
    expect(namesOf(payload)).toEqual(['record.changed']);
  });

  it('reads what an action wrote, and nothing of a name that it does not know', () => {
    const payload = { account: record };
    expect(readEvents('sessions.ended', payload)).toEqual([{ name: 'sessions.ended', payload }]);
    expect(readEvents('seat.dusted', payload)).toEqual([]);
  });

  it('refuses a payload that holds something else', () => {
    expect(() => readEvents('sessions.ended', { account: 'Aroha' })).toThrow();
  });
});

it('each event of a change is what a collection declares: of a new record, or of a transition', () => {
  const declared = collectionNames
    .map(collectionNamed)
    .flatMap((collection) => [
      collection.created,
      ...Object.values(collection.lifecycle?.transitions ?? {}).map(({ event }) => event),
      ...serverTransitionsOf(collection).map(([, { event }]) => event),
    ]);
  const ofChanges = Object.entries(events).flatMap(([name, event]) => ('from' in event ? [name] : []));
  expect(new Set(ofChanges)).toEqual(new Set(['record.changed', ...declared.filter((name) => name)]));
});
