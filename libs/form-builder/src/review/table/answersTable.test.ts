import { answerKinds } from '@callboard/api-contract/forms';
import { describe, expect, it } from 'vitest';
import { entryAnswers, entryForm, everyAnswer, everyKindForm } from '../../fill/testing/forms.data';
import { answersTable } from './answersTable';

const second = { ...entryAnswers, title: 'Tap', style: 'dance', shoes: 'Taps', members: [{ name: 'Mere' }] };
const instances = [
  { school: 'Ōtaki College', answers: { ...entryAnswers, shoes: 'hidden' } },
  { school: 'Levin High', answers: second },
];

function columnOf(table: ReturnType<typeof answersTable>, label: string) {
  const at = table.columns.indexOf(label);
  return table.rows.map((row) => row[at]);
}

describe('the table of answers', () => {
  it('has a column for each field, after the lead columns', () => {
    const lead = [{ label: 'School', cell: ({ school }: { school: string }) => school }];
    const table = answersTable(entryForm, instances, { lead });
    expect(table.columns.slice(0, 4)).toEqual(['School', 'Title', 'Style', 'What do you wear on your feet?']);
    expect(columnOf(table, 'School')).toEqual(['Ōtaki College', 'Levin High']);
    expect(columnOf(table, 'Style')).toEqual(['Drama', 'Dance']);
  });

  it('leaves out hidden answers', () => {
    const table = answersTable(entryForm, instances);
    expect(columnOf(table, 'What do you wear on your feet?')).toEqual(['', 'Taps']);
  });

  it('joins the rows of a section as the lines of one cell', () => {
    const table = answersTable(entryForm, instances);
    expect(columnOf(table, 'Members: Full name')).toEqual(['Aroha Ngata\nBen Cooper', 'Mere']);
    expect(columnOf(table, 'Members: Instrument')).toEqual(['\nCello', '']);
  });

  it('can have a column for each row', () => {
    const table = answersTable(entryForm, instances, { rows: 'numbered' });
    expect(table.columns).toContain('Member 2: Instrument');
    expect(columnOf(table, 'Member 1: Full name')).toEqual(['Aroha Ngata', 'Mere']);
    expect(columnOf(table, 'Member 2: Full name')).toEqual(['Ben Cooper', '']);
  });

  it('has every kind of answer as text, numbers as numbers, and the score', () => {
    const [row] = answersTable(everyKindForm, [{ answers: everyAnswer }]).rows;
    expect(row).toHaveLength(answerKinds.length + 1);
    expect(row).toEqual([
      'Ngā Manu',
      'aroha@example.nz',
      '+64 21 555 0199',
      7.5,
      '2026-05-14',
      '2026-05-14T18:30:00+12:00 – 2026-05-15T21:00:00+12:00',
      '18:30',
      '00:08',
      '3:30',
      'Dance',
      'Once or twice',
      'Dance, Drama',
      'Yes',
      4,
      'water, new work',
      'The lights go down.\nA wave of cloth crosses the stage.',
      '1 Main Road, Levin, 5510',
      'Aroha Ngata',
      'music.mp3',
      'group.txt',
      5,
    ]);
  });
});
