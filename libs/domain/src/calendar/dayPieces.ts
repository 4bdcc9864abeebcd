/** Item of a calendar: from a day or a wall time to another; without an end it has no length. */
export interface Placed {
  from: string;
  to?: string | undefined;
}

/** The part of an item that lies on one day. */
export interface DayPiece<I extends Placed> {
  item: I;
  /** It has no times, or takes the whole day. */
  isAllDay: boolean;
  /** Minutes after midnight. */
  start: number;
  end: number;
  /** It began on an earlier day. */
  isContinued: boolean;
}

/** A timed piece next to those that overlap it: the column that it takes, of so many. */
export interface LaidPiece<I extends Placed> extends DayPiece<I> {
  column: number;
  columns: number;
}

const dayMinutes = 24 * 60;
/** An item without an end, or one of few minutes, is still large enough to read. */
const leastMinutes = 30;
/** `2026-05-14`; a wall time is longer. */
const dayLength = 10;

/** Pieces on a day: whole days first, then by start. An item that ends at midnight does not reach into the next day. */
export function piecesOfDay<I extends Placed>(items: readonly I[], day: string): DayPiece<I>[] {
  return items
    .flatMap((item) => pieceOn(item, day) ?? [])
    .toSorted(
      (one, other) =>
        Number(other.isAllDay) - Number(one.isAllDay) || one.start - other.start || other.end - one.end,
    );
}

/** Places overlapping pieces side by side. Pieces that do not touch, even through others, share no columns. */
export function layOutPieces<I extends Placed>(pieces: readonly DayPiece<I>[]): LaidPiece<I>[] {
  const laid: LaidPiece<I>[] = [];
  let group: LaidPiece<I>[] = [];
  let groupEnd = 0;
  let ends: number[] = [];
  for (const piece of pieces.filter(({ isAllDay }) => !isAllDay)) {
    if (piece.start >= groupEnd) {
      widen(group, ends.length);
      group = [];
      ends = [];
    }
    const end = visibleEnd(piece);
    const free = ends.findIndex((each) => each <= piece.start);
    const column = free < 0 ? ends.length : free;
    ends[column] = end;
    groupEnd = Math.max(groupEnd, end);
    const placed = { ...piece, column, columns: 1 };
    group.push(placed);
    laid.push(placed);
  }
  widen(group, ends.length);
  return laid;
}

/** The hours that a day or a week shows: those of work, and more where something lies outside. */
export function hoursOf<I extends Placed>(pieces: readonly DayPiece<I>[]): { first: number; last: number } {
  const timed = pieces.filter(({ isAllDay }) => !isAllDay);
  const first = Math.min(8, ...timed.map(({ start }) => Math.floor(start / 60)));
  const last = Math.max(20, ...timed.map((piece) => Math.ceil(visibleEnd(piece) / 60)));
  return { first, last: Math.min(last, 24) };
}

/** The end as it is drawn, in minutes after midnight. */
export function visibleEnd({ start, end }: { start: number; end: number }): number {
  return Math.max(end, start + leastMinutes);
}

function pieceOn<I extends Placed>(item: I, day: string): DayPiece<I> | undefined {
  const { from, to = from } = item;
  const firstDay = from.slice(0, dayLength);
  const lastDay = to.slice(0, dayLength) < firstDay ? firstDay : to.slice(0, dayLength);
  if (day < firstDay || day > lastDay) return undefined;
  const isContinued = day > firstDay;
  if (from.length === dayLength) return { item, isAllDay: true, start: 0, end: dayMinutes, isContinued };
  const start = isContinued ? 0 : minutesOf(from);
  const end = day < lastDay ? dayMinutes : Math.max(minutesOf(to), start);
  if (isContinued && end === 0) return undefined;
  return { item, isAllDay: start === 0 && end === dayMinutes, start, end, isContinued };
}

function minutesOf(wallTime: string): number {
  return Number(wallTime.slice(11, 13)) * 60 + Number(wallTime.slice(14, 16));
}

function widen(group: { columns: number }[], columns: number): void {
  for (const piece of group) piece.columns = columns;
}
