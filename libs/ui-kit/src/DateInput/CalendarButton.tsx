import { parseDate, toCalendarDate, toCalendarDateTime, type CalendarDate } from '@internationalized/date';
import {
  Button as CalendarStep,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Heading,
} from 'react-aria-components/Calendar';
import { Icon } from '../Icon/Icon';
import { dateInputMessages } from './dateInputMessages';
import { Popover } from '../Popover/Popover';
import type { SegmentKind, SegmentValues } from './segmentValue';
import styles from './SegmentedInput.module.css';

type Value = SegmentValues[SegmentKind] | null;

export interface CalendarButtonProps {
  kind: SegmentKind;
  value: Value;
  min: number | string | undefined;
  max: number | string | undefined;
  onChoose: (value: Value) => void;
}

/** Opens a month to choose a day from; weeks begin on Monday (clause 9.3). */
export function CalendarButton({ kind, value, min, max, onChoose }: CalendarButtonProps) {
  const day = value !== null && 'day' in value ? toCalendarDate(value) : null;

  function choose(chosen: CalendarDate) {
    if (kind === 'date') return onChoose(chosen);
    if (value === null || !('day' in value)) return onChoose(toCalendarDateTime(chosen));
    return onChoose(value.set({ year: chosen.year, month: chosen.month, day: chosen.day }));
  }

  return (
    <Popover
      variant="quiet"
      shape="square"
      size="small"
      icon="calendar"
      aria-label={dateInputMessages.chooseDate}
      title={dateInputMessages.chooseDate}
      align="end"
    >
      {(close) => (
        <Calendar
          className={styles.calendar ?? ''}
          dir="ltr"
          aria-label={dateInputMessages.chooseDate}
          firstDayOfWeek="mon"
          value={day}
          minValue={dayOf(min)}
          maxValue={dayOf(max)}
          onChange={(chosen) => {
            choose(toCalendarDate(chosen));
            close();
          }}
        >
          <div className={styles.month}>
            <CalendarStep className={styles.step ?? ''} slot="previous">
              <Icon name="chevron-start" />
            </CalendarStep>
            <Heading className={styles.heading ?? ''} level={3} />
            <CalendarStep className={styles.step ?? ''} slot="next">
              <Icon name="chevron-end" />
            </CalendarStep>
          </div>
          <div data-autofocus>
            <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
              {(date) => <CalendarCell className={styles.day ?? ''} date={date} />}
            </CalendarGrid>
          </div>
        </Calendar>
      )}
    </Popover>
  );
}

function dayOf(limit: number | string | undefined): CalendarDate | null {
  return limit === undefined ? null : parseDate(String(limit).slice(0, 10));
}
