import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships';
const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);

const escaped = (code: string) => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

interface WorkbookMakeup {
  /** Number formats: styles from 5. */
  formats?: readonly string[];
  /** The XML around the rows of each sheet. */
  around?: { before?: string; after?: string };
}

/** A workbook of sheets by their names, each with the XML of its rows. Styles: 1 a day, 2 a day and a time, 3 a time, 4 hours. */
export function aWorkbook(
  sheets: Readonly<Record<string, string>>,
  { formats = [], around: { before = '', after = '' } = {} }: WorkbookMakeup = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const relations = names.map(
    (_, at) => `<Relationship Id="r${at}" Type="${office}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
  );
  const entries = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`);
  return zipSync({
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${package_}">${relations.join('')}<Relationship Id="s" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${entries.join('')}</sheets></workbook>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><numFmts count="${formats.length + 1}"><numFmt numFmtId="164" formatCode="[h]:mm"/>${formats.map((code, at) => `<numFmt numFmtId="${165 + at}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><cellXfs count="${formats.length + 5}"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/><xf numFmtId="164"/>${formats.map((_, at) => `<xf numFmtId="${165 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at}.xml`,
        xml(`<worksheet xmlns="${main}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`),
      ]),
    ),
  });
}

/** A cell with a text. */
export function textCell(at: string, value: string): string {
  return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
}
