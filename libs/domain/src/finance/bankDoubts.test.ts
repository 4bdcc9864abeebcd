import { describe, expect, it } from 'vitest';
import { matchTransfers, readBankRows } from './index';

type Table = readonly (readonly string[])[];

const order = { number: '7KQ29XWR', status: 'unpaid', total: 5_200, currency: 'NZD' };
const dear = { number: 'ABCDEFGH', status: 'unpaid', total: 520_000, currency: 'NZD' };
const paid = { number: 'PAYDPAYD', status: 'paid', total: 5_200, currency: 'NZD' };
const invoice = { number: 'INV-00042', open: 5_200, currency: 'NZD' };

const read = (table: Table) => readBankRows(table.map((cells, index) => ({ row: index + 1, cells })));

function matchesOf(table: Table) {
  const lines = read(table)?.lines ?? [];
  return matchTransfers(lines, { orders: [order, dear, paid], invoices: [invoice] }, new Set()).map(
    ({ match }) => match,
  );
}

const day = '20/11/2026';
/** One line that pays the order, with a further column. */
const withColumn = (heading: string, ...cells: readonly string[]): Table => [
  ['Date', 'Amount', 'Reference', heading],
  ...cells.map((cell) => [day, '52.00', '7KQ29XWR', cell]),
];
const amounts = (...cells: readonly string[]): Table => [
  ['Date', 'Amount', 'Reference'],
  ...cells.map((cell) => [day, cell, '7KQ29XWR']),
];

describe('[7.46] a line of a bank is exact only where all of it is understood', () => {
  it.each<[string, Table, string | undefined]>([
    ['no', withColumn('Cleared', 'No'), 'pending'],
    ['a blank', withColumn('Cleared?', ''), 'unclear'],
    ['yes', withColumn('Cleared', 'Yes'), undefined],
  ])('where a column answers whether it has cleared: %s', (_, table, doubt) => {
    expect(read(table)?.lines[0]?.doubt ?? undefined).toBe(doubt);
  });

  it.each(
    ['Cleared', 'Is cleared?', 'Booked', 'Posted', 'Status', 'State', 'Gebucht'].flatMap((heading) =>
      ['No', 'N', 'Pending', 'Uncleared', 'Not cleared', 'Ausstehend', 'PENDING '].map(
        (cell) => [heading, cell] as const,
      ),
    ),
  )('shows what has not cleared, and books none of it: %s: %s', (heading, cell) => {
    const table = withColumn(heading, cell);
    expect(read(table)?.lines).toHaveLength(1);
    expect(matchesOf(table)).not.toContain('exact');
  });

  it('takes a line that has not cleared for no money', () => {
    expect(read(withColumn('Booked', 'Yes', 'N'))?.lines.map(({ doubt }) => doubt ?? null)).toEqual([
      null,
      'pending',
    ]);
  });

  it.each<[string, Table, string]>([
    ['a debit in a column without a name', withColumn('', 'DR'), 'reversed'],
    [
      'a debit in a column more than the header has',
      [
        ['Date', 'Amount', 'Reference'],
        [day, '52.00', '7KQ29XWR', 'DR'],
      ],
      'reversed',
    ],
    ['a debit next to the amount', amounts('52.00 DR'), 'reversed'],
    ['Soll', withColumn('Soll/Haben', 'S'), 'reversed'],
    ['Haben', withColumn('Soll/Haben', 'H'), 'exact'],
    ['a credit', withColumn('', 'CR'), 'exact'],
    ['an unknown direction', withColumn('Dr/Cr', '?'), 'unclear'],
    ['no direction among others', withColumn('Dr/Cr', '', 'CR'), 'unclear'],
    ['directions mixed with what is not understood', withColumn('Notes', 'CR', 'ABC'), 'unclear'],
    [
      'a column of debits',
      [
        ['Date', 'Amount', 'Debit', 'Reference'],
        [day, '52.00', '52.00', '7KQ29XWR'],
      ],
      'reversed',
    ],
    [
      'money out next to money in',
      [
        ['Date', 'Debit', 'Credit', 'Reference'],
        [day, '52.00', '', '7KQ29XWR'],
      ],
      'reversed',
    ],
    [
      'money in',
      [
        ['Date', 'Debit', 'Credit', 'Reference'],
        [day, '', '52.00', '7KQ29XWR'],
      ],
      'exact',
    ],
    [
      'a minus that is called a credit',
      [
        ['Date', 'Amount', 'Reference', ''],
        [day, '-52.00', '7KQ29XWR', 'CR'],
      ],
      'reversed',
    ],
    [
      'a debit in the payer’s own text',
      [
        ['Date', 'Amount', 'Reference', 'Code'],
        [day, '52.00', '7KQ29XWR', 'DR'],
        [day, '1.00', 'x', ''],
      ],
      'unclear',
    ],
    ['another currency', withColumn('Currency', 'USD'), 'currency'],
    ['another currency in a column without a name', withColumn('', 'usd'), 'currency'],
    ['another currency next to the amount', amounts('USD 52.00'), 'currency'],
    ['another currency’s sign', amounts('€52.00'), 'currency'],
    [
      'another currency in the name of the column',
      [
        ['Date', 'Amount (USD)', 'Reference'],
        [day, '52.00', '7KQ29XWR'],
      ],
      'currency',
    ],
    ['the order’s currency', withColumn('Currency', 'NZD'), 'exact'],
    [
      'two currencies',
      [
        ['Date', 'Amount', 'Reference', 'Currency'],
        [day, 'NZD 52.00', '7KQ29XWR', 'USD'],
      ],
      'unclear',
    ],
    ['pending', withColumn('Status', 'Pending'), 'pending'],
    ['declined, in a column without a name', withColumn('x', 'DECLINED'), 'pending'],
    ['posted', withColumn('Status', 'Posted'), 'exact'],
    ['an unknown state', withColumn('Status', 'Batched'), 'unclear'],
    [
      'a reversal in the text',
      [
        ['Date', 'Amount', 'Reference', 'Details'],
        [day, '52.00', '7KQ29XWR', 'REVERSAL of a payment'],
        [day, '1.00', 'x', ''],
      ],
      'unclear',
    ],
    [
      'a row with a cell too many',
      [
        ['Date', 'Amount', 'Reference'],
        [day, '52', '7KQ29XWR', '00'],
      ],
      'unclear',
    ],
  ])('%s', (_case, table, match) => {
    expect(matchesOf(table)[0]).toBe(match);
  });

  it('never drops a comma before two figures', () => {
    expect(read(amounts('52,00'))?.lines).toMatchObject([{ amount: 5_200 }]);
    expect(read(amounts('1.234,50', '52,00'))?.lines.map(({ amount }) => amount)).toEqual([123_450, 5_200]);
    expect(read(amounts('1,234.50', '5,200'))?.lines.map(({ amount }) => amount)).toEqual([123_450, 520_000]);
    expect(read(amounts('1 234,50', '−52,00', '52,00-'))?.lines.map(({ amount }) => amount)).toEqual([
      123_450, -5_200, -5_200,
    ]);
  });

  it('leaves amounts undecided where the rows contradict each other, or none shows the mark', () => {
    expect(read(amounts('52,00', '52.00'))).toMatchObject({ lines: [], undecided: [2, 3] });
    expect(read(amounts('1.234'))).toMatchObject({ lines: [], undecided: [2] });
    expect(read(amounts('52,00', '1,234'))).toMatchObject({ lines: [{ row: 2 }], unreadable: [3] });
  });

  it('lists what went back, and does not take the money of the same file for a payment', () => {
    const back: Table = [
      ['Date', 'Amount', 'Reference', 'Details'],
      [day, '52.00', '7KQ29XWR', ''],
      [day, '-52.00', '7KQ29XWR', 'REVERSAL'],
      [day, '-52.00', 'PAYDPAYD', ''],
      [day, '-52.00', 'inv 42', ''],
      [day, '-900.00', 'rent', ''],
    ];
    expect(matchesOf(back)).toEqual(['unclear', 'reversed', 'reversed', 'reversed', 'unknown']);
  });

  it('offers no invoice of another currency for its amount', () => {
    const line: Table = [
      ['Date', 'Amount', 'Reference'],
      [day, 'USD 52.00', 'Wellington High'],
    ];
    expect(matchesOf(line)).toEqual(['unknown']);
  });
});

/** The parts of made lines; the naive reader below knows none of this. */
const marks = ['52.00', '52,00', '5,200.00', '5.200,00', '52'];
const signs = ['', '-', '+', '()', ' DR', ' CR'];
const currencies = ['', 'NZD', 'USD', 'EUR', '$'];
const further: readonly (readonly [string, string])[] = [
  ['', ''],
  ['', 'CR'],
  ['', 'DR'],
  ['Type', 'D'],
  ['Status', 'pending'],
  ['Status', 'Posted'],
  ['Memo', 'declined'],
  ['Extra', 'USD'],
  ['Currency', 'NZD'],
  ['Code', 'S'],
];

function madeFiles(): Table[] {
  const files: Table[] = [];
  for (let index = 0; files.length < 600; index += 1) {
    const pick = <T>(list: readonly T[], stride: number): T => {
      const value = list[Math.floor((index * 7) / stride) % list.length];
      if (value === undefined) throw new Error('An empty list');
      return value;
    };
    const figures = pick(marks, 1);
    const sign = pick(signs, 5);
    const currency = pick(currencies, 30);
    const [heading, cell] = pick(further, 150);
    const number = figures.startsWith('5,2') || figures.startsWith('5.2') ? dear.number : order.number;
    const bare = `${currency}${figures}`;
    const suffixed = sign.startsWith(' ') ? `${bare}${sign}` : `${sign}${bare}`;
    files.push([
      ['Date', heading, 'Reference', 'Amount'],
      [day, cell, number, sign === '()' ? `(${bare})` : suffixed],
    ]);
  }
  return files;
}

/** Reads a line as a careful person does: any word that is not plainly good makes it no payment. */
function isPlainPayment([, row = []]: Table): boolean {
  const [, cell = '', number, amount = ''] = row;
  if (!['', 'CR', 'Posted', 'NZD'].includes(cell)) return false;
  if (/[-(]|DR|USD|EUR/.test(amount)) return false;
  const digits = amount.replaceAll(/\D/g, '');
  const cents = /[.,]\d\d\D*$/.test(amount) ? Number(digits) : Number(digits) * 100;
  return cents === (number === dear.number ? dear : order).total;
}

it('[7.46] finds the payments of 600 made lines that a careful person finds, and no others', () => {
  const files = madeFiles();
  const wrong = files.filter((file) => (matchesOf(file)[0] === 'exact') !== isPlainPayment(file));
  expect(wrong.map((file) => file[1])).toEqual([]);
  expect(new Set(files.map((file) => file.flat().join('|'))).size).toBe(600);
  expect(files.filter(isPlainPayment).length).toBeGreaterThan(20);
});
