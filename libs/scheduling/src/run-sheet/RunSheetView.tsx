import type { SheetDay, SheetLane, SheetPerformance } from '@callboard/domain/scheduling';
import { StatusBadge } from '@callboard/ui-kit/display';
import { toTone } from '@callboard/ui-kit/theme';
import { Link } from 'react-router';
import type { Clock } from '@callboard/records/screen';
import { PerformanceSlots } from './PerformanceSlots';
import styles from './RunSheetView.module.css';

export interface RunSheetViewProps {
  days: readonly SheetDay[];
  clock: Clock;
  /** The label and colour of a performance's status. */
  statusOf: (status: string) => { label: string; tone: string };
  /** Each entry has a time slot. */
  hasSlots: boolean;
}

/** The days of an event, with a column for each space: its performances in order of time with their slots. */
export function RunSheetView({ days, ...display }: RunSheetViewProps) {
  return (
    <div className={styles.root}>
      {days.map(({ day, lanes }) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 className={styles.dayTitle} id={`day-${day}`}>
            {display.clock.dayTitle(day)}
          </h2>
          <div className={styles.lanes}>
            {lanes.map((lane) => (
              <Lane key={lane.space.hashcode} lane={lane} {...display} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type Display = Omit<RunSheetViewProps, 'days'>;

function Lane({ lane, ...display }: { lane: SheetLane } & Display) {
  return (
    <div className={styles.lane} role="group" aria-label={`${lane.space.title}, ${lane.venue.title}`}>
      <h3 className={styles.laneTitle}>
        <Link to={`/spaces/${lane.space.hashcode}`}>{lane.space.title}</Link>
        <Link className={styles.venue} to={`/venues/${lane.venue.hashcode}`}>
          {lane.venue.title}
        </Link>
      </h3>
      {lane.performances.map((sheet) => (
        <Performance key={sheet.performance.hashcode} sheet={sheet} {...display} />
      ))}
    </div>
  );
}

function Performance({ sheet, clock, statusOf, hasSlots }: { sheet: SheetPerformance } & Display) {
  const { performance } = sheet;
  const status = statusOf(performance.status);
  return (
    <article className={styles.performance} data-status={performance.status}>
      <header className={styles.head}>
        <span className={styles.times}>
          {clock.time(performance.starts_at)}–{clock.time(performance.ends_at)}
        </span>
        <StatusBadge label={status.label} tone={toTone(status.tone)} />
      </header>
      <Link className={styles.name} to={`/performances/${performance.hashcode}`}>
        {performance.name}
      </Link>
      <PerformanceSlots sheet={sheet} clock={clock} hasSlots={hasSlots} />
    </article>
  );
}
