import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook';
import { aWorkbook, textCell } from './testing/aWorkbook';

const header = `<row r="1">${textCell('A1', 'Value')}</row>`;

it.each([
  ['a text', textCell('A2', 'Tides, of change'), '"Tides, of change"'],
  ['a text like a formula', textCell('A2', '=1+1'), "'=1+1"],
  ['a number', '<c r="A2"><v>64215550100</v></c>', '64215550100'],
  ['a sum that a computer rounds', '<c r="A2"><v>0.30000000000000004</v></c>', '0.3'],
  ['a yes', '<c r="A2" t="b"><v>1</v></c>', 'true'],
  ['a day', '<c r="A2" s="1"><v>46520</v></c>', '2027-05-13'],
  [
    'a day and a time as the clock there shows it',
    '<c r="A2" s="2"><v>46520.791666666664</v></c>',
    '2027-05-13 19:00',
  ],
  ['a time', '<c r="A2" s="3"><v>0.8125</v></c>', '19:30'],
  ['a midnight', '<c r="A2" s="2"><v>46520</v></c>', '2027-05-13 0:00'],
  ['a length in seconds', '<c r="A2" s="3"><v>0.0023148148148148147</v></c>', '0:03:20'],
  ['a formula without a result', '<c r="A2"><f>B1</f></c>', '#CALC!'],
  ['a length of more than a day', '<c r="A2" s="4"><v>1.25</v></c>', '30:00'],
  ['the result of a formula', '<c r="A2" t="str"><f>B1</f><v>Roots</v></c>', 'Roots'],
  ['the error of a formula', '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ['an error with a style', '<c r="A2" s="1" t="e"><v>#N/A</v></c>', '#N/A'],
])('reads %s', async (_, cell, csv) => {
  const reading = await readWorkbook(aWorkbook({ Acts: `${header}<row r="2">${cell}</row>` }));
  expect(reading).toMatchObject({
    ok: true,
    sheets: [{ name: 'Acts', rows: 2, csv: `\uFEFFValue\r\n${csv}\r\n` }],
  });
});

it('reads every sheet with something in it, and rows by the number that they have there', async () => {
  const gap = `${header}<row r="4">${textCell('A4', 'x')}</row>`;
  const reading = await readWorkbook(aWorkbook({ Acts: gap, Empty: '', Schools: header }));
  expect(reading).toMatchObject({
    ok: true,
    sheets: [
      { name: 'Acts', rows: 2, csv: '\uFEFFValue\r\n\r\n\r\nx\r\n' },
      { name: 'Schools', rows: 1, csv: '\uFEFFValue\r\n' },
    ],
  });
});

it.each([
  ['text', strToU8('Name,Town')],
  ['an archive of something else', zipSync({ 'content.xml': strToU8('<x/>') })],
  ['a workbook that breaks off', aWorkbook({ Acts: header }).subarray(0, 400)],
])('refuses %s', async (_, bytes) => {
  expect(await readWorkbook(bytes)).toEqual({ ok: false, reason: 'damaged' });
});

it('refuses an archive that unpacks to far more than it is, before it unpacks it', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(90_000_000) });
  expect(bomb.length).toBeLessThan(200_000);
  expect(await readWorkbook(bomb)).toEqual({ ok: false, reason: 'tooLarge' });
});

it('gives a part no more memory than its declared size', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(90_000_000) });
  // The size of the part, in both headers.
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  for (let at = 0; at < bomb.length - 4; at += 1)
    if (view.getUint32(at, true) === 90_000_000) view.setUint32(at, 100, true);
  expect(await readWorkbook(bomb)).toEqual({ ok: false, reason: 'damaged' });
});

it('refuses a sheet of more text than an import takes', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, at) => `<row r="${at + 1}">${textCell(`A${at + 1}`, 'x'.repeat(100_000))}</row>`,
  );
  expect(await readWorkbook(aWorkbook({ Acts: rows.join('') }))).toEqual({ ok: false, reason: 'tooLarge' });
});

it.each([
  ['rows', `<row r="1048576">${textCell('XFD1048576', 'far')}</row>`],
  [
    'columns',
    Array.from(
      { length: 2_000 },
      (_, at) => `<row r="${at + 1}">${textCell(`XFD${at + 1}`, 'x')}</row>`,
    ).join(''),
  ],
])('refuses %s far away, which would be cells without end', async (_, rows) => {
  expect(await readWorkbook(aWorkbook({ Acts: rows }))).toEqual({ ok: false, reason: 'tooLarge' });
});

it('passes over cells far away that only have a style', async () => {
  const reading = await readWorkbook(
    aWorkbook({ Acts: `<row r="1">${textCell('A1', 'Value')}<c r="XFD1" s="1"/></row>` }),
  );
  expect(reading).toMatchObject({ ok: true, sheets: [{ name: 'Acts', rows: 1, csv: '\uFEFFValue\r\n' }] });
});

it('gives every row of a merged block its value, and names what is hidden or not calculated', async () => {
  const rows = `<row r="1">${textCell('A1', 'School')}${textCell('B1', 'Act')}${textCell('C1', 'Fee')}</row>
    <row r="2">${textCell('A2', 'Kaye')}${textCell('B2', 'Tides')}<c r="C2"><f>B9</f></c></row>
    <row r="3" hidden="1"><c r="A3"/>${textCell('B3', 'Roots')}</row>
    <row r="4">${textCell('B4', 'Storm')}</row>
    <row r="9" hidden="true"><c r="A9"/></row>`;
  const around = {
    before: '<cols><col min="3" max="5" hidden="1"/></cols>',
    after: '<mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells>',
  };
  const reading = await readWorkbook(aWorkbook({ Acts: rows }, { around }));
  expect(reading).toEqual({
    ok: true,
    sheets: [
      {
        name: 'Acts',
        rows: 4,
        csv: '\uFEFFSchool,Act,Fee\r\nKaye,Tides,#CALC!\r\nKaye,Roots,\r\nKaye,Storm,\r\n',
        marks: { isHidden: false, hiddenRows: [3], hiddenColumns: ['Fee'], openFormulas: 1, merged: 2 },
      },
    ],
  });
});
