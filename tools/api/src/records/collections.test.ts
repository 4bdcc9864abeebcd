import { collectionNamed, collectionNames } from '@callboard/api-contract';
import { expect, it } from 'vitest';
import { describeCollection } from '../testKit/describeCollection';

const collections = collectionNames.map(collectionNamed);

for (const collection of collections) describeCollection(collection, collections);

it('[7.42] the paths of events, performances, venues, spaces and regions stand in the registry', () => {
  const paths = collections.map(({ path, v2Path }) => [path, v2Path]);
  expect(paths).toEqual(
    expect.arrayContaining([
      ['callboard/events', 'callboard/event/events'],
      ['callboard/performances', 'callboard/performance/performances'],
      ['callboard/venues', 'callboard/venue/venues'],
      ['callboard/spaces', 'callboard/space/spaces'],
      ['callboard/regions', 'callboard/region/regions'],
    ]),
  );
});
