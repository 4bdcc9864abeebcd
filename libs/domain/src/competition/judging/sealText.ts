import type { ScoreMark } from './mergeMarks';

/** What a seal is of. */
export interface SealedSheet {
  stage: string;
  entry: string;
  judge: string;
  marks: readonly ScoreMark[];
  penalties: readonly string[];
  comment: string;
  /** An ISO instant. */
  signedAt: string;
  /** The seal that the judge's sheet before has; '' on the first. */
  before: string;
}

/** The text whose SHA-256 is the seal of a sheet: the same for the same sheet, in any order of its marks. */
export function sealText({ marks, penalties, signedAt, ...sheet }: SealedSheet): string {
  const scores = marks
    .map(({ code, value, note = '' }) => [code, value, note] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { before, stage, entry, judge, comment } = sheet;
  return JSON.stringify([
    before,
    stage,
    entry,
    judge,
    new Date(signedAt).toISOString(),
    comment,
    [...penalties].sort(),
    scores,
  ]);
}
