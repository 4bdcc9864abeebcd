import { limits } from '@callboard/api-contract';
import { csvText } from '@callboard/domain/cells';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import readXlsxFile, { type CellValue } from 'read-excel-file/universal';
import { days1900, shownNumber } from './shownNumber';
import { columnNumber, marksOf, numberStyles, shownSheet, tags, type SheetMarks } from './shownSheet';

/** A sheet with something in it, as the CSV text that the import reads. */
export interface Sheet {
  name: string;
  /** How many rows have something in them, with the header. */
  rows: number;
  csv: string;
  /** Notes for the user before it is imported. */
  marks: SheetNotes;
}

/** Parts of a sheet that are read although they are not visible there, or that cannot be read. */
export interface SheetNotes {
  /** The sheet itself is hidden. */
  isHidden: boolean;
  /** The numbers of hidden rows with something in them. */
  hiddenRows: readonly number[];
  /** The names of hidden columns. */
  hiddenColumns: readonly string[];
  /** How many formulas have no result in the file. */
  openFormulas: number;
  /** How many cells take the value of a cell that is merged with them. */
  merged: number;
}

export type WorkbookReading = { ok: true; sheets: Sheet[] } | { ok: false; reason: 'damaged' | 'tooLarge' };

/** How large the parts of a workbook can be together: those of the most rows and columns that an import takes are far smaller. */
const maxBytes = 80_000_000;

/** Reads all sheets of an .xlsx workbook. Cells are read as they are shown. */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookReading> {
  try {
    const parts = unpacked(bytes);
    if (!parts || Object.entries(parts).some(isWide)) return { ok: false, reason: 'tooLarge' };
    // Stored as they are: what reads them would unpack large ones in a worker of its own, which our pages do not allow.
    const { buffer } = new Uint8Array(zipSync(asShown(parts), { level: 0 }));
    const sheets = await readXlsxFile(buffer);
    const about = marksByOrder(parts);
    const filled = sheets
      .map(({ sheet, data }, at) => toSheet(sheet, data, about[at]))
      .filter(({ rows }) => rows > 0);
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

/** True if a cell is so far away that the sheet has more cells than can be read, nearly all of them empty. */
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

function isSheet(name: string): boolean {
  return name.startsWith('xl/worksheets/') && name.endsWith('.xml');
}

/** With the numbers of all sheets as they are shown, which the library would read as they are calculated. */
function asShown(parts: Unzipped): Unzipped {
  const styles = numberStyles(textOf(parts, 'xl/styles.xml'), textOf(parts, 'xl/workbook.xml'));
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) =>
      isSheet(name) ? [name, strToU8(shownSheet(strFromU8(part), styles))] : [name, part],
    ),
  );
}

function textOf(parts: Unzipped, name: string): string {
  const part = parts[name];
  return part ? strFromU8(part) : '';
}

interface OrderedMarks extends SheetMarks {
  isHidden: boolean;
}

/** The marks of the sheets, in the order of the workbook. */
function marksByOrder(parts: Unzipped): OrderedMarks[] {
  const targets = new Map(
    tags(textOf(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship').map(({ Id = '', Target = '' }) => [
      Id,
      Target,
    ]),
  );
  return tags(textOf(parts, 'xl/workbook.xml'), 'sheet').map((sheet) => {
    const target = targets.get(sheet['r:id'] ?? '') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return { ...marksOf(textOf(parts, path)), isHidden: /hidden/i.test(sheet['state'] ?? '') };
  });
}

function toSheet(
  name: string,
  data: readonly (readonly (CellValue | null)[])[],
  { hiddenRows, hiddenColumns, openFormulas, merged, isHidden }: OrderedMarks = noMarks,
): Sheet {
  const lines = data.map((row) => row.map((cell) => toText(cell)));
  const filled = fillMerged(lines, merged);
  const isFilled = (cells: readonly string[]) => cells.some((cell) => cell !== '');
  const header = lines.find(isFilled) ?? [];
  return {
    name,
    rows: lines.filter(isFilled).length,
    // An empty row keeps its line, so that rows have the numbers of the workbook.
    csv: csvText(lines),
    marks: {
      isHidden,
      hiddenRows: hiddenRows.filter((row) => isFilled(lines[row - 1] ?? [])),
      hiddenColumns: hiddenColumns.flatMap((column) => header[column - 1] || []),
      openFormulas,
      merged: filled,
    },
  };
}

const noMarks: OrderedMarks = {
  hiddenRows: [],
  hiddenColumns: [],
  openFormulas: 0,
  merged: [],
  isHidden: false,
};

/** Gives each row of a merged block its value, below the header; answers how many cells took one. */
function fillMerged(lines: string[][], merged: SheetMarks['merged']): number {
  const header = lines.findIndex((cells) => cells.some((cell) => cell !== '')) + 1;
  let filled = 0;
  for (const { top, bottom, column } of merged) {
    const value = lines[top - 1]?.[column - 1] ?? '';
    if (top <= header || value === '') continue;
    for (const cells of lines.slice(top, bottom)) {
      // A row without a cell there has no other cells behind it either.
      while (cells.length < column) cells.push('');
      cells[column - 1] = value;
      filled += 1;
    }
  }
  return filled;
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  // A spreadsheet shows no figures after the 15th, which are of the computer.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return String(cell);
}

const dayMs = 86_400_000;

/** A day that is written as ISO 8601, or in a format of another language. */
function dateText(date: Date): string {
  const value = date.getTime() / dayMs - days1900;
  const format = Number.isInteger(value) ? 'yyyy-mm-dd' : 'yyyy-mm-dd h:mm';
  return shownNumber(value, format) ?? '';
}
