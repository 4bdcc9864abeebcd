import { builtInFormats } from './formatTokens';
import { days1900, days1904, shownNumber } from './shownNumber';

/** How the numbers of a workbook are shown: the format of each style, and the day that its days count from. */
export interface NumberStyles {
  formats: readonly (string | undefined)[];
  firstDay: number;
}

/** Facts of a sheet besides the values of its cells. */
export interface SheetMarks {
  /** The numbers of hidden rows and columns, from 1. */
  hiddenRows: readonly number[];
  hiddenColumns: readonly number[];
  /** How many formulas have no result in the file. */
  openFormulas: number;
  /** Blocks of cells that are shown as one, from 1. */
  merged: readonly { top: number; bottom: number; column: number }[];
}

/** Reads the parts `xl/styles.xml` and `xl/workbook.xml`. */
export function numberStyles(styles: string, workbook: string): NumberStyles {
  const own = new Map(
    tags(styles, 'numFmt').map((each) => [each['numFmtId'] ?? '', unescaped(each['formatCode'] ?? '')]),
  );
  const [cells = ''] = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  const isOld = tags(workbook, 'workbookPr').some(({ date1904 }) => date1904 === '1' || date1904 === 'true');
  return {
    formats: tags(cells, 'xf').map(
      ({ numFmtId = '' }) => own.get(numFmtId) ?? builtInFormats[Number(numFmtId)],
    ),
    firstDay: isOld ? days1904 : days1900,
  };
}

const cellTag = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/g;

/**
 * A sheet with the numbers of its cells as they are shown. The errors of formulas become texts, and so does a formula without a result,
 * which would be read as an empty cell.
 */
export function shownSheet(sheet: string, { formats, firstDay }: NumberStyles): string {
  return sheet.replace(
    cellTag,
    (cell: string, prefix: string, attributes: string, inner: string | undefined) => {
      if (inner === undefined) return cell;
      const type = attributeOf(attributes, typeAttribute) ?? 'n';
      const value = valueIn(inner);
      if (isOpenFormula(inner)) return textCell(prefix, attributes, openFormula);
      if (type === 'e') return textCell(prefix, attributes, value);
      const format = formats[Number(attributeOf(attributes, styleAttribute) ?? 0)];
      if (type !== 'n' || value === '' || format === undefined || Number.isNaN(Number(value))) return cell;
      const shown = shownNumber(Number(value), format, firstDay);
      return shown === null ? cell : textCell(prefix, attributes, escaped(shown));
    },
  );
}

/** Stands for the result of a formula that the file does not have. */
const openFormula = '#CALC!';

/** Parts that a sheet hides, merges or has not calculated. */
export function marksOf(sheet: string): SheetMarks {
  const isHidden = ({ hidden }: Record<string, string>) => hidden === '1' || hidden === 'true';
  return {
    hiddenRows: tags(sheet, 'row')
      .filter(isHidden)
      .map(({ r }) => Number(r)),
    hiddenColumns: tags(sheet, 'col')
      .filter(isHidden)
      .flatMap(({ min, max }) => range(Number(min), Number(max))),
    openFormulas: [...sheet.matchAll(cellTag)].filter(([, , , inner]) => inner && isOpenFormula(inner))
      .length,
    merged: tags(sheet, 'mergeCell').flatMap(({ ref = '' }) => {
      const [, letters = '', top, bottom] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(ref) ?? [];
      return letters === ''
        ? []
        : [{ top: Number(top), bottom: Number(bottom), column: columnNumber(letters) }];
    }),
  };
}

/** A is 1 and AA is 27. */
export function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The attributes of each tag of a name. */
export function tags(xml: string, tag: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', one, other]) => [
        name,
        one ?? other ?? '',
      ]),
    ),
  );
}

/** A text of XML as it is meant. */
export function unescaped(text: string): string {
  return text
    .replace(/&#(x[0-9a-f]+|\d+);/gi, (_, code: string) =>
      String.fromCodePoint(Number(`0${code}`.replace(/^0(?=\d)/, ''))),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const typeAttribute = /(?:^|\s)t\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const styleAttribute = /(?:^|\s)s\s*=\s*(?:"([^"]*)"|'([^']*)')/;

function attributeOf(attributes: string, pattern: RegExp): string | undefined {
  const [, one, other] = pattern.exec(attributes) ?? [];
  return one ?? other;
}

function valueIn(inner: string): string {
  return /<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/.exec(inner)?.[1]?.trim() ?? '';
}

/** A formula whose result is an empty text has a value, which is empty. */
function isOpenFormula(inner: string): boolean {
  return /<(?:\w+:)?f\b/.test(inner) && !/<(?:\w+:)?(?:v|is)\b/.test(inner);
}

function textCell(prefix: string, attributes: string, value: string): string {
  const others = attributes.replace(/(^|\s)t\s*=\s*(?:"[^"]*"|'[^']*')/, '$1');
  return `<${prefix}c${others} t="str"><${prefix}v>${value}</${prefix}v></${prefix}c>`;
}

/** No sheet has more columns than this. */
const maxColumns = 16_384;

function range(first: number, last: number): number[] {
  const end = Math.min(last, maxColumns);
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, at) => first + at);
}
