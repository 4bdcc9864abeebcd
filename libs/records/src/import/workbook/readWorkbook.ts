import { limits } from '@callboard/api-contract';
import { csvText } from '@callboard/domain/cells';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import readXlsxFile, { type CellValue } from 'read-excel-file/universal';

/** A sheet with something in it, as the CSV text that the import reads. */
export interface Sheet {
  name: string;
  /** How many rows have something in them, with the header. */
  rows: number;
  csv: string;
}

export type WorkbookReading = { ok: true; sheets: Sheet[] } | { ok: false; reason: 'damaged' | 'tooLarge' };

/** How large the parts of a workbook can be together: those of the most rows and columns that an import takes are far smaller. */
const maxBytes = 80_000_000;

/** Reads all sheets of an .xlsx workbook. Dates are as its cells show them, not as the clock of this device would. */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookReading> {
  try {
    const parts = unpacked(bytes);
    if (!parts || Object.entries(parts).some(isWide)) return { ok: false, reason: 'tooLarge' };
    // Stored as they are: what reads them would unpack large ones in a worker of its own, which our pages do not allow.
    const { buffer } = new Uint8Array(zipSync(withErrors(parts), { level: 0 }));
    const sheets = await readXlsxFile(buffer);
    const filled = sheets.map(({ sheet, data }) => toSheet(sheet, data)).filter(({ rows }) => rows > 0);
    return filled.some(({ csv }) => csv.length > limits.maxImportBytes)
      ? { ok: false, reason: 'tooLarge' }
      : { ok: true, sheets: filled };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}

/** The parts that hold rows; undefined where they are too large. None gets more memory than its declared size. */
function unpacked(bytes: Uint8Array): Unzipped | undefined {
  let total = 0;
  const isNeeded = ({ name }: { name: string }) => name.endsWith('.xml') || name.endsWith('.rels');
  unzipSync(bytes, {
    filter(part) {
      if (isNeeded(part)) total += part.originalSize;
      return false;
    },
  });
  return total > maxBytes ? undefined : unzipSync(bytes, { filter: isNeeded });
}

/** How many cells a sheet can have from its first to the last with something in it: each of them gets a place. */
const maxCells = 4_000_000;

/** Whether a cell is so far away that the sheet has more cells than can be read, nearly all of them empty. */
function isWide([name, part]: [string, Uint8Array]): boolean {
  if (!isSheet(name)) return false;
  let [columns, rows] = [0, 0];
  for (const [, letters = '', row] of strFromU8(part).matchAll(
    /<c\s[^>]*\br="([A-Z]{1,3})(\d+)"[^>]*[^/]>/g,
  )) {
    columns = Math.max(columns, columnNumber(letters));
    rows = Math.max(rows, Number(row));
  }
  return columns * rows > maxCells;
}

/** A is 1 and AA is 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function isSheet(name: string): boolean {
  return name.startsWith('xl/worksheets/') && name.endsWith('.xml');
}

/** With the errors of formulas as texts, which the library would leave out as if their cells were empty. */
function withErrors(parts: Unzipped): Unzipped {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      if (!isSheet(name)) return [name, part];
      return [name, strToU8(strFromU8(part).replace(/(<c\s[^>]*\bt=)(["'])e\2/g, '$1"str"'))];
    }),
  );
}

function toSheet(name: string, data: readonly (readonly (CellValue | null)[])[]): Sheet {
  const lines = data.map((row) => row.map((cell) => toText(cell)));
  return {
    name,
    rows: lines.filter((cells) => cells.some((cell) => cell !== '')).length,
    // An empty row keeps its line, so that rows have the numbers of the workbook.
    csv: csvText(lines),
  };
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  // What a spreadsheet shows of a number: the figures after the 15th are of the computer.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return String(cell);
}

const minute = 60_000;
const hour = 60 * minute;
/** Where the days of a workbook begin, and until when they are a time or a length: no date of ours is so old. */
const start = Date.UTC(1899, 11, 30);
const noDays = Date.UTC(1900, 1, 1);

/** A day, a time or both, to the minute: cells hold fractions of days. */
function dateText(date: Date): string {
  const at = Math.round(date.getTime() / minute) * minute;
  const shown = new Date(at).toISOString();
  const [day, time] = [shown.slice(0, 10), shown.slice(11, 16)];
  if (at < noDays) return `${Math.floor((at - start) / hour)}:${time.slice(3)}`;
  return time === '00:00' ? day : `${day} ${time}`;
}
