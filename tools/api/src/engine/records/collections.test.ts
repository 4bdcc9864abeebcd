import { declaredRoles, rowRule, verbs, type Collection } from '@callboard/api-contract';
import { collectionNamed, collectionNames, variantsOf } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { representatives } from '../../../../vitest/representatives.mjs';
import { describeCollections } from '../../testKit/describeCollection';

const collections = collectionNames.map(collectionNamed);

/** There is one mail for each of three decisions, and these tests need more: `decisions` has tests of its own. */
const isCounted = (name: string) => name === 'decisionMails';

/** As many as share an API: no list of theirs is longer than a page. */
const together = 8;
const described = representatives(
  collections.filter(({ name }) => !isCounted(name)).flatMap(variantsOf),
  traitsOf,
);
for (let from = 0; from < described.length; from += together) {
  describeCollections(described.slice(from, from + together), collections);
}

/** Everything that the routes of a collection can differ by: the kinds of its fields, its keys, its lifecycle and its access. */
function traitsOf(collection: Collection): string[] {
  const optional = ['lifecycle', 'naturalKey', 'distinct', 'extraInput', 'v2Path'] as const;
  return [
    ...Object.values(collection.fields).map(
      ({ kind, required }) => `${kind} ${required ? 'required' : 'optional'}`,
    ),
    ...optional.filter((key) => collection[key] !== undefined),
    ...verbs.map((verb) => `${verb} ${rowRule(collection, verb, declaredRoles('admin')) === 'all'}`),
  ];
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
