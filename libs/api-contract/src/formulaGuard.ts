// Signs that begin a formula in spreadsheets: those of ASCII, and those of other widths, which some turn into them.
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
// Blanks and what is not visible, which they skip before they read.
const blank = '[\\s\\p{Cc}\\p{Cf}]';
const risky = `'*(?:[\\t\\r\\n]|${blank}*${sign})`;
const isRisky = new RegExp(`^${risky}`, 'u');
const isGuarded = new RegExp(`^'${risky}`, 'u');

/**
 * A text for the cell of a CSV file: with a ' in front where a spreadsheet would run it as a formula, as OWASP advises. A text
 * that already has such a ' in front gets another, so that `unguardFormula` always finds the text again.
 *
 * @example
 * guardFormula('=1+1') // "'=1+1"
 */
export function guardFormula(text: string): string {
  return isRisky.test(text) ? `'${text}` : text;
}

/** The text that `guardFormula` was given. */
export function unguardFormula(cell: string): string {
  return isGuarded.test(cell) ? cell.slice(1) : cell;
}
