import { collectionNamed, collectionNames, variantsOf } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { describeCollections } from '../../testKit/describeCollection';

const collections = collectionNames.map(collectionNamed);

/** There is one mail for each of three decisions, and these tests need more: `decisions` has tests of its own. */
const isCounted = (name: string) => name === 'decisionMails';

/** As many as share an API: no list of theirs is longer than a page. */
const together = 8;
const described = collections.filter(({ name }) => !isCounted(name)).flatMap(variantsOf);
for (let from = 0; from < described.length; from += together) {
  describeCollections(described.slice(from, from + together), collections);
}

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
