import { useRef } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery';
import { Agenda } from './Agenda';
import { HourGrid } from './HourGrid';
import { MonthGrid } from './MonthGrid';
import type { CalendarFacts, WideViewProps } from './ScheduleCalendar.types';
import styles from './ScheduleCalendar.module.css';
import { ScheduleHead } from './ScheduleHead';
import { scheduleMessages } from './scheduleMessages';

export interface ScheduleCalendarProps extends CalendarFacts {
  /** The accessible name; absent in a part of the page that is named already. */
  label?: string | undefined;
  /** The name of the zone of the times; absent where there are only days. */
  zone?: string | undefined;
  /** Shows the days as a list even on a wide screen. @default false */
  isAgenda?: boolean | undefined;
}

/**
 * Calendar of a day, a week or a month (clause 3.30), on a phone as a list of days. Arrow keys move between days, Enter opens
 * one.
 *
 * @example <ScheduleCalendar label="Shifts" items={items} view={{ period: 'week', day }} today={today} … />
 */
export function ScheduleCalendar({ label, zone, isAgenda = false, ...facts }: ScheduleCalendarProps) {
  const { view, onViewChange } = facts;
  const title = useRef<HTMLHeadingElement>(null);
  const isNarrow = useMediaQuery('(width < 48rem)');
  function openDay(day: string) {
    onViewChange({ period: 'day', day });
    // The button that opened the day is gone then.
    title.current?.focus();
  }
  return (
    <section className={styles.root} aria-label={label}>
      <ScheduleHead ref={title} view={view} today={facts.today} onViewChange={onViewChange} />
      {isNarrow || isAgenda ? <Agenda {...facts} /> : <WideView {...facts} onOpenDay={openDay} />}
      {zone !== undefined && <p className={styles.zone}>{scheduleMessages.zone(zone)}</p>}
    </section>
  );
}

function WideView(props: WideViewProps) {
  return props.view.period === 'month' ? <MonthGrid {...props} /> : <HourGrid {...props} />;
}
