import type { ScoreMark } from './mergeMarks';
import type { Rubric } from './rubric';

/** Gap that a sheet has before it can be signed. */
export interface SheetGap {
  code: string;
  lacks: 'score' | 'comment';
}

/** Gaps of a sheet, in the order of its criteria. */
export function sheetGaps({ criteria }: Rubric, marks: readonly ScoreMark[]): SheetGap[] {
  const byCode = new Map(marks.map((mark) => [mark.code, mark]));
  return criteria.flatMap(({ code, needsComment }): SheetGap[] => {
    const mark = byCode.get(code);
    if (mark?.value == null) return [{ code, lacks: 'score' }];
    return needsComment && !mark.note?.trim() ? [{ code, lacks: 'comment' }] : [];
  });
}

/** The scores of a sheet by criterion, without those that were cleared. */
export function scoresOf(marks: readonly ScoreMark[]): Record<string, number> {
  return Object.fromEntries(marks.flatMap(({ code, value }) => (value === null ? [] : [[code, value]])));
}
