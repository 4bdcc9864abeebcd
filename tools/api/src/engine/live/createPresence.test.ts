import { beforeEach, expect, it } from 'vitest';
import { createPresence, type Presence } from './createPresence';

let now = 0;
let presence: Presence;
beforeEach(() => {
  now = 0;
  presence = createPresence(() => now);
});

const id = (name: string) => `00000000-0000-4000-8000-${name.padStart(12, '0')}`;

function announce(user: string, state: 'viewing' | 'editing' | 'left', { visit = '1', record = 'a' } = {}) {
  return presence.add('showquest', {
    code: 'record.viewed',
    collection: 'venues',
    record: id(record),
    user: id(user),
    visit: id(visit),
    state,
  });
}

const viewers = (record = 'a') => presence.viewersOf('showquest', 'venues', id(record));

it('reports who views and who edits a record, and what is new about it', () => {
  expect(announce('b', 'viewing')).toBe(true);
  expect(announce('c', 'editing')).toBe(true);
  expect(announce('b', 'viewing')).toBe(false);
  expect(viewers()).toEqual([
    { user: id('c'), isEditing: true },
    { user: id('b'), isEditing: false },
  ]);
  expect(announce('b', 'left')).toBe(true);
  expect(announce('b', 'left')).toBe(false);
  expect(viewers()).toEqual([{ user: id('c'), isEditing: true }]);
});

it('distinguishes tenants, collections and records', () => {
  announce('b', 'viewing');
  expect(viewers('d')).toEqual([]);
  expect(presence.viewersOf('rockquest', 'venues', id('a'))).toEqual([]);
  expect(presence.viewersOf('showquest', 'events', id('a'))).toEqual([]);
});

it('counts a user once who has the record open in two tabs', () => {
  announce('b', 'viewing', { visit: '1' });
  expect(announce('b', 'editing', { visit: '2' })).toBe(true);
  expect(announce('b', 'viewing', { visit: '1' })).toBe(false);
  expect(viewers()).toEqual([{ user: id('b'), isEditing: true }]);
  expect(announce('b', 'left', { visit: '1' })).toBe(false);
  expect(announce('b', 'left', { visit: '2' })).toBe(true);
});

it('forgets a user 45 seconds after the last announcement', () => {
  announce('b', 'editing', { visit: '1' });
  now = 20_000;
  announce('b', 'viewing', { visit: '2' });
  now = 44_999;
  expect(presence.expire()).toEqual([]);
  now = 45_000;
  expect(viewers()).toEqual([{ user: id('b'), isEditing: false }]);
  expect(presence.expire()).toMatchObject([{ tenant: 'showquest', push: { state: 'viewing' } }]);
  now = 65_000;
  expect(presence.expire()).toMatchObject([{ push: { state: 'left', user: id('b') } }]);
  expect(viewers()).toEqual([]);
});

it('stores twenty records of a user at most', () => {
  for (let count = 0; count < 1_000; count += 1) announce('b', 'viewing', { visit: `${count}` });
  announce('b', 'viewing', { visit: '1001', record: 'd' });
  expect(viewers('d')).toHaveLength(1);
  now = 45_000;
  expect(presence.expire()).toHaveLength(20);
});
