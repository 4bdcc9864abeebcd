import { byText } from '../../lists/byText';

/** One score as a judge wrote it on a device. */
export interface ScoreMark {
  /** The code of the criterion. */
  code: string;
  /** Null where the score was cleared. */
  value: number | null;
  note?: string;
  /** When, as an ISO 8601 instant, by the clock of the server as far as the device had measured it. */
  madeAt: string;
  /** So many milliseconds the clock of the server was ahead of that of the device. Absent: it had not measured it. */
  offset?: number;
  device: string;
}

/** Two marks of the same moment that differ: the judge has to decide. */
export interface MarkConflict {
  code: string;
  a: ScoreMark;
  b: ScoreMark;
}

/** Marks of two devices, merged. */
export interface MergedMarks {
  /** One mark for each criterion, in the order of their codes. */
  marks: ScoreMark[];
  conflicts: MarkConflict[];
}

/**
 * Merges what two devices of one judge wrote: for each criterion the later mark wins. Marks of the same moment with different values or
 * notes are conflicts; until the judge decides, one of them stands, and it is the same one on every device, in whichever order they meet.
 */
export function mergeMarks(a: readonly ScoreMark[], b: readonly ScoreMark[]): MergedMarks {
  const [ofA, ofB] = [latestOf(a), latestOf(b)];
  const marks = [...latestOf([...ofA.values(), ...ofB.values()]).values()];
  const conflicts = marks.flatMap(({ code }) => {
    const [one, other] = [ofA.get(code), ofB.get(code)];
    return one && other && areInConflict(one, other) ? [{ code, a: one, b: other }] : [];
  });
  return { marks, conflicts };
}

function latestOf(marks: readonly ScoreMark[]): Map<string, ScoreMark> {
  const latest = new Map<string, ScoreMark>();
  for (const mark of marks) {
    const other = latest.get(mark.code);
    if (!other || compareMarks(mark, other) > 0) latest.set(mark.code, mark);
  }
  return new Map([...latest].sort(([one], [other]) => byText(one, other)));
}

function areInConflict(one: ScoreMark, other: ScoreMark): boolean {
  const isSame = one.value === other.value && (one.note ?? '') === (other.note ?? '');
  return instantOf(one) === instantOf(other) && !isSame;
}

/** A complete order, so that of any marks the same one is the latest. */
function compareMarks(one: ScoreMark, other: ScoreMark): number {
  return (
    Math.sign(instantOf(one) - instantOf(other)) ||
    byText(one.device, other.device) ||
    Math.sign((one.value ?? -Number.MAX_VALUE) - (other.value ?? -Number.MAX_VALUE)) ||
    byText(one.note ?? '', other.note ?? '') ||
    Number(one.note !== undefined) - Number(other.note !== undefined) ||
    byText(one.madeAt, other.madeAt)
  );
}

function instantOf({ madeAt }: ScoreMark): number {
  const instant = Date.parse(madeAt);
  return Number.isNaN(instant) ? -Number.MAX_VALUE : instant;
}
