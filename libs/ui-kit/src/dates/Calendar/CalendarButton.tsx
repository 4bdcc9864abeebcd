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

// Most days are typed: the calendar comes when somebody asks for it. Without it the field itself still takes the day.
const Calendar = lazy(() =>
  import('./Calendar').then(
    (module) => ({ default: module.Calendar }),
    () => ({ default: NoCalendar }),
  ),
);

/** Opens a calendar to choose a day from. */
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
        // It takes its room before it has come, so that the panel is placed once.
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
