/** Meaning of a cell of a bank's file for a line, apart from its amount and its text. */
export type BankWord = 'in' | 'out' | 'booked' | 'pending';

const exactWords: Readonly<Record<'in' | 'out' | 'booked', readonly string[]>> = {
  // H and S are Haben and Soll; RC is the reversal of a credit.
  in: ['cr', 'c', 'credit', 'crdt', 'h', 'haben', 'in', 'money in', 'deposit', '+'],
  out: ['dr', 'd', 'debit', 'dbit', 's', 'soll', 'out', 'money out', 'withdrawal', 'rc', '-'],
  booked: [
    'booked',
    'book',
    'posted',
    'cleared',
    'complete',
    'completed',
    'settled',
    'processed',
    'final',
    'gebucht',
  ],
};

const notBooked =
  /\b(ausstehend|vorgemerkt|nicht gebucht|not (yet )?(cleared|booked|posted|settled)|pending|pdng|declined|rejected|rjct|revers(al|ed)|failed|returned|cancell?ed|on hold|authori[sz]ed|authori[sz]ation|unposted|uncleared|dishonou?r(ed)?|void(ed)?|refund(ed)?|bounced|blocked|recalled|chargeback|scheduled)\b/i;

/** The meaning of a whole cell; `pending` is everything that the bank has not booked for good. */
export function bankWordOf(cell: string): BankWord | null {
  const word = cell.trim().toLowerCase();
  if (exactWords.in.includes(word)) return 'in';
  if (exactWords.out.includes(word)) return 'out';
  if (exactWords.booked.includes(word)) return 'booked';
  return notBooked.test(word) ? 'pending' : null;
}

const currencies = new Set(Intl.supportedValuesOf('currency'));
const signs: Readonly<Record<string, string>> = {
  NZ$: 'NZD',
  US$: 'USD',
  AU$: 'AUD',
  A$: 'AUD',
  CA$: 'CAD',
  C$: 'CAD',
  S$: 'SGD',
  HK$: 'HKD',
  FJ$: 'FJD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
};

/** The ISO 4217 code of a currency's code or sign. A dollar sign alone names no currency. */
export function bankCurrencyOf(cell: string): string | null {
  const code = cell.trim().toUpperCase();
  return signs[code] ?? (currencies.has(code) ? code : null);
}

/** Checks whether a text has a word of a direction, a currency or a state somewhere in it. */
export function hasBankWord(cell: string): boolean {
  return (
    bankWordOf(cell) !== null ||
    bankCurrencyOf(cell) !== null ||
    /\b(cr|dr|credit|debit|nzd|aud|usd|eur|gbp|cad|jpy|cny|hkd|sgd|fjd)\b|[€£¥]/i.test(cell)
  );
}
