import { madeTimeSchema, scoreMarkSchema, type JudgedStage } from '@callboard/api-contract/competition';
import { mergeMarks, mergeSheet, type ScoreMark, type SheetChange } from '@callboard/domain/judging';
import * as v from 'valibot';

type StoredSheet = JudgedStage['sheets'][number];

/** A score sheet as its judge has it on this device: what the server has, with what was written here since. */
export interface OwnSheet {
  status: StoredSheet['status'];
  marks: readonly ScoreMark[];
  penalties: readonly string[];
  penaltiesAt?: string | null | undefined;
  comment: string;
  commentAt?: string | null | undefined;
  /** Why the judge stepped aside, or why the head judge opened it again. */
  reason: string;
  /** Marks that no one else reads. */
  privately: PrivateMarks;
}

/** Private marks of a judge about an act. */
export interface PrivateMarks {
  note: string;
  isMarked: boolean;
}

/** A call on one sheet that the server has not shown yet. */
export type SheetCall =
  | { action: 'score'; change: SheetChange }
  | { action: 'signSheet' }
  | { action: 'markPrivately'; marks: PrivateMarks }
  | { action: 'stepAside'; reason: string | null };

export const noSheet: OwnSheet = {
  status: 'open',
  marks: [],
  penalties: [],
  comment: '',
  reason: '',
  privately: { note: '', isMarked: false },
};

/** Adds what was done on this device: what was written by its time, as the server does, and of the rest what came last. */
export function withCalls(sheet: OwnSheet, calls: readonly SheetCall[]): OwnSheet {
  return calls.reduce<OwnSheet>((before, call) => {
    switch (call.action) {
      case 'score':
        return mergeSheet(before, call.change);
      case 'signSheet':
        return { ...before, status: 'signed' };
      case 'markPrivately':
        return { ...before, privately: call.marks };
      case 'stepAside':
        return call.reason === null
          ? { ...before, status: 'open', reason: '' }
          : { ...before, status: 'recused', reason: call.reason };
      default:
        return call satisfies never;
    }
  }, sheet);
}

const score = v.object({
  entry: v.string(),
  marks: v.optional(v.array(scoreMarkSchema)),
  penalties: v.optional(v.array(v.string())),
  penaltiesMade: v.optional(madeTimeSchema),
  comment: v.optional(v.string()),
  commentMade: v.optional(madeTimeSchema),
});
const privately = v.object({ entry: v.string(), note: v.string(), isMarked: v.boolean() });
const aside = v.object({ entry: v.string(), aside: v.boolean(), reason: v.optional(v.string()) });

/** A call as it waits in the outbox; null for one that is none of a sheet. */
export function callOf(action: string, input: unknown): SheetCall | null {
  if (action === 'signSheet') return { action };
  if (action === 'score') {
    const parsed = v.safeParse(score, input);
    if (!parsed.success) return null;
    const { marks, penalties, penaltiesMade, comment, commentMade } = parsed.output;
    const [penaltiesAt, commentAt] = [penaltiesMade?.madeAt, commentMade?.madeAt];
    return { action, change: { marks, penalties, penaltiesAt, comment, commentAt } };
  }
  if (action === 'markPrivately') {
    const parsed = v.safeParse(privately, input);
    if (!parsed.success) return null;
    const { note, isMarked } = parsed.output;
    return { action, marks: { note, isMarked } };
  }
  const parsed = action === 'stepAside' ? v.safeParse(aside, input) : null;
  if (!parsed?.success) return null;
  return { action: 'stepAside', reason: parsed.output.aside ? (parsed.output.reason ?? '') : null };
}

const tryoutInput = v.object({ marks: v.array(scoreMarkSchema) });

/** The marks of a try-out with those that were made on this device. */
export function withTryoutCalls(marks: ScoreMark[], calls: readonly object[]): ScoreMark[] {
  const own = calls.flatMap((call) => {
    const parsed = 'input' in call ? v.safeParse(tryoutInput, call.input) : null;
    return parsed?.success ? parsed.output.marks : [];
  });
  return [...mergeMarks(marks, own).marks];
}
