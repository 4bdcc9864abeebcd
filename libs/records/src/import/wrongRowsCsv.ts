import type { Collection, Field } from '@callboard/api-contract';
import { csvText } from '@callboard/domain/cells';
import type { RowLine } from './importStep';
import { messages } from './messages';
import { reasonsOf } from './reasonsOf';

/** The rows with errors as they are in their file, each after its reasons: a row with too many cells has them at its end. */
export function wrongRowsCsv(
  definition: Collection,
  labelOf: (field: Field) => string,
  columns: readonly string[],
  rows: readonly RowLine[],
): string {
  const wrong = rows.filter(({ status }) => status === 'invalid');
  return csvText([
    [messages.reasonHeading, ...columns],
    ...wrong.map((row) => [reasonsOf(definition, labelOf, row).join(' '), ...(row.cells ?? [])]),
  ]);
}
