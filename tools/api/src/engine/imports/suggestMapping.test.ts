import { declaredRoles } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggestMapping';

it.each(['dob', 'DOB', 'D.O.B.', 'Birth date', 'Date of birth'])(
  'takes the column %s for the birth date',
  (column) => {
    const suggested = suggestMapping(collectionNamed('individuals'), declaredRoles('staff'), [
      'First name',
      column,
    ]);
    expect(suggested['date_of_birth']).toBe(column);
  },
);
