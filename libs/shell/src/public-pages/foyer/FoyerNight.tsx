'use no memo'; // Texts are read again when the language changes.

import { timeSlots, type Foyer } from '@callboard/api-contract/scheduling';
import { timeOfInstant } from '@callboard/domain/calendar';
import { translate } from '@callboard/language';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Banner } from '@callboard/ui-kit/layout';
import { foyerMessages as words } from './foyerMessages';
import styles from './FoyerPage.module.css';

type Item = Foyer['items'][number];

/** As many as a screen on the wall shows without scrolling. */
const maxAfter = 6;

/** Current item, the next ones and their times, in letters that are read from across the room. */
export function FoyerNight({ foyer }: { foyer: Foyer }) {
  const { performance, zone, items, is_over: isOver, is_on_hold: isOnHold } = foyer;
  if (performance.status === 'cancelled') return <Banner kind="warning" title={words.cancelled} />;
  if (performance.status === 'postponed') return <Banner kind="warning" title={words.postponed} />;
  if (isOver || performance.status === 'finished') return <p className={styles.name}>{words.isOver}</p>;
  const current = items.find(({ state }) => state === 'on');
  const [next, ...after] = items.filter(({ state }) => state === 'to_come');
  const hasBegun = items.some(({ state }) => state === 'on' || state === 'done');
  return (
    <>
      <section className={styles.now} aria-label={words.now} aria-live="polite">
        <h2>{words.now}</h2>
        {current && <Named item={current} />}
        {!current && (
          <p className={styles.name}>
            {hasBegun || !next ? words.nothingOn : words.begins(timeAt(next.expected ?? next.from, zone))}
          </p>
        )}
        <Lateness {...foyer} hasBegun={hasBegun} isOnHold={isOnHold} />
      </section>
      <section className={styles.next} aria-label={words.next}>
        <h2>{words.next}</h2>
        {next ? (
          <>
            <Named item={next} />
            <Times item={next} zone={zone} />
          </>
        ) : (
          <p className={styles.quiet}>{words.nothingNext}</p>
        )}
      </section>
      {after.length > 0 && (
        <section className={styles.after} aria-label={words.then}>
          <h2>{words.then}</h2>
          <ol>
            {after.slice(0, maxAfter).map((item) => (
              <li key={item.hashcode} data-pause={isPause(item) || undefined}>
                <time>{timeAt(item.expected ?? item.from, zone)}</time>
                <span>
                  {nameOf(item)}
                  {item.name !== null && item.school !== null && <small>{item.school}</small>}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Named({ item }: { item: Item }) {
  return (
    <p className={styles.name}>
      {nameOf(item)}
      {item.name !== null && item.school !== null && <small>{item.school}</small>}
    </p>
  );
}

function Times({ item: { from, expected }, zone }: { item: Item; zone: string }) {
  const isMoved = expected !== null && expected !== from;
  return (
    <p className={styles.time}>
      {words.at(timeAt(expected ?? from, zone))}
      {isMoved && <small> ({words.planned(timeAt(from, zone))})</small>}
    </p>
  );
}

function Lateness({
  late_minutes: late,
  hasBegun,
  isOnHold,
}: Pick<Foyer, 'late_minutes'> & { hasBegun: boolean; isOnHold: boolean }) {
  if (isOnHold) return <StatusBadge tone="yellow" label={words.onHold} />;
  if (late === 0) return hasBegun && <StatusBadge tone="green" label={words.onTime} />;
  return late > 0 ? (
    <StatusBadge tone="yellow" label={words.later(late)} />
  ) : (
    <StatusBadge tone="green" label={words.earlier(-late)} />
  );
}

function isPause({ kind }: Item): boolean {
  return kind === 'interval' || kind === 'ceremony' || kind === 'host';
}

/** An act that is named after one of its people has the name of its school here; an interval that of its kind. */
function nameOf({ name, school, kind }: Item): string {
  const label = timeSlots.fields.kind.options.find(({ value }) => value === kind)?.label ?? kind;
  return name ?? school ?? translate(label);
}

function timeAt(instant: string, zone: string): string {
  return timeOfInstant(instant, zone);
}
