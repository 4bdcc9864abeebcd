import type { DayPiece, LaidPiece, Period, Placed } from '@callboard/domain/calendar';
import type { Tone } from '../../theme/tone';

/** Item of a calendar: from a day `2026-05-14` or a wall time `2026-05-14T19:00` to another. */
export interface CalendarItem extends Placed {
  id: string;
  title: string;
  /** A second line, where there is room: a place, a person. */
  detail?: string | undefined;
  href: string;
  tone?: Tone | undefined;
  /** The name of its time zone, where that differs from the calendar's. */
  zone?: string | undefined;
}

export type ItemPiece = DayPiece<CalendarItem>;
export type LaidItem = LaidPiece<CalendarItem>;

/** Which days a calendar shows: the period that a day lies in. */
export interface CalendarView {
  period: Period;
  day: string;
}

/** Common facts of all parts of a calendar. */
export interface CalendarFacts {
  /** Visible items, each with its day or times. */
  items: readonly CalendarItem[];
  /** The visible period. */
  view: CalendarView;
  /** The current day. */
  today: string;
  /** Called when the user goes to another period. */
  onViewChange: (view: CalendarView) => void;
  /** Called with the path of an item on a plain click, for a router. */
  onFollow: (href: string) => void;
  /** Absent where the user cannot add anything. */
  onAdd?: ((day: string) => void) | undefined;
}

/** The parts of a wide calendar, from which a day can be opened. */
export interface WideViewProps extends CalendarFacts {
  onOpenDay: (day: string) => void;
}
