import { emptyPlan, planLimits, type FloorPlan, type PlanSection } from '@callboard/api-contract/booking';
import { newRow } from './newRow';

/** What is wrong with a line of a list of rows; lines are counted from 1. */
export interface SeatCsvError {
  kind: 'columns' | 'empty' | 'range' | 'too_many';
  line: number;
}

/** A plan that was read from a list, or every line that is wrong. */
export type SeatCsvImport = { ok: true; plan: FloorPlan } | { ok: false; errors: readonly SeatCsvError[] };

/** From row to row, and from section to section, in metres. */
const rowDistance = 0.9;
const sectionDistance = 2;

/**
 * Draws the rows of a list of `section,row,from,to`, one behind the other; lines with the same section are one section. A first line
 * of headings is left out.
 *
 * @example
 * fromSeatCsv('section,row,from,to\nStalls,A,1,24', newId)
 */
export function fromSeatCsv(text: string, newId: () => string): SeatCsvImport {
  const errors: SeatCsvError[] = [];
  const sections = new Map<string, PlanSection>();
  let depth = 0;
  let seats = 0;
  for (const { cells, line } of linesOf(text)) {
    const [name = '', row = '', from = '', to = ''] = cells;
    const error = lineError(cells);
    if (error !== null) {
      errors.push({ kind: error, line });
      continue;
    }
    const count = Number(to) - Number(from) + 1;
    seats += count;
    if (seats > planLimits.seats) return { ok: false, errors: [{ kind: 'too_many', line }] };
    let section = sections.get(name);
    if (!section) {
      section = { id: newId(), level: 'ground', name, rows: [] };
      depth += sections.size > 0 ? sectionDistance : 0;
      sections.set(name, section);
    }
    section.rows.push(newRow({ name: row, count, start: Number(from), x: 0, y: depth }, newId));
    depth += rowDistance;
  }
  if (errors.length > 0) return { ok: false, errors };
  if (sections.size === 0) return { ok: false, errors: [{ kind: 'empty', line: 1 }] };
  return { ok: true, plan: { ...emptyPlan, sections: [...sections.values()] } };
}

function* linesOf(text: string): Generator<{ cells: string[]; line: number }> {
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const cells = line.split(/[,;\t]/).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    );
    const isHeading = index === 0 && !/\d/.test(cells[2] ?? '');
    if (line.trim() !== '' && !isHeading) yield { cells, line: index + 1 };
  }
}

function lineError(cells: readonly string[]): SeatCsvError['kind'] | null {
  const [section = '', row = '', from = '', to = ''] = cells;
  if (cells.length < 4 || section === '' || row === '') return 'columns';
  if (section.length > planLimits.name || row.length > planLimits.label) return 'columns';
  if (![from, to].every((each) => /^\d{1,6}$/.test(each))) return 'range';
  const count = Number(to) - Number(from) + 1;
  return count < 1 || count > planLimits.seatsOfRow ? 'range' : null;
}
