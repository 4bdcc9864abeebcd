import { describe, expect, it } from 'vitest';
import { parseDay } from './parseDay';
import { checkCount } from './checkMembers';
import { guardianErrors, parseMembers, withTypedMembers } from './typedMembers';
import { createDraw, drawEntry } from './testing/drawEntry';

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

  it('[7.39] bring whom to ask about them, by name and email', () => {
    const { members, problems } = parseMembers(
      'Ana\t\t9\t\tHana Ruru\thana@example.test\nBen\t\t9\t\tHemi\t\nCara\t\t9\t\t\tmoana@example.test\nDan\t\t9\t\tDee\tsee mum',
      parts,
    );
    expect(members.map(({ name, guardian }) => [name, guardian])).toEqual([
      ['Ana', { name: 'Hana Ruru', email: 'hana@example.test' }],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('[7.39] name the lines that make no sense', () => {
    const { members, problems } = parseMembers('Ana\t31/02/2014\nBen\t\tnine\nCara\t\t\tharp', parts);
    expect([members, problems.map(({ line }) => line)]).toEqual([[], [1, 2, 3]]);
  });
});

it('[7.39] [7.40] the last of those who were pasted together are the ones to take out', () => {
  const lines = Array.from({ length: 14 }, (_, at) => `Member ${at + 1}`);
  const { members } = parseMembers(lines.join('\n'), parts);
  const empty = { ...drawEntry('rockquest', createDraw(1)), members: [], members_count: null };
  const facts = withTypedMembers(empty, members, new Date('2027-04-01'));
  // As the database has them: of one instant, and a microsecond apart.
  const stored = facts.members.map((member, at) => ({
    ...member,
    hashcode: `${99 - at}`,
    added: `2027-04-01T00:00:00.1234${at + 10}+00:00`,
  }));
  for (const pasted of [facts.members, stored, stored.toReversed()]) {
    const [found] = checkCount(
      { kind: 'count', parts: [], least: null, most: 11 },
      { ...facts, members: pasted },
    );
    expect(found?.repairs).toMatchObject([
      {
        kind: 'removeMembers',
        members: [{ name: 'Member 12' }, { name: 'Member 13' }, { name: 'Member 14' }],
      },
    ]);
  }
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

it.each([
  ['', '', {}],
  ['Hana', 'hana@example.test', {}],
  ['Hana', ' ', { name: 'emailMissing', email: 'emailMissing' }],
  ['', 'hana@example.test', { name: 'nameMissing', email: 'nameMissing' }],
  ['', 'hana', { name: 'nameMissing', email: 'emailInvalid' }],
  ['Hana', 'hana', { email: 'emailInvalid' }],
])(
  '[7.18] a guardian %j with the email %j is wrong at both fields where it is between them',
  (name, email, wrong) => {
    expect(guardianErrors({ name, email })).toEqual(wrong);
  },
);
