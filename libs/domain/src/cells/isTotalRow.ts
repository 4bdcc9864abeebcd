/**
 * Checks whether the cells of a last row are a total and not a record: the first with a text names it, and the others are numbers.
 *
 * @example
 * isTotalRow(['Tapeke', '', '45']) // true
 * isTotalRow(['Total Eclipse', 'Open', '4']) // false
 */
export function isTotalRow(cells: readonly string[]): boolean {
  const [first, ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (first === undefined) return false;
  const words = others.filter((cell) => !/^(?:[A-Z]{2,3}\s?)?[^\p{L}]*\d[^\p{L}]*$/u.test(cell));
  return isTotal(first) && words.every(isTotal);
}

/** Labels of total rows, in the languages of our tenants and of the spreadsheets that come here. */
const totals = [
  'total',
  'totals',
  'subtotal',
  'sub-total',
  'grand total',
  'sum',
  'average',
  'count',
  'tapeke',
  'tapeke katoa',
  'tapeke iho',
  'katoa',
  'toharite',
  'gesamt',
  'summe',
  'somme',
  'totaal',
];

/** With what it comes to behind a colon only: Sum 41 is a band. */
function isTotal(text: string): boolean {
  const [word = ''] = text.toLowerCase().split(/\s*[:=][^\p{L}]*$/u);
  return totals.includes(word.replace(/\s+/g, ' '));
}
