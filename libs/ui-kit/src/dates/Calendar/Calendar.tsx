import { useState } from 'react';
import { Button } from '../../elements/Button/Button';
import { useToday } from '../useToday';
import { firstDay, lastDay, type DayLimits } from '../DateField/dayFormat';
import { CalendarGrid } from './CalendarGrid';
import { CalendarHead } from './CalendarHead';
import { calendarMessages } from './calendarMessages';
import { clampDay } from './calendarKeys';
import styles from './Calendar.module.css';

export interface CalendarProps extends DayLimits {
  /** The selected day as YYYY-MM-DD. */
  value: string | null;
  /** Receives the day, or null when the selection is cleared. */
  onChoose: (day: string | null) => void;
}

/** A month of days to select from, with selects for month and year. */
export function Calendar({ value, onChoose, min = firstDay, max = lastDay }: CalendarProps) {
  const today = useToday();
  const [day, setDay] = useState(() => clampDay(value ?? today, min, max));
  // The focus starts in the days, and stays on the buttons above while they change the month.
  const [isFocused, setIsFocused] = useState(true);

  function go(next: string, focused: boolean) {
    setDay(clampDay(next, min, max));
    setIsFocused(focused);
  }

  return (
    <div className={styles.root}>
      <CalendarHead day={day} min={min} max={max} onGo={(next) => go(next, false)} />
      <CalendarGrid
        day={day}
        value={value}
        today={today}
        min={min}
        max={max}
        isFocused={isFocused}
        onGo={(next) => go(next, true)}
        onChoose={onChoose}
      />
      <div className={styles.foot}>
        <Button
          variant="quiet"
          size="small"
          disabled={today < min || today > max}
          onClick={() => onChoose(today)}
        >
          {calendarMessages.today}
        </Button>
        <Button variant="quiet" size="small" disabled={value === null} onClick={() => onChoose(null)}>
          {calendarMessages.clear}
        </Button>
      </div>
    </div>
  );
}
