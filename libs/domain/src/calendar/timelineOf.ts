import { addDays, addMonths, daysBetween } from './days';

/** Something from a day to a day; of one day without `to`. */
export interface TimelineSpan {
  from: string;
  to?: string | undefined;
}

/** A place on the axis of a timeline, in percent of its length. */
export interface TimelineScale {
  /** The first day of each month, and where it is. */
  months: readonly { day: string; at: number }[];
  /** Where a day begins. */
  at: (day: string) => number;
  /** How much a span takes, its last day included. */
  length: (span: TimelineSpan) => number;
  /** Where today is; undefined outside. */
  today: number | undefined;
}

/** So many months at most stand on an axis: what lies further on is cut off. */
const maxMonths = 36;

/** The axis for spans: whole months, from the first of them to the last. */
export function timelineOf(spans: readonly TimelineSpan[], today: string): TimelineScale {
  const days = spans.flatMap(({ from, to }) => [from, to ?? from]).toSorted();
  const first = `${(days[0] ?? today).slice(0, 7)}-01`;
  const lastMonth = `${(days.at(-1) ?? today).slice(0, 7)}-01`;
  const latest = addMonths(first, maxMonths);
  const wanted = addMonths(lastMonth, 1);
  const end = wanted < latest ? wanted : latest;
  const total = daysBetween(first, end);
  const at = (day: string) => clamped((daysBetween(first, day) / total) * 100);
  const months: { day: string; at: number }[] = [];
  for (let day = first; day < end; day = addMonths(day, 1)) months.push({ day, at: at(day) });
  return {
    months,
    at,
    length: ({ from, to }) => at(addDays(to ?? from, 1)) - at(from),
    today: today >= first && today < end ? at(today) : undefined,
  };
}

function clamped(percent: number): number {
  return Math.max(0, Math.min(100, percent));
}
