import { daysOfPeriod, movePeriod, periods } from '@callboard/domain/calendar';
import type { Ref } from 'react';
import { Button } from '../../elements/Button/Button';
import { SegmentedControl } from '../../inputs/SegmentedControl/SegmentedControl';
import { formatDay } from '../DateText/formatDate';
import { longDay } from './longDay';
import type { CalendarView } from './ScheduleCalendar.types';
import styles from './ScheduleCalendar.module.css';
import { scheduleMessages } from './scheduleMessages';

export interface ScheduleHeadProps {
  ref: Ref<HTMLHeadingElement>;
  view: CalendarView;
  today: string;
  onViewChange: (view: CalendarView) => void;
}

/** Days that a schedule shows, and the buttons to others. */
export function ScheduleHead({ ref, view, today, onViewChange }: ScheduleHeadProps) {
  const { period, day } = view;
  const move = (count: number) => onViewChange({ period, day: movePeriod(period, day, count) });
  return (
    <div className={styles.head}>
      <div className={styles.moves}>
        <Button size="small" onClick={() => onViewChange({ period, day: today })}>
          {scheduleMessages.today}
        </Button>
        <Button
          size="small"
          shape="square"
          icon="chevron-start"
          aria-label={scheduleMessages.previous[period]}
          onClick={() => move(-1)}
        />
        <Button
          size="small"
          shape="square"
          icon="chevron-end"
          aria-label={scheduleMessages.next[period]}
          onClick={() => move(1)}
        />
      </div>
      <h2 ref={ref} className={styles.title} tabIndex={-1} aria-live="polite">
        {titleOf(view)}
      </h2>
      <SegmentedControl
        label={scheduleMessages.period}
        size="small"
        segments={periods.map((each) => ({ value: each, label: scheduleMessages[each] }))}
        value={period}
        onValueChange={(next) => onViewChange({ period: next, day })}
      />
    </div>
  );
}

function titleOf({ period, day }: CalendarView): string {
  if (period === 'day') return longDay(day);
  // '14-May-2026' without its day is the month.
  if (period === 'month') return formatDay(day).slice(3);
  const days = daysOfPeriod(period, day);
  return scheduleMessages.span(formatDay(days[0] ?? day), formatDay(days.at(-1) ?? day));
}
