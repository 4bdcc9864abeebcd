/** A part of a number format. Of the letters of days and times, `month` and `minute` are both written m. */
export interface Token {
  kind: 'literal' | 'digit' | 'point' | 'percent' | 'thousand' | 'clock';
  text: string;
}

/** The part of a format that a number is shown by; null where the format shows it as it is, or cannot be followed. */
export function sectionOf(
  format: string,
  value: number,
): { tokens: readonly Token[]; isNegative: boolean } | null {
  const sections = sectionsIn(format);
  const [positive = '', negative, zero] = sections;
  // Conditions such as [>100], powers of ten and fractions show no more than the number itself does.
  if (/\[[<>=]/.test(format) || /general|E[+-]|\?\/|\/\d/i.test(withoutTexts(positive))) return null;
  const own = value < 0 ? negative : undefined;
  const section = value === 0 ? (zero ?? positive) : (own ?? positive);
  const tokens = tokensOf(section);
  return tokens.length === 0 ? null : { tokens, isNegative: value < 0 };
}

function sectionsIn(format: string): string[] {
  return [...format.matchAll(/(?:"[^"]*"|\\.|[_*].|[^;"])*(?:;|$)/g)].map(([section]) =>
    section.replace(/;$/, ''),
  );
}

function withoutTexts(section: string): string {
  return section.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '');
}

const part = /"([^"]*)"|\\(.)|([_*]).|\[(\$[^\]-]*)?([^\]]*)\]|(AM\/PM|A\/P)|([ymdhseb]+)|([0#?])|(.)/giu;

function tokensOf(section: string): Token[] {
  const tokens: Token[] = [];
  for (const [, quoted, escaped, space, currency, bracket, half, letters, digit, other] of section.matchAll(
    part,
  )) {
    const literal = quoted ?? escaped ?? currency?.slice(1);
    if (literal !== undefined) tokens.push({ kind: 'literal', text: literal });
    else if (bracket !== undefined) tokens.push(...lengthToken(bracket));
    else if (half !== undefined) tokens.push({ kind: 'clock', text: 'half' });
    else if (letters !== undefined) tokens.push(...clockTokens(letters.toLowerCase()));
    else if (digit !== undefined) tokens.push({ kind: 'digit', text: digit });
    else if (other !== undefined && space === undefined) tokens.push(signToken(other));
  }
  return withMinutes(withThousands(tokens));
}

/** Hours beyond a day: `[h]`. Other brackets are colours and languages. */
function lengthToken(bracket: string): Token[] {
  return /^(?:h+|m+|s+)$/i.test(bracket)
    ? [{ kind: 'clock', text: `[${bracket[0]?.toLowerCase() ?? ''}]` }]
    : [];
}

function clockTokens(letters: string): Token[] {
  return (letters.match(/(.)\1*/g) ?? []).map((run) => {
    const letter = run.charAt(0);
    if (letter === 'e' || letter === 'b') return { kind: 'clock', text: 'y' };
    return { kind: 'clock', text: letter === 'm' && run.length > 2 ? 'month' : letter };
  });
}

function signToken(sign: string): Token {
  if (sign === '.') return { kind: 'point', text: sign };
  if (sign === '%') return { kind: 'percent', text: sign };
  return { kind: sign === ',' ? 'thousand' : 'literal', text: sign };
}

/** A comma between digits groups them, which is not read; behind the last it divides by a thousand. */
function withThousands(tokens: readonly Token[]): Token[] {
  const last = tokens.findLastIndex(({ kind }) => kind === 'digit');
  return tokens.filter(({ kind }, at) => kind !== 'thousand' || (last >= 0 && at > last));
}

/** An m is a minute after an hour or before a second, and a month otherwise. */
function withMinutes(tokens: readonly Token[]): Token[] {
  const clocks = tokens.filter(({ kind }) => kind === 'clock');
  return tokens.map((token) => {
    if (token.kind !== 'clock' || token.text !== 'm') return token;
    const at = clocks.indexOf(token);
    const isMinute =
      ['h', '[h]'].includes(clocks[at - 1]?.text ?? '') || ['s', '[s]'].includes(clocks[at + 1]?.text ?? '');
    return { kind: 'clock', text: isMinute ? 'minute' : 'month' };
  });
}

/** The formats that a workbook names by a number alone. */
export const builtInFormats: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0;(#,##0)',
  42: '#,##0;(#,##0)',
  43: '#,##0.00;(#,##0.00)',
  44: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
};
