import { useEffect, useRef } from 'react';
import { longDay } from './longDay';
import styles from './ScheduleCalendar.module.css';
import { scheduleMessages } from './scheduleMessages';
import { Icon } from '../../elements/Icon/Icon';

export interface DayHeadProps {
  day: string;
  /** Text of the button. */
  text: string;
  /** Makes it the tab stop among the days. */
  isStop: boolean;
  /** Gives it the focus: the keys have moved here. */
  isFocused: boolean;
  isToday: boolean;
  onOpen: () => void;
  onAdd: (() => void) | undefined;
}

/** The button that opens a day, and the one that adds something on it. */
export function DayHead({ day, text, isStop, isFocused, isToday, onOpen, onAdd }: DayHeadProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Moves the browser's focus to the day that the keys moved to, also in a month that has just been rendered.
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused, day]);
  return (
    <span className={styles.dayHead}>
      <button
        ref={button}
        type="button"
        className={styles.dayButton}
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-label={longDay(day)}
        aria-current={isToday ? 'date' : undefined}
        onClick={(event) => {
          event.stopPropagation();
          onOpen();
        }}
      >
        {text}
      </button>
      {onAdd && (
        <button
          type="button"
          className={styles.add}
          // Reached by the keys where its day is the tab stop.
          tabIndex={isStop ? 0 : -1}
          aria-label={scheduleMessages.addOn(longDay(day))}
          onClick={(event) => {
            event.stopPropagation();
            onAdd();
          }}
        >
          <Icon name="plus" size="small" />
        </button>
      )}
    </span>
  );
}
