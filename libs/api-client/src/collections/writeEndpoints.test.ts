import { collectionNamed } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { collectionsReferringTo, retitledBy } from './writeEndpoints';

const venues = collectionNamed('venues');

it('finds in the registry which collections show the titles of another', () => {
  expect(collectionsReferringTo(venues)).toEqual(
    expect.arrayContaining(['events', 'performances', 'spaces']),
  );
  expect(collectionsReferringTo(venues)).not.toContain('regions');
});

it('invalidates them only when the title changes', () => {
  expect(retitledBy(venues, ['name', 'capacity'])).toEqual(collectionsReferringTo(venues));
  expect(retitledBy(venues, ['capacity'])).toEqual([]);
});
