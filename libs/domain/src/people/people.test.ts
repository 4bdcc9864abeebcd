import { describe, expect, it } from 'vitest';
import { duplicateReason, newerSide } from './index';

describe('duplicateReason', () => {
  it.each([
    ['the same email', { name: 'A', email: 'Aroha@x.nz ' }, { name: 'B', email: 'aroha@x.nz' }, 'email'],
    [
      'the same name in another order and writing, born on the same day',
      { name: 'Āroha  NGATA', born: '2008-02-01' },
      { name: 'Ngata, Aroha', born: '2008-02-01' },
      'name',
    ],
    ['the same name and school', { name: 'Aroha', place: 's1' }, { name: 'aroha', place: 's1' }, 'name'],
    [
      'a hyphen and a space',
      { name: 'Anne-Marie', place: 's1' },
      { name: 'Anne Marie', place: 's1' },
      'name',
    ],
    ['the same name of two schools', { name: 'Aroha', place: 's1' }, { name: 'Aroha', place: 's2' }, null],
    ['the same name and nothing else known', { name: 'Aroha' }, { name: 'Aroha' }, null],
    ['no email on either side', { name: 'A', email: '' }, { name: 'B', email: '' }, null],
    ['names without letters', { name: '–', place: 's1' }, { name: '…', place: 's1' }, null],
  ])('of %s', (_of, one, other, reason) => {
    expect(duplicateReason(one, other)).toBe(reason);
    expect(duplicateReason(other, one)).toBe(reason);
  });
});

it.each(["O'Brien", 'O’Brien', 'OʻBrien', 'OBrien', 'o`brien'])(
  '%s is one name in every spelling',
  (family) => {
    const one = { name: `Zoë ${family}`, place: 's1' };
    expect(duplicateReason(one, { name: "O'Brien, Zoe", place: 's1' })).toBe('name');
  },
);

describe('newerSide', () => {
  const [before, after] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00+00:00'];

  it('is that of the record changed last', () => {
    expect(newerSide({ value: 'a', modified: before }, { value: 'b', modified: after })).toBe('other');
    expect(newerSide({ value: 'a', modified: after }, { value: 'b', modified: before })).toBe('kept');
  });

  it('is never empty where the other is filled', () => {
    expect(newerSide({ value: 'a', modified: before }, { value: null, modified: after })).toBe('kept');
    expect(newerSide({ value: '', modified: after }, { value: 'b', modified: before })).toBe('other');
  });
});
