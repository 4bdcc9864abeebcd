import { collectionNamed } from '@callboard/api-contract';
import { expect, it } from 'vitest';
import { collectionsReferringTo, retitledBy } from './writeEndpoints';

const venues = collectionNamed('venues');

it('knows from the registry which collections show the titles of another', () => {
  expect(collectionsReferringTo(venues)).toEqual(
    expect.arrayContaining(['events', 'performances', 'spaces']),
  );
  expect(collectionsReferringTo(venues)).not.toContain('regions');
});

it('reaches them only by a change of the title', () => {
  expect(retitledBy(venues, ['name', 'capacity'])).toEqual(collectionsReferringTo(venues));
  expect(retitledBy(venues, ['capacity'])).toEqual([]);
});
