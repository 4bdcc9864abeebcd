import type { Collection, Field } from '@callboard/api-contract';
import type { RowLine } from './importStep';
import { messages } from './messages';
import { reasonsOf } from './reasonsOf';

/** An error that rows have in common. With `text` it is solved for all of them: what the text of the field means. */
export interface ErrorGroup {
  reason: string;
  count: number;
  field: string;
  text?: string;
}

/** The errors of the rows, the most frequent first: those that can be solved, and others that several rows have. */
export function errorGroups(
  definition: Collection,
  labelOf: (field: Field) => string,
  rows: readonly RowLine[],
): { solvable: ErrorGroup[]; others: ErrorGroup[] } {
  const groups = new Map<string, ErrorGroup>();
  for (const row of rows) {
    if (row.status !== 'invalid') continue;
    for (const [field, reasons] of Object.entries(row.errors ?? {})) {
      const text = row.unknown?.[field];
      for (const own of reasonsOf(definition, labelOf, { ...row, errors: { [field]: reasons } })) {
        const reason = text === undefined || own.includes(text) ? own : messages.errorOf(text, own);
        const key = JSON.stringify([field, text ?? reason]);
        const count = (groups.get(key)?.count ?? 0) + 1;
        groups.set(key, { reason, count, field, ...(text !== undefined && { text }) });
      }
    }
  }
  const sorted = [...groups.values()].sort((one, other) => other.count - one.count);
  return {
    solvable: sorted.filter(({ text }) => text !== undefined),
    others: sorted.filter(({ text, count }) => text === undefined && count > 1),
  };
}
