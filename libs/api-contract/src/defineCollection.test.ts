import { expect, test } from 'vitest';
import { defineCollection, text } from '.';
import { fieldNamed } from './lists';

const trophy = {
  name: 'trophies',
  path: 'callboard/trophies',
  model: 'callboard.SilverTrophy',
  label: { one: 'Trophy', many: 'Trophies' },
  fields: { name: text({ label: 'Name', required: true }) },
  title: ['name'],
  avatar: { icon: 'star', shape: 'circle' },
  page: '/trophies/{hashcode}',
  access: { read: {}, create: {}, update: {}, remove: {} },
  ordering: 'name',
} as const;

test('fills in the path of version 2 and a field for the status', () => {
  const trophies = defineCollection({
    ...trophy,
    lifecycle: { initial: 'made', statuses: { made: { label: 'Made', tone: 'blue' } }, transitions: {} },
  });
  expect(trophies.v2Path).toBe('callboard/silver_trophy/trophies');
  expect(trophies.aliases).toEqual([]);
  expect(fieldNamed(trophies, 'status')).toMatchObject({ kind: 'status', serverOwned: true });
  expect(fieldNamed(trophies, 'constructor')).toBeUndefined();
});

test.each([
  ['its title', { title: ['nobody'] }],
  ['its subtitle', { subtitle: 'nobody' }],
  ['its order', { ordering: '-nobody' }],
  ['its natural key', { naturalKey: ['name', 'nobody'] }],
  ['what must be distinct', { distinct: [{ fields: ['nobody'] }] }],
  ['what may not overlap', { noOverlap: { by: 'nobody', from: 'created', to: 'modified' } }],
  [
    'its time slot',
    {
      timeSlot: {
        in: 'nobody',
        notIn: [],
        from: 'created',
        to: 'modified',
        length: { of: 'name', minutes: 'minutes', otherwise: 10 },
        unless: [],
      },
    },
  ],
  ['its access', { access: { ...trophy.access, read: { judge: [{ field: 'nobody', in: ['x'] }] } } }],
  ['who changes what', { changeable: { judge: { in: [], fields: { nobody: [] } } } }],
])('refuses a declaration where %s names a field that does not exist', (_, part) => {
  expect(() => defineCollection({ ...trophy, ...part })).toThrow(
    'Collection trophies names unknown fields: nobody.',
  );
});

test('refuses a lifecycle that leads to a status that does not exist', () => {
  const lifecycle = {
    initial: 'made',
    statuses: { made: { label: 'Made', tone: 'blue' } },
    transitions: { award: { label: 'Award', from: ['made'], to: 'won', roles: [] } },
  } as const;
  expect(() => defineCollection({ ...trophy, lifecycle })).toThrow(
    'Collection trophies names unknown statuses: won.',
  );
});

test('refuses terms of change in a status that does not exist', () => {
  const lifecycle = {
    initial: 'made',
    statuses: { made: { label: 'Made', tone: 'blue' } },
    transitions: {},
  } as const;
  const changeable = { judge: { in: ['made', 'won'] } };
  expect(() => defineCollection({ ...trophy, lifecycle, changeable })).toThrow(
    'Collection trophies names unknown statuses: won.',
  );
});
