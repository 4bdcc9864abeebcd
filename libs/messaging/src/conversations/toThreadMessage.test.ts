import { collectionNamed } from '@callboard/api-contract/collections';
import type { RecordOf } from '@callboard/api-contract';
import { aRecordOf } from '@callboard/records/testing';
import { expect, it } from 'vitest';
import { toThreadMessage } from './toThreadMessage';

it('[2.9] an author has a note where another member has the same name, and only there', () => {
  const author = { hashcode: 'mere', title: 'Mere' };
  // A record of the collection, with the author of this test.
  const message = {
    ...aRecordOf(collectionNamed('messages')),
    author,
    author_name: 'Mere',
    linked_users: [],
  } as unknown as RecordOf<'messages'>;
  const noteAmong = (name: string) =>
    toThreadMessage(message, 'reader', [
      { user: 'mere', name: 'Mere', note: 'Piha College' },
      { user: 'other', name, note: 'Aro High School' },
    ]).authorNote;
  expect(noteAmong('Mere')).toBe('Piha College');
  expect(noteAmong('Ana')).toBeUndefined();
});
