import type { AnyRecord } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { aVenue } from '../testing/records';
import { compareVersions } from './compareVersions';

const venues = collectionNamed('venues');
const other = (changes: Partial<AnyRecord>): AnyRecord => ({ ...aVenue(), ...changes, version: 2 });

it('reports a conflict only if both changed the same field to different values', () => {
  const current = other({ name: 'City Hall', town: 'Napier', capacity: 300 });
  const mine = { name: 'Old Town Hall', capacity: 300, phone: '021 555' };
  const { both, onlyMine, onlyTheirs } = compareVersions(aVenue(), mine, current, venues);
  expect({ both, onlyMine, onlyTheirs }).toEqual({
    both: ['name'],
    onlyMine: ['phone'],
    onlyTheirs: ['town', 'capacity'],
  });
});

it('compares references by their hashcode', () => {
  const north = {
    hashcode: '11111111-1111-4111-8111-111111111111',
    title: 'North',
    model: 'callboard.Region',
  };
  const { both, onlyTheirs } = compareVersions(
    aVenue(),
    { region: north.hashcode },
    other({ region: north }),
    venues,
  );
  expect({ both, onlyTheirs }).toEqual({ both: [], onlyTheirs: ['region'] });
});
