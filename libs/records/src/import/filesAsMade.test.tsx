import type { FileReading } from '@callboard/api-client/imports';
import { registry } from '@callboard/api-contract/collections';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DividedNames } from './DividedNames';
import { FileQuestions, openReadings } from './FileQuestions';
import type { ColumnsLine, RowLine } from './importStep';

afterEach(cleanup);

const columns: ColumnsLine = { type: 'columns', columns: ['Name'], suggested: {}, samples: [], rows: 2 };
const damaged = { cells: 12, before: 'ZoÃ«', after: 'Zoë' };
const readings = [
  { encoding: 'windows-1252', example: 'Ísak' },
  { encoding: 'macintosh', example: 'Õsak' },
] as const;

describe('FileQuestions', () => {
  it('offers to fix broken letters, and does not do so by itself', async () => {
    const onAnswer = vi.fn();
    render(<FileQuestions columns={{ ...columns, damaged }} reading={{}} onAnswer={onAnswer} />);
    const select = screen.getByRole('combobox', { name: /^12 cells have broken letters/ });
    expect(select).toHaveProperty('value', '');
    expect(screen.getByText('For example ZoÃ«, which should be Zoë')).toBeTruthy();
    await userEvent.selectOptions(select, 'Fix them');
    expect(onAnswer).toHaveBeenCalledWith({ damaged: 'repair' });
  });

  it('shows both ways to read the letters', async () => {
    const onAnswer = vi.fn();
    const encodings = { readings: [...readings], is_open: false };
    render(<FileQuestions columns={{ ...columns, encodings }} reading={{}} onAnswer={onAnswer} />);
    const select = screen.getByRole('combobox', { name: /^Letters of this file/ });
    expect(select).toHaveProperty('value', 'windows-1252');
    await userEvent.selectOptions(select, 'Õsak (saved on a Mac)');
    expect(onAnswer).toHaveBeenCalledWith({ encoding: 'macintosh' });
  });

  it('leaves a total out, and imports it on request', async () => {
    const onAnswer = vi.fn();
    const totals = [{ row: 46, text: 'Tapeke' }];
    render(<FileQuestions columns={{ ...columns, totals }} reading={{}} onAnswer={onAnswer} />);
    const select = screen.getByRole('combobox', { name: 'Row 46 is a total' });
    expect(select).toHaveProperty('value', 'omit');
    await userEvent.selectOptions(select, 'Import');
    expect(onAnswer).toHaveBeenCalledWith({ totals: 'import' });
  });

  it.each<[string, Partial<ColumnsLine>, FileReading, boolean]>([
    ['nothing', {}, {}, false],
    ['broken letters', { damaged }, {}, true],
    ['broken letters that were confirmed', { damaged }, { damaged: 'keep' }, false],
    ['letters of two readings', { encodings: { readings: [...readings], is_open: true } }, {}, true],
    ['letters of a likelier one', { encodings: { readings: [...readings], is_open: false } }, {}, false],
    [
      'letters that were selected',
      { encodings: { readings: [...readings], is_open: true } },
      { encoding: 'macintosh' },
      false,
    ],
  ])('%s keeps the preview waiting', (_, open, reading, isOpen) => {
    expect(openReadings({ ...columns, ...open }, reading).length > 0).toBe(isOpen);
  });
});

it('a name of three words is divided as the user selects, which its text then means for both fields', async () => {
  const onSolve = vi.fn();
  const row: RowLine = {
    type: 'row',
    row: 2,
    status: 'new',
    title: 'Mere Ana Smith',
    values: { first_name: 'Mere Ana', last_name: 'Smith' },
    whole_name: 'Mere Ana Smith',
  };
  const other: RowLine = { type: 'row', row: 3, status: 'new', title: 'Ana Smith' };
  render(
    <DividedNames
      definition={registry.individuals}
      rows={[row, { ...row, row: 4 }, other]}
      onSolve={onSolve}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Mere Ana Smith' });
  expect(select).toHaveProperty('value', 'Mere Ana');
  await userEvent.selectOptions(select, 'First name Mere, last name Ana Smith');
  await userEvent.click(screen.getByRole('button', { name: 'Check the rows again' }));
  expect(onSolve).toHaveBeenCalledWith({
    first_name: { 'Mere Ana Smith': 'Mere' },
    last_name: { 'Mere Ana Smith': 'Ana Smith' },
  });
});
