import { sheetContentSchema, type SealProblemKind } from '@callboard/api-contract/competition';
import { chainText, sealText } from '@callboard/domain/judging';
import * as v from 'valibot';
import { sheetStatus } from '../sheets';
import type { StoredChain } from './chains';
import { isPlainSeal, pastText, plainSealOf, sealProblem, type SealKeys } from './seals';

/** Facts of one stored sheet that a check of its seal needs. */
export const sealedRow = v.object({
  hashcode: v.string(),
  entry: v.string(),
  judge: v.string(),
  status: sheetStatus,
  content: sheetContentSchema,
  comment: v.string(),
  signed_at: v.nullable(v.string()),
  seal: v.nullable(v.string()),
  seal_before: v.nullable(v.string()),
  rules_digest: v.nullable(v.string()),
  created: v.string(),
});
type SealedRow = v.InferOutput<typeof sealedRow>;

/** The sheets of a stage with the chains of its judges. */
export interface SealedStage {
  stage: string;
  /** The digest of its rules as they are now. */
  rules: string;
  sheets: readonly SealedRow[];
  chains: readonly StoredChain[];
  keys: SealKeys;
}

/** An error in a chain of seals, at its sheet where that is known. */
export interface SealProblem {
  kind: SealProblemKind;
  judge: string;
  sheet: string | null;
}

/** All that was changed of signed sheets by any other way than this server's: nothing where they are as they were signed. */
export function checkSeals(sealed: SealedStage): SealProblem[] {
  const { sheets, chains } = sealed;
  const judges = new Set([...sheets, ...chains].map(({ judge }) => judge));
  return [...judges].flatMap((judge) => {
    const own = sheets.filter((sheet) => sheet.judge === judge);
    const problems = own.flatMap((sheet) => {
      const kind = sheetProblem(sealed, sheet);
      return kind === null ? [] : [{ kind, judge, sheet: sheet.hashcode }];
    });
    return [...problems, ...chainProblems(sealed, judge, own)];
  });
}

function sheetProblem(sealed: SealedStage, sheet: SealedRow): SealProblemKind | null {
  const { stage, keys, chains, rules } = sealed;
  const { judge, entry, status, content, seal, signed_at } = sheet;
  const { pastSeals, pastProof } = content;
  // Before seals had a key, nothing proved which ones a sheet had.
  if (pastSeals.some((past) => !isPlainSeal(past)) || (pastProof !== undefined && pastSeals.length > 0)) {
    const problem = sealProblem(keys, pastProof ?? '', pastText({ stage, entry, judge }, pastSeals));
    if (problem) return pastProof === undefined ? 'altered' : problem;
  }
  if (status !== 'signed') return seal === null && signed_at === null ? null : 'altered';
  if (seal === null || signed_at === null) return 'altered';
  const text = sealText(sealedSheet(stage, { ...sheet, signed_at }));
  if (!isPlainSeal(seal)) {
    const problem = sealProblem(keys, seal, text);
    if (problem) return problem;
    return sheet.rules_digest === rules ? null : 'rules';
  }
  if (plainSealOf(sealedSheet(stage, { ...sheet, signed_at })) !== seal) return 'altered';
  // A seal without a key that is younger than the first key was made by someone who has none.
  const isOlder = keys.since === null || Date.parse(sheet.created) < keys.since;
  return isOlder || chains.some((chain) => chain.judge === judge && chain.plain > 0) ? null : 'key';
}

/** A sheet as its seal covers it. */
export function sealedSheet(
  stage: string,
  {
    entry,
    judge,
    content,
    comment,
    signed_at,
    seal_before,
    rules_digest,
  }: Pick<SealedRow, 'entry' | 'judge' | 'content' | 'comment' | 'seal_before' | 'rules_digest'> & {
    signed_at: string;
  },
) {
  const { marks, penalties, penaltiesAt = '', commentAt = '', pastSeals } = content;
  return {
    ...{ stage, entry, judge, marks, penalties, penaltiesAt, commentAt, comment, pastSeals },
    signedAt: signed_at,
    before: seal_before ?? '',
    rules: rules_digest ?? '',
  };
}

/** Finds sheets that are missing in the chain of a judge. */
function chainProblems(
  { stage, chains, keys }: SealedStage,
  judge: string,
  sheets: readonly SealedRow[],
): SealProblem[] {
  const known = new Set(
    sheets.flatMap(({ seal, content }) => (seal === null ? content.pastSeals : [...content.pastSeals, seal])),
  );
  const plain = [...known].filter(isPlainSeal).length;
  const signed = sheets.filter(({ status }) => status === 'signed');
  const continued = new Set<string>();
  const gaps = signed.flatMap(({ hashcode, seal_before }): SealProblem[] => {
    const before = seal_before ?? '';
    const isWhole = (before === '' || known.has(before)) && !continued.has(before);
    continued.add(before);
    return isWhole ? [] : [{ kind: 'missing', judge, sheet: hashcode }];
  });
  const of = (kind: SealProblemKind): SealProblem[] => [...gaps, { kind, judge, sheet: null }];
  const chain = chains.find((each) => each.judge === judge);
  if (!chain) return known.size > plain ? of('tail') : gaps;
  const { count, last, proof } = chain;
  const problem = sealProblem(keys, proof, chainText({ stage, judge, count, plain: chain.plain, last }));
  if (problem) return of(problem);
  if (!known.has(last)) return of('tail');
  const isCounted = known.size === count && plain === chain.plain;
  return isCounted || gaps.length > 0 ? gaps : of('missing');
}
