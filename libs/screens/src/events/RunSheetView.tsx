import type { SheetDay, SheetEntry, SheetLane, SheetPerformance } from '@callboard/domain/scheduling';
import { StatusBadge } from '@callboard/ui-kit/display';
import { toTone } from '@callboard/ui-kit/theme';
import { Link } from 'react-router';
import { messages } from '../messages';
import type { Clock } from '../clock';
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

const shownAtFirst = 8;

function Performance({
  sheet: { performance, entries },
  clock,
  statusOf,
  hasSlots,
}: { sheet: SheetPerformance } & Display) {
  const status = statusOf(performance.status);
  const rest = entries.slice(shownAtFirst);
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
      {entries.length > 0 && (
        <Slots entries={entries.slice(0, shownAtFirst)} clock={hasSlots ? clock : null} />
      )}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{messages.moreSlots(rest.length)}</summary>
          <Slots entries={rest} clock={hasSlots ? clock : null} />
        </details>
      )}
    </article>
  );
}

function Slots({ entries, clock }: { entries: readonly SheetEntry[]; clock: Clock | null }) {
  return (
    <ol className={styles.slots}>
      {entries.map((entry) => (
        <li
          key={entry.hashcode}
          className={styles.slot}
          data-status={entry.status}
          data-timed={clock !== null}
        >
          {clock && (
            <span className={styles.slotTime}>
              {entry.slot_starts_at ? clock.time(entry.slot_starts_at) : messages.noTime}
            </span>
          )}
          <Link className={styles.entry} to={`/entries/${entry.hashcode}`}>
            {entry.name}
          </Link>
          {entry.organisation && <span className={styles.organisation}>{entry.organisation.title}</span>}
        </li>
      ))}
    </ol>
  );
}
