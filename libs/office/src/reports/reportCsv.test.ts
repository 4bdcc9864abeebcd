import { expect, it } from 'vitest';
import { reportCsv } from './reportCsv';

it('writes a table that no spreadsheet runs', () => {
  const text = reportCsv({
    byLabel: 'School',
    columns: ['Count, all'],
    rows: [
      { label: '=HYPERLINK("x")', values: [1_200] },
      { label: 'Ōtaki', values: [null] },
    ],
    totals: [1_200],
    figure: (value) => (value === null ? '' : String(value)),
  });
  expect(text).toBe('\uFEFFSchool,"Count, all"\r\n"\'=HYPERLINK(""x"")",1200\r\nŌtaki,\r\nTotal,1200\r\n');
});
