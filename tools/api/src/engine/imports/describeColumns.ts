import type { ImportLine } from '@callboard/api-contract/records';
import { nameFields } from '@callboard/domain/people';
import type { ImportPlan } from './importPlan';
import type { CsvFile } from './readCsv';
import { suggestMapping } from './suggestMapping';

type ColumnsLine = Extract<ImportLine, { type: 'columns' }>;

/** Columns of a file, and open questions about it: the line that answers `mode=columns`. */
export function describeColumns(plan: ImportPlan, file: CsvFile): ColumnsLine {
  const { columns, rows, readings, damaged, totals } = file;
  const samples = rows
    .slice(0, 3)
    .map(({ cells }) =>
      Object.fromEntries(columns.map((column, index) => [column, (cells[index] ?? '').slice(0, 200)])),
    );
  const forms = formsOf(plan, file);
  const encodings = encodingsOf(readings);
  const [first] = damaged;
  return {
    type: 'columns',
    columns: [...columns],
    suggested: suggestMapping(plan.collection, plan.actor.roles, columns, plan.words),
    samples,
    rows: rows.length,
    ...(forms && { forms }),
    ...(readings.length > 0 && { is_converted: true as const }),
    ...(encodings && { encodings }),
    ...(first && {
      damaged: {
        cells: damaged.length,
        before: first.before.slice(0, maxExample),
        after: first.after.slice(0, maxExample),
      },
    }),
    ...(totals.length > 0 && { totals: totals.map(({ row, cells }) => ({ row, text: totalText(cells) })) }),
  };
}

const maxExample = 60;

/** Name of a total in its row. */
export function totalText(cells: readonly string[]): string {
  return (cells.find((cell) => cell.trim() !== '') ?? '').trim().slice(0, maxExample);
}

function formsOf(
  { collection, forms }: ImportPlan,
  { columns, rows }: CsvFile,
): NonNullable<ColumnsLine['forms']> | null {
  const isOfPeople = nameFields(collection) !== null;
  const open = [...forms].flatMap(([column, { days, decimals, years }]) => {
    const at = columns.indexOf(column);
    const form = {
      ...(days && { days }),
      ...(decimals && { decimals }),
      ...(years === 'mixed' && { years }),
      ...(isOfPeople &&
        rows.some(({ cells }) => isWholeName(cells[at] ?? '')) && { names: 'either' as const }),
    };
    return Object.keys(form).length > 0 ? [[column, form] as const] : [];
  });
  return open.length > 0 ? Object.fromEntries(open) : null;
}

/** Words of letters without a comma: any of them can be the family name. */
function isWholeName(cell: string): boolean {
  return /^\s*[\p{L}\p{M}.'’‘ʻʼ-]+(?:\s+[\p{L}\p{M}.'’‘ʻʼ-]+)+\s*$/u.test(cell);
}

/** The readings of a file with an example of each: the first cell that they read differently. Null where there is one. */
function encodingsOf(readings: CsvFile['readings']): ColumnsLine['encodings'] | null {
  const [best, other] = readings;
  if (!best || !other || best.text === other.text) return null;
  // Each byte is one letter in both.
  const at = [...best.text].findIndex((letter, index) => letter !== other.text[index]);
  return {
    readings: readings.map(({ encoding, text }) => ({ encoding, example: cellAt(text, at) })),
    is_open: best.strange === other.strange,
  };
}

function cellAt(text: string, at: number): string {
  const [before] = /[^,;\t\r\n"]*$/.exec(text.slice(Math.max(0, at - maxExample), at)) ?? [''];
  const [after] = /^[^,;\t\r\n"]*/.exec(text.slice(at, at + maxExample)) ?? [''];
  return `${before}${after}`.trim().slice(0, maxExample);
}
