import type { ScoreMark } from './mergeMarks';

/** A sheet as its seal covers it. */
export interface SealedSheet {
  stage: string;
  entry: string;
  judge: string;
  marks: readonly ScoreMark[];
  penalties: readonly string[];
  /** When the penalties and the comment were made; '' where no device sent it. */
  penaltiesAt: string;
  commentAt: string;
  comment: string;
  /** An ISO instant. */
  signedAt: string;
  /** The seal that the judge's sheet before has; '' on the first. */
  before: string;
  /** The seals that it had before it was opened again. */
  pastSeals: readonly string[];
  /** The digest of the rules and the rubric that it was judged by. */
  rules: string;
}

/** The parts of a sheet that seals without a key covered. */
export type PlainSealedSheet = Omit<SealedSheet, 'penaltiesAt' | 'commentAt' | 'pastSeals' | 'rules'>;

/** The text that is sealed with a key: the same for the same sheet, in any order of its marks. Each mark has its device and both its times. */
export function sealText({ marks, penalties, signedAt, pastSeals, ...sheet }: SealedSheet): string {
  const scores = marks
    .map(
      ({ code, value, note = '', madeAt, offset = null, device }) =>
        [code, value, note, madeAt, offset, device] as const,
    )
    .sort(byCode);
  const { before, rules, stage, entry, judge, comment, commentAt, penaltiesAt } = sheet;
  return JSON.stringify([
    'sheet',
    before,
    rules,
    stage,
    entry,
    judge,
    new Date(signedAt).toISOString(),
    comment,
    commentAt,
    [...penalties].sort(),
    penaltiesAt,
    scores,
    pastSeals,
  ]);
}

/** The text whose SHA-256 was the seal of a sheet before seals had a key. */
export function plainSealText({ marks, penalties, signedAt, ...sheet }: PlainSealedSheet): string {
  const scores = marks.map(({ code, value, note = '' }) => [code, value, note] as const).sort(byCode);
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

/** The end of the chain of seals that a judge has in a stage. */
export interface ChainEnd {
  stage: string;
  judge: string;
  /** How many seals the judge made. */
  count: number;
  /** Seals among them from before seals had a key. */
  plain: number;
  last: string;
}

/** The text by which the end of a chain is sealed. */
export function chainText({ stage, judge, count, plain, last }: ChainEnd): string {
  return JSON.stringify(['chain', stage, judge, count, plain, last]);
}

function byCode([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]): number {
  return one < other ? -1 : 1;
}
