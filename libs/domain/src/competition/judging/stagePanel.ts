import type { ScoreMark } from './mergeMarks';
import type { JudgeSheet } from './rubric';
import { scoresOf } from './sheetGaps';

/** A score sheet as it is stored. */
export interface StoredSheet {
  judge: string;
  entry: string;
  status: JudgeSheet['status'];
  marks: readonly ScoreMark[];
  penalties: readonly string[];
}

/** The sheets of a stage, as results are computed from. */
export interface SheetFacts {
  sheets: JudgeSheet[];
  penalties: Record<string, string[]>;
}

/**
 * Sheets as results are computed from. A penalty is taken once, where more than half of the judges who signed a sheet of the act gave it.
 */
export function sheetFacts(stored: readonly StoredSheet[]): SheetFacts {
  const given = new Map<string, Map<string, number>>();
  const signed = new Map<string, number>();
  for (const { entry, status, penalties } of stored) {
    if (status !== 'signed') continue;
    signed.set(entry, (signed.get(entry) ?? 0) + 1);
    const counts = given.get(entry) ?? new Map<string, number>();
    for (const code of new Set(penalties)) counts.set(code, (counts.get(code) ?? 0) + 1);
    given.set(entry, counts);
  }
  return {
    sheets: stored.map(({ judge, entry, status, marks }) => ({
      judge,
      entry,
      status,
      scores: scoresOf(marks),
    })),
    penalties: Object.fromEntries(
      [...given].map(([entry, counts]) => [
        entry,
        [...counts].filter(([, count]) => count * 2 > (signed.get(entry) ?? 0)).map(([code]) => code),
      ]),
    ),
  };
}
