import { collectionNamed } from '@callboard/api-contract/collections';
import type { RecordOf } from '@callboard/api-contract';
import { aRecordOf } from '@callboard/records/testing';
import { expect, it } from 'vitest';
import { acceptedOf } from './acceptedOf';

it('[2.21] offers the accepted entries of its own event for a stage, and no others', () => {
  // A record of the collection.
  const stage = aRecordOf(collectionNamed('stages')) as unknown as RecordOf<'stages'>;
  const filters = acceptedOf(stage).map(({ field, operator, value }) => [field, operator, value]);
  expect(filters).toEqual([
    ['event', 'eq', stage.event.hashcode],
    ['status', 'eq', 'accepted'],
  ]);
});
