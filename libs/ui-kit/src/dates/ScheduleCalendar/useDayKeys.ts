import { useState, type KeyboardEvent } from 'react';
import { dayByKey } from '../Calendar/calendarKeys';
import type { CalendarView } from './ScheduleCalendar.types';

/** Arrow keys on the buttons of days move the day that is shown, and the focus with it. */
export function useDayKeys(view: CalendarView, onViewChange: (view: CalendarView) => void) {
  const [moved, setMoved] = useState<string>();
  return {
    /** The day to which the keys moved the focus. */
    focused: moved === view.day ? moved : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
      const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = from && dayByKey(from, event, isReversed);
      if (!next) return;
      event.preventDefault();
      setMoved(next);
      onViewChange({ ...view, day: next });
    },
  };
}
