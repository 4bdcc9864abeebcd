import { type JudgedStage, scoreMarkSchema } from '@callboard/api-contract/competition';
import { mergeMarks, type ScoreMark } from '@callboard/domain/judging';
import * as v from 'valibot';

type StoredSheet = JudgedStage['sheets'][number];

/** A score sheet as its judge has it on this device: what the server has, with what was written here since. */
export interface OwnSheet {
  status: StoredSheet['status'];
  marks: readonly ScoreMark[];
  penalties: readonly string[];
  comment: string;
  /** Why the judge stepped aside, or why the head judge opened it again. */
  reason: string;
  /** What no one else reads. */
  privately: PrivateMarks;
}

/** What a judge notes about an act for themselves. */
export interface PrivateMarks {
  note: string;
  isMarked: boolean;
}

/** What a judge writes on a sheet. */
export interface SheetChange {
  marks?: readonly ScoreMark[];
  penalties?: readonly string[];
  comment?: string;
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

/** Adds what was done on this device, in its order: marks by their time, and of the rest what came last. */
export function withCalls(sheet: OwnSheet, calls: readonly SheetCall[]): OwnSheet {
  return calls.reduce<OwnSheet>((before, call) => {
    switch (call.action) {
      case 'score': {
        const { marks = [], penalties = before.penalties, comment = before.comment } = call.change;
        return { ...before, penalties, comment, marks: mergeMarks(before.marks, marks).marks };
      }
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
  comment: v.optional(v.string()),
});
const privately = v.object({ entry: v.string(), note: v.string(), isMarked: v.boolean() });
const aside = v.object({ entry: v.string(), aside: v.boolean(), reason: v.optional(v.string()) });

/** A call as it waits in the outbox; null for one that is none of a sheet. */
export function callOf(action: string, input: unknown): SheetCall | null {
  if (action === 'signSheet') return { action };
  if (action === 'score') {
    const parsed = v.safeParse(score, input);
    if (!parsed.success) return null;
    const { marks, penalties, comment } = parsed.output;
    return {
      action,
      change: {
        ...(marks && { marks }),
        ...(penalties && { penalties }),
        ...(comment !== undefined && { comment }),
      },
    };
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
