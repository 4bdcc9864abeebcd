import { lazy, Suspense } from 'react';
import { dateFieldMessages } from '../DateField/dateFieldMessages';
import type { DayLimits } from '../DateField/dayFormat';
import { Popover } from '../../overlays/Popover/Popover';
import { Spinner } from '../../elements/Spinner/Spinner';
import styles from './CalendarButton.module.css';

export interface CalendarButtonProps extends DayLimits {
  /** The day in the field, as YYYY-MM-DD. */
  value: string | null;
  onChoose: (day: string | null) => void;
}

// Most days are typed, so the calendar loads on demand. Without it the field still works.
const Calendar = lazy(() =>
  import('./Calendar').then(
    (module) => ({ default: module.Calendar }),
    () => ({ default: NoCalendar }),
  ),
);

/** Opens a calendar to select a day. */
export function CalendarButton({ onChoose, ...days }: CalendarButtonProps) {
  return (
    <Popover
      variant="quiet"
      shape="square"
      size="small"
      icon="calendar"
      aria-label={dateFieldMessages.chooseDate}
      title={dateFieldMessages.chooseDate}
      align="end"
    >
      {(close) => (
        // Has its final size while it loads, so that the panel is placed once.
        <div className={styles.frame} dir="ltr">
          <Suspense fallback={<Spinner />}>
            <Calendar
              {...days}
              onChoose={(day) => {
                onChoose(day);
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}

function NoCalendar() {
  return <p>{dateFieldMessages.noCalendar}</p>;
}
