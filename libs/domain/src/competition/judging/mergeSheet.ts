import { mergeMarks, type ScoreMark } from './mergeMarks';

/** The entries of a judge on a sheet, each part with the time of its making; those from before there were times have none. */
export interface WrittenSheet {
  marks: readonly ScoreMark[];
  penalties: readonly string[];
  penaltiesAt?: string | null | undefined;
  comment: string;
  commentAt?: string | null | undefined;
}

/** A change of a sheet: the marks that are new, and what else is given. */
export type SheetChange = { [Part in keyof WrittenSheet]?: WrittenSheet[Part] | undefined };

/** Adds a change to a sheet. Of each part the one that was made last stays, in whichever order they meet. */
export function mergeSheet<Sheet extends WrittenSheet>(sheet: Sheet, change: SheetChange): Sheet {
  const hasPenalties =
    change.penalties !== undefined &&
    isLater(
      { at: change.penaltiesAt, text: textOf(change.penalties) },
      { at: sheet.penaltiesAt, text: textOf(sheet.penalties) },
    );
  const hasComment =
    change.comment !== undefined &&
    isLater({ at: change.commentAt, text: change.comment }, { at: sheet.commentAt, text: sheet.comment });
  return {
    ...sheet,
    marks: mergeMarks(sheet.marks, change.marks ?? []).marks,
    ...(hasPenalties && { penalties: [...new Set(change.penalties)], penaltiesAt: change.penaltiesAt }),
    ...(hasComment && { comment: change.comment, commentAt: change.commentAt }),
  };
}

interface Part {
  at: string | null | undefined;
  text: string;
}

/**
 * Entries of the same moment are in the order of their text, which is the same on every device. Of what was written before there were times the
 * one that arrives last stays.
 */
function isLater(one: Part, other: Part): boolean {
  if (typeof one.at !== 'string' && typeof other.at !== 'string') return true;
  const difference = instantOf(one) - instantOf(other);
  return difference === 0 ? one.text > other.text : difference > 0;
}

function instantOf({ at }: Part): number {
  return typeof at === 'string' ? Date.parse(at) : 0;
}

function textOf(penalties: readonly string[]): string {
  return [...penalties].sort().join('\n');
}
