import {
  daysOfPeriod,
  hoursOf,
  layOutPieces,
  piecesOfDay,
  visibleEnd,
  weekdayOf,
} from '@callboard/domain/calendar';
import type { CSSProperties } from 'react';
import { calendarMessages, weekdays } from '../Calendar/calendarMessages';
import { DayHead } from './DayHead';
import { ItemLink } from './ItemLink';
import { longDay } from './longDay';
import type { ItemPiece, LaidItem, WideViewProps } from './ScheduleCalendar.types';
import styles from './ScheduleCalendar.module.css';
import { scheduleMessages } from './scheduleMessages';
import { useDayKeys } from './useDayKeys';

/** A day or the seven of a week side by side, by the hour; what overlaps stands side by side. */
export function HourGrid(props: WideViewProps) {
  const { items, view } = props;
  const { focused, onKeyDown } = useDayKeys(view, props.onViewChange);
  const days = daysOfPeriod(view.period, view.day).map((day) => ({ day, pieces: piecesOfDay(items, day) }));
  const { first, last } = hoursOf(days.flatMap(({ pieces }) => pieces));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <div
      className={styles.hours}
      data-period={view.period}
      style={gridStyle(hours.length)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.scale} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{`${String(hour).padStart(2, '0')}:00`}</span>
        ))}
      </div>
      {days.map(({ day, pieces }) => (
        <DayColumn
          key={day}
          {...props}
          day={day}
          pieces={pieces}
          first={first}
          last={last}
          isFocused={day === focused}
        />
      ))}
    </div>
  );
}

interface DayColumnProps extends WideViewProps {
  day: string;
  pieces: readonly ItemPiece[];
  first: number;
  last: number;
  isFocused: boolean;
}

function DayColumn(props: DayColumnProps) {
  const { day, pieces, first, last, isFocused, view, today, onFollow, onAdd, onOpenDay } = props;
  const weekday = weekdays[weekdayOf(day)] ?? 'monday';
  return (
    <section className={styles.column} aria-label={longDay(day)} data-today={day === today || undefined}>
      <DayHead
        day={day}
        text={`${calendarMessages.short[weekday]} ${Number(day.slice(8))}`}
        isStop={day === view.day}
        isFocused={isFocused}
        isToday={day === today}
        onOpen={() => onOpenDay(day)}
        onAdd={onAdd && (() => onAdd(day))}
      />
      <div className={styles.allDay}>
        {pieces
          .filter(({ isAllDay }) => isAllDay)
          .map((piece) => (
            <ItemLink key={piece.item.id} piece={piece} onFollow={onFollow} />
          ))}
      </div>
      <div className={styles.timed} onDoubleClick={onAdd && (() => onAdd(day))}>
        {pieces.length === 0 && <span data-visually-hidden>{scheduleMessages.nothingOn}</span>}
        {layOutPieces(pieces).map((piece) => (
          <div key={piece.item.id} className={styles.place} style={placeStyle(piece, first, last)}>
            <ItemLink piece={piece} onFollow={onFollow} room="block" />
          </div>
        ))}
      </div>
    </section>
  );
}

function gridStyle(hours: number): CSSProperties {
  // React accepts custom properties, but its types do not.
  return { '--hours': hours } as CSSProperties;
}

function placeStyle(piece: LaidItem, first: number, last: number): CSSProperties {
  const percent = (minutes: number) => `${(minutes / ((last - first) * 60)) * 100}%`;
  return {
    insetBlockStart: percent(piece.start - first * 60),
    blockSize: percent(Math.min(visibleEnd(piece), last * 60) - piece.start),
    insetInlineStart: `${(piece.column / piece.columns) * 100}%`,
    inlineSize: `${100 / piece.columns}%`,
  };
}
