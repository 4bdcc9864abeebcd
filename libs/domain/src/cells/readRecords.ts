/** One record of a CSV text, and where it is. */
export interface CsvRecord {
  cells: string[];
  /** Its row in a spreadsheet, which has one for an empty line too, and one for a cell of several lines. */
  row: number;
  /** The line of the file that it begins on. */
  line: number;
}

/** Why a CSV text cannot be read as a whole: a quotation mark that is never closed, one inside a cell, or a row without end. */
export type CsvErrorKind = 'open_quote' | 'quote_in_cell' | 'long_row';

/** The records of a CSV text, or the line where it cannot be read. */
export type CsvRecords = { ok: true; records: CsvRecord[] } | { ok: false; kind: CsvErrorKind; line: number };

const longest = 200_000;

/** Reads a CSV text (RFC 4180) with any line ends and any number of cells in a row. Empty lines are left out. */
export function readRecords(text: string, separator: CsvSeparator): CsvRecords {
  const plain = new RegExp(`[^${separator}\r\n"]*`, 'y');
  const records: CsvRecord[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (let line = 1, row = 1; at < text.length; row += 1) {
    const start = at;
    const record: CsvRecord = { cells: [], row, line };
    for (;;) {
      const read = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, plain);
      if (read === null) return { ok: false, kind: 'open_quote', line: record.line };
      if (!isEnd(text[read.end], separator)) return { ok: false, kind: 'quote_in_cell', line };
      if (read.end - start > longest) return { ok: false, kind: 'long_row', line: record.line };
      record.cells.push(read.cell);
      line += read.lines;
      at = read.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    if (at > start) records.push(record);
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
  }
  return { ok: true, records };
}

/** Separators of cells. */
export type CsvSeparator = ',' | ';' | '\t';

/** How many rows of titles can be above a header. */
export const maxTitles = 3;

/** The separator that occurs most often, outside quotes, in the first row whose next row has as many of it; otherwise in the first. */
export function separatorOf(text: string): CsvSeparator {
  const bare = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const lines = bare
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, maxTitles + 2);
  const candidates = [',', ';', '\t'] as const;
  const countIn = (line: string | undefined, separator: string) => (line ?? '').split(separator).length - 1;
  const mostIn = (line: string | undefined) =>
    candidates.reduce((best, candidate) =>
      countIn(line, candidate) > countIn(line, best) ? candidate : best,
    );
  const regular = lines.find((line, index) => {
    const best = mostIn(line);
    return countIn(line, best) > 0 && countIn(line, best) === countIn(lines[index + 1], best);
  });
  return mostIn(regular ?? lines[0]);
}

/** A CSV text without the line `sep=;` that some programs begin it with, how many lines that took, and what separates its cells. */
export function openCsv(text: string): { text: string; separator: CsvSeparator; skipped: number } {
  const [line, declared] = /^\uFEFF?sep=([,;\t])\r?(?:\n|$)/i.exec(text) ?? [];
  const separator = (['\t', ';', ','] as const).find((each) => each === declared) ?? separatorOf(text);
  return { text: text.slice(line?.length ?? 0), separator, skipped: line === undefined ? 0 : 1 };
}

interface ReadCell {
  cell: string;
  end: number;
  /** How many line ends it has. */
  lines: number;
}

function readPlain(text: string, at: number, plain: RegExp): ReadCell {
  plain.lastIndex = at;
  const cell = plain.exec(text)?.[0] ?? '';
  return { cell, end: at + cell.length, lines: 0 };
}

/** A cell in quotation marks, where two of them are one; null where it does not end. */
function readQuoted(text: string, start: number): ReadCell | null {
  let cell = '';
  for (let at = start + 1; ;) {
    const end = text.indexOf('"', at);
    if (end < 0) return null;
    cell += text.slice(at, end);
    if (text[end + 1] !== '"') return { cell, end: end + 1, lines: cell.split(/\r\n|\n|\r/).length - 1 };
    cell += '"';
    at = end + 2;
  }
}

function isEnd(sign: string | undefined, separator: CsvSeparator): boolean {
  return sign === undefined || sign === separator || sign === '\n' || sign === '\r';
}
