import { defineCollection, integer, reference, text } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import pg from 'pg';
import { expect, it } from 'vitest';
import { schemaErrors } from '../database/schemaErrors';
import { tableSql } from '../database/tableSql';
import { describeCollection } from '../../testKit/describeCollection';
import { startTestDatabase } from '../../testKit/startTestDatabase';

const everyone = { staff: 'all', judge: 'all', participant: 'all', collaborator: 'all' } as const;

const trophies = defineCollection({
  name: 'trophies',
  path: 'callboard/trophies',
  model: 'callboard.Trophy',
  label: { one: 'Trophy', many: 'Trophies' },
  fields: {
    name: text({ label: 'Name', required: true, search: true, sort: true, filter: true }),
    region: reference({ label: 'Region', to: 'regions' }),
    weight: integer({ label: 'Weight', min: 1, unit: 'grams', filter: true, sort: true }),
  },
  lifecycle: {
    initial: 'made',
    statuses: { made: { label: 'Made', tone: 'blue' }, won: { label: 'Won', tone: 'green' } },
    transitions: { award: { label: 'Award', from: ['made'], to: 'won', roles: ['staff'] } },
  },
  title: ['name'],
  subtitle: 'region',
  avatar: { icon: 'star', shape: 'circle' },
  page: '/trophies/{hashcode}',
  access: { read: everyone, create: { staff: 'all' }, update: { staff: 'all' }, remove: { staff: 'all' } },
  naturalKey: ['name'],
  ordering: 'name',
});
const collections = [...collectionNames.map(collectionNamed), trophies];

// A collection that no registry has: its definition and the SQL that follows from it are all there is.
describeCollection(trophies, collections, { collections, sql: tableSql(trophies) });

it('makes a table that matches the definition', async () => {
  const test = await startTestDatabase({ sql: tableSql(trophies) });
  const owner = new pg.Client(test.url);
  await owner.connect();
  expect(await schemaErrors(owner, collections)).toEqual([]);
  await owner.end();
  await test.drop();
});
