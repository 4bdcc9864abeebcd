import { weeksOfMonth } from '@callboard/domain/calendar';
import { useEffect, useRef } from 'react';
import { formatDay } from '../DateText/formatDate';
import { dayByKey } from './calendarKeys';
import { calendarMessages, weekdays } from './calendarMessages';
import styles from './Calendar.module.css';

export interface CalendarGridProps {
  /** The current day, which is the tab stop. */
  day: string;
  value: string | null;
  today: string;
  min: string;
  max: string;
  /** Moves the focus along with the day. */
  isFocused: boolean;
  onGo: (day: string) => void;
  onChoose: (day: string) => void;
}

/** Six weeks of days, starting on Monday (clause 9.3); the arrow keys move by day and across months. */
export function CalendarGrid({ day, value, today, min, max, isFocused, onGo, onChoose }: CalendarGridProps) {
  const table = useRef<HTMLTableElement>(null);

  // Moves the browser's focus to the current day, also in a month that has just been rendered.
  useEffect(() => {
    if (isFocused) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day, isFocused]);

  return (
    <table
      className={styles.grid}
      ref={table}
      role="grid"
      aria-label={formatDay(day).slice(3)}
      onKeyDown={(event) => {
        const next = dayByKey(day, event);
        if (next === undefined) return;
        event.preventDefault();
        onGo(next);
      }}
    >
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
        {weeksOfMonth(day.slice(0, 7)).map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <td key={each} role="gridcell" aria-selected={each === value}>
                {each.slice(0, 7) === day.slice(0, 7) && (
                  <button
                    type="button"
                    className={styles.day}
                    tabIndex={each === day ? 0 : -1}
                    aria-label={formatDay(each)}
                    aria-current={each === today ? 'date' : undefined}
                    data-selected={each === value || undefined}
                    disabled={each < min || each > max}
                    onClick={() => onChoose(each)}
                  >
                    {Number(each.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
