import { date, datetime, integer, text, type Field } from '@callboard/api-contract';
import type { FormAnswers } from '@callboard/api-contract/imports';
import { expect, it } from 'vitest';
import { columnQuestions } from './columnQuestions';
import type { ColumnsLine } from './importStep';

const fields: [string, Field][] = [
  ['day', date({ label: 'Day' })],
  ['starts', datetime({ label: 'Starts' })],
  ['fee', integer({ label: 'Fee' })],
  ['name', text({ label: 'Name' })],
];
const mapping = { day: 'Day', starts: 'Starts', fee: 'Fee', name: 'Name' };

function questions(forms: ColumnsLine['forms'], answers: FormAnswers = {}) {
  const columns: ColumnsLine = { type: 'columns', columns: [], suggested: {}, samples: [], rows: 1 };
  return columnQuestions({ ...columns, ...(forms && { forms }) }, fields, mapping, answers).map(
    ({ column, part, isNeeded, answer }) => [column, part, isNeeded, answer],
  );
}

it.each<[string, ColumnsLine['forms'], unknown]>([
  ['nothing where columns show it', { Day: { days: 'month-first' }, Fee: { decimals: 'comma' } }, []],
  ['the usual order', { Day: { days: 'either' } }, [['Day', 'days', false, 'day-first']]],
  ['the usual mark', { Fee: { decimals: 'either' } }, [['Fee', 'decimals', false, 'point']]],
  [
    'what rows contradict',
    { Starts: { days: 'mixed' }, Fee: { decimals: 'mixed' } },
    [
      ['Starts', 'days', true, ''],
      ['Fee', 'decimals', true, ''],
    ],
  ],
  [
    'the century of short years',
    { Day: { days: 'either', years: 'mixed' } },
    [
      ['Day', 'days', false, 'day-first'],
      ['Day', 'years', true, ''],
    ],
  ],
  ['nothing of a text', { Name: { days: 'either', decimals: 'mixed' } }, []],
  ['nothing of a mark among days', { Day: { decimals: 'mixed' } }, []],
])('asks %s', (_, forms, expected) => {
  expect(questions(forms)).toEqual(expected);
});

it('has the answer of the user', () => {
  expect(questions({ Day: { days: 'mixed' } }, { Day: { days: 'month-first' } })).toEqual([
    ['Day', 'days', true, 'month-first'],
  ]);
});

it('asks once for the order of names where both come from one column', () => {
  const names = { given: 'first_name', family: 'last_name' };
  const people: [string, Field][] = [
    ['first_name', text({ label: 'First name' })],
    ['last_name', text({ label: 'Last name' })],
  ];
  const line: ColumnsLine = {
    type: 'columns',
    columns: [],
    suggested: {},
    samples: [],
    rows: 1,
    forms: { Name: { names: 'either' } },
  };
  const questions = columnQuestions(line, people, { first_name: 'Name', last_name: 'Name' }, {}, names);
  expect(questions).toMatchObject([
    { column: 'Name', part: 'names', isNeeded: false, answer: 'given-first' },
  ]);
  expect(columnQuestions(line, people, { first_name: 'Name', last_name: 'Other' }, {}, names)).toEqual([]);
});
