import { describe, expect, it } from 'vitest';
import { parseDay } from './parseDay';
import { parseMembers } from './typedMembers';

const parts = [{ value: 'guitar', label: 'Guitar' }];

describe('pasted members', () => {
  it('[7.39] are read from a spreadsheet and from CSV, without their headings', () => {
    const ana = { name: 'Ana Ruru', date_of_birth: '2014-03-04', year_level: 9, part: 'guitar' };
    const heading = 'Name\tBirth date\tYear\tRole';
    expect(parseMembers(`${heading}\nAna Ruru\t4/3/2014\tYear 9\tguitar\n\n`, parts)).toEqual({
      members: [ana],
      problems: [],
    });
    expect(parseMembers('"Ana Ruru",2014-03-04,9,Guitar\nBen Tui', parts).members).toEqual([
      ana,
      { name: 'Ben Tui', date_of_birth: null, year_level: null, part: null },
    ]);
  });

  it('[7.39] name the lines that make no sense', () => {
    const { members, problems } = parseMembers('Ana\t31/02/2014\nBen\t\tnine\nCara\t\t\tharp', parts);
    expect([members, problems.map(({ line }) => line)]).toEqual([[], [1, 2, 3]]);
  });
});

it('[5.19] a day is read day first, or year first, and only if it exists', () => {
  expect(['4/3/2014', '04-03-2014', '2014-03-04', '31.2.2014', '4/3/14', ''].map(parseDay)).toEqual([
    '2014-03-04',
    '2014-03-04',
    '2014-03-04',
    null,
    null,
    null,
  ]);
});
