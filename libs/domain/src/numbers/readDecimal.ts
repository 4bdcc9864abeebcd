/** A decimal number as its digits, which keep what a binary number would round. */
export interface Decimal {
  isNegative: boolean;
  /** The digits before the decimal mark, without separators; '' for '.5'. */
  whole: string;
  fraction: string;
}

/** More characters than any number that a form takes. */
const maxLength = 40;

/**
 * Reads a number as people type it in New Zealand and on keyboards with a decimal comma: '8.5', '8,5', '1,250', '1 250.50', '.5', '8.'.
 * A point is a decimal mark. A comma is one too, unless it groups thousands: '8,5' is eight and a half, '1,250' is more than a thousand.
 *
 * @returns null if the text is no number, or could be two numbers: '1.2.3', '1,25,0'
 */
export function readDecimal(text: string): Decimal | null {
  if (text.length > maxLength) return null;
  // Digits of full width are those of an East Asian keyboard; blanks of any width become a plain one.
  const plain = text.normalize('NFKC').replaceAll('\u2212', '-').trim();
  const [, sign = '', unsigned = ''] = /^([+-]?)\s*(.*)$/.exec(plain) ?? [];
  const mark = decimalMarkOf(unsigned);
  const at = mark ? unsigned.lastIndexOf(mark) : unsigned.length;
  const [grouped, fraction] = [unsigned.slice(0, at), unsigned.slice(at + 1)];
  const [, separator] = /^\d{1,3}([ ,])\d{3}(?:\1\d{3})*$/.exec(grouped) ?? [];
  const whole = separator && separator !== mark ? grouped.replaceAll(separator, '') : grouped;
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(fraction) || whole + fraction === '') return null;
  return { isNegative: sign === '-', whole, fraction };
}

function decimalMarkOf(unsigned: string): '.' | ',' | undefined {
  if (unsigned.includes('.')) return '.';
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(unsigned);
  return unsigned.includes(',') && !isGrouped ? ',' : undefined;
}
