import { describe, expect, it } from 'vitest';
import { matchTransfers, readBankRows } from './index';

const rowsOf = (text: string) =>
  text.split('\n').map((line, index) => ({ row: index + 1, cells: line.split(',') }));
const read = (text: string) => readBankRows(rowsOf(text));

describe('[7.46] files of banks in New Zealand', () => {
  it.each([
    [
      'ANZ',
      'Type,Details,Particulars,Code,Reference,Amount,Date,ForeignCurrencyAmount,ConversionCharge\nBill Payment,M TAMATI,Tickets,7KQ2,9XWR,52.00,20/11/2026,,',
      'M TAMATI · Tickets · 7KQ2 · 9XWR',
    ],
    [
      'ASB',
      'Created date / time : 21 November 2026\nBank 12; Branch 3053\n\nDate,Unique Id,Tran Type,Cheque Number,Payee,Memo,Amount\n2026/11/20,2026112001,TFR IN,,M TAMATI,7KQ29XWR,52.00',
      'M TAMATI · 7KQ29XWR',
    ],
    [
      'BNZ',
      'Date,Amount,Payee,Particulars,Code,Reference,Tran Type,This Party Account,Other Party Account,Serial,Transaction Code,Batch Number,Originating Bank/Branch,Processed Date\n20/11/26,52.00,M Tamati,,,7KQ29XWR,DC,02-1,03-2,,50,1,02,21/11/26',
      'M Tamati · 7KQ29XWR · 50',
    ],
    [
      'Kiwibank',
      'Account number,Date,Memo/Description,Source Code (payment type),TP ref,TP part,TP code,OP ref,OP part,OP code,OP name,OP Bank Account Number,Amount (credit),Amount (debit),Amount,Balance\n38-9,20-11-2026,TRANSFER,DC,7KQ29XWR,,,,,,M TAMATI,02-1,52.00,,52.00,99.00',
      'TRANSFER · DC · 7KQ29XWR · M TAMATI',
    ],
    [
      'Westpac',
      'Date,Amount,Other Party,Description,Reference,Particulars,Analysis Code\n20 Nov 2026,$52.00,M TAMATI,DIRECT CREDIT,7KQ29XWR,,',
      'M TAMATI · DIRECT CREDIT · 7KQ29XWR',
    ],
  ])('reads the day, the amount and what the payer wrote: %s', (_bank, text, written) => {
    expect(read(text)?.lines).toMatchObject([{ day: '2026-11-20', amount: 5_200, text: written }]);
  });

  it('reads money that went out, and names the rows that cannot be read', () => {
    const statement = read(
      'Date,Amount,Reference\n20/11/2026,-5.00,a\n20/11/2026,(5.00),b\n20/11/2026,,c\n31/02/2026,5.00,d\n20/11/2026,five,e\n20/11/2026,1234.5,f',
    );
    expect(statement).toMatchObject({ others: 1, unreadable: [5, 6], undecided: [] });
    expect(statement?.lines.map(({ amount }) => amount)).toEqual([-500, -500, 123_450]);
  });

  it('knows a line again, also where it is there twice', () => {
    const text = 'Date,Amount,Reference\n20/11/2026,5.00,a\n20/11/2026,5.00,a';
    const keys = read(text)?.lines.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(read(text)?.lines.map(({ key }) => key)).toEqual(keys);
  });

  it('finds no columns in another file', () => {
    expect(read('Name,Email\nMere,mere@example.org')).toBeNull();
    expect(readBankRows([])).toBeNull();
  });
});

describe('[7.46] what a line pays', () => {
  const orders = [
    { number: '7KQ29XWR', status: 'unpaid', total: 5_200, currency: 'NZD' },
    { number: 'ABCDEFGH', status: 'expired', total: 2_000, currency: 'NZD' },
    { number: 'PAYDPAYD', status: 'paid', total: 2_000, currency: 'NZD' },
    { number: 'GQNEGQNE', status: 'cancelled', total: 2_000, currency: 'NZD' },
  ];
  const invoices = [
    { number: 'INV-00042', open: 60_000, currency: 'NZD' },
    { number: 'INV-00043', open: 0, currency: 'NZD' },
    { number: 'INV-00044', open: 30_000, currency: 'NZD' },
    { number: 'INV-00045', open: 30_000, currency: 'NZD' },
  ];
  const matchOf = (...lines: [text: string, amount: number][]) =>
    matchTransfers(
      lines.map(([text, amount], index) => ({
        row: index + 2,
        day: '2026-11-20',
        amount,
        currency: null,
        doubt: null,
        text,
        key: `${index}`,
      })),
      { orders, invoices },
      new Set(),
    ).map(({ match }) => match);

  it.each<[string, number, string]>([
    ['7KQ29XWR', 5_200, 'exact'],
    ['order 7kq2-9xwr thanks', 5_200, 'exact'],
    ['Tickets · 7KQ2 · 9XWR', 5_200, 'exact'],
    ['7KQ29XWR', 5_199, 'differs'],
    ['7KQ29XWR', 5_201, 'differs'],
    ['7KQ29XW', 5_200, 'unknown'],
    ['', 5_200, 'unknown'],
    ['7KQ29XWR ABCDEFGH', 7_200, 'several'],
    ['ABCDEFGH', 2_000, 'late'],
    ['PAYDPAYD', 2_000, 'paid'],
    ['GQNEGQNE', 2_000, 'over'],
    ['INV-00042', 60_000, 'exact'],
    ['Wellington High · inv 42', 60_000, 'exact'],
    ['Invoice no. 42', 20_000, 'part'],
    ['INV-00042', 70_000, 'more'],
    ['INV-00043', 100, 'paid'],
    ['INV-00099', 100, 'unknown'],
    ['INV-00042 and 7KQ29XWR', 65_200, 'several'],
    ['Wellington High', 60_000, 'amount'],
    ['Wellington High', 30_000, 'unknown'],
  ])('%s with %d: %s', (text, amount, match) => {
    expect(matchOf([text, amount])).toEqual([match]);
  });

  it('[7.45] pays an invoice by several lines, until nothing is left of it', () => {
    expect(matchOf(['INV 42', 20_000], ['INV 42', 40_000], ['INV 42', 60_000])).toEqual([
      'part',
      'exact',
      'twice',
    ]);
  });

  it('pays an order by one line of a file, and never by a line that paid already', () => {
    expect(matchOf(['7KQ29XWR', 100], ['7KQ29XWR', 5_200], ['7KQ29XWR', 5_200])).toEqual([
      'differs',
      'exact',
      'twice',
    ]);
    const line = {
      row: 2,
      day: '2026-11-20',
      amount: 5_200,
      currency: null,
      doubt: null,
      text: '7KQ29XWR',
      key: 'a',
    };
    expect(matchTransfers([line], { orders, invoices }, new Set(['a']))).toMatchObject([
      { match: 'imported' },
    ]);
  });
});
