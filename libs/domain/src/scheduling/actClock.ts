import { lengthOf, type ShownItem } from './runOfShow';

/** The last minute of an act is near its end; of a short one the last quarter. */
const nearMs = 60_000;

/** The time of an item on stage: `near` shortly before its length is used up, `over` after. */
export interface ActClock {
  status: 'under' | 'near' | 'over';
  /** In milliseconds since it began. */
  spentMs: number;
  lengthMs: number;
  /** Below zero once it is over its time. */
  leftMs: number;
}

/** The clock of an item that has begun, which stands once that has ended; null before it began. */
export function actClock(
  item: Pick<ShownItem, 'from' | 'to' | 'newLengthMs' | 'startedAt' | 'endedAt'>,
  now: number,
): ActClock | null {
  if (item.startedAt === null) return null;
  const lengthMs = lengthOf(item);
  const spentMs = Math.max(0, (item.endedAt ?? now) - item.startedAt);
  const leftMs = lengthMs - spentMs;
  return { status: statusOf(leftMs, lengthMs), spentMs, lengthMs, leftMs };
}

function statusOf(leftMs: number, lengthMs: number): ActClock['status'] {
  if (leftMs < 0) return 'over';
  return leftMs <= Math.min(nearMs, lengthMs / 4) ? 'near' : 'under';
}
