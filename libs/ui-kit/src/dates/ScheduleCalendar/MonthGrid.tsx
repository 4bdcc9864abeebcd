import { daysOfPeriod, piecesOfDay } from '@callboard/domain/calendar';
import { calendarMessages, weekdays } from '../Calendar/calendarMessages';
import { formatDay } from '../DateText/formatDate';
import { DayHead } from './DayHead';
import { ItemLink } from './ItemLink';
import { longDay } from './longDay';
import type { WideViewProps } from './ScheduleCalendar.types';
import styles from './ScheduleCalendar.module.css';
import { scheduleMessages } from './scheduleMessages';
import { useDayKeys } from './useDayKeys';

const maxInCell = 3;

/** The weeks of a month, a row each. What a day has no room for is on its own page. */
export function MonthGrid(props: WideViewProps) {
  const { view } = props;
  const days = daysOfPeriod('month', view.day);
  const { focused, onKeyDown } = useDayKeys(view, props.onViewChange);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className={styles.month} aria-label={formatDay(view.day).slice(3)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={calendarMessages[name]}>
              {calendarMessages.short[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MonthDay key={day} {...props} day={day} isFocused={day === focused} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MonthDayProps extends WideViewProps {
  day: string;
  isFocused: boolean;
}

function MonthDay({ day, isFocused, items, view, today, onFollow, onAdd, onOpenDay }: MonthDayProps) {
  const pieces = piecesOfDay(items, day);
  const shown = pieces.length > maxInCell ? pieces.slice(0, maxInCell - 1) : pieces;
  const left = pieces.length - shown.length;
  return (
    <td
      data-other={day.slice(0, 7) !== view.day.slice(0, 7) || undefined}
      data-today={day === today || undefined}
      onDoubleClick={onAdd && (() => onAdd(day))}
    >
      <DayHead
        day={day}
        text={String(Number(day.slice(8)))}
        isStop={day === view.day}
        isFocused={isFocused}
        isToday={day === today}
        onOpen={() => onOpenDay(day)}
        onAdd={onAdd && (() => onAdd(day))}
      />
      {shown.map((piece) => (
        <ItemLink key={piece.item.id} piece={piece} onFollow={onFollow} />
      ))}
      {left > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-label={scheduleMessages.moreOn(left, longDay(day))}
          onClick={() => onOpenDay(day)}
        >
          {scheduleMessages.more(left)}
        </button>
      )}
    </td>
  );
}
