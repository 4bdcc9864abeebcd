import { hooksFor } from '@callboard/api-client/collections';
import type { MissingFacts } from '@callboard/api-contract/entries';
import type { Night } from '@callboard/api-contract/scheduling';
import { missingOf, type Missing } from '@callboard/domain/competition';
import { arrivalsOf, logOf, showAt, type ShowStep } from '@callboard/domain/scheduling';
import { countOf, recordHref, useReadsEvery } from '@callboard/records/screen';
import { useFeature, useLabel } from '@callboard/tenant';
import { StatRow, StatTile, StatusBadge } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Accordion, Card } from '@callboard/ui-kit/layout';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { nameOf } from '../show/nameOf';
import { clockTime, lateText, minutesLate } from '../show/showTimes';
import styles from './tonight.module.css';
import { tonightMessages as words } from './tonightMessages';

/** Something that an act lacks. */
export interface MissingProps {
  item: Missing;
  entry: { hashcode: string; title: string };
  facts: MissingFacts;
  now: Date;
  where: string;
}

export interface NightCardProps {
  night: Night;
  /** In milliseconds since 1970. */
  now: number;
  /** Shows what an act lacks, with the way to where it is put right. */
  Missing: ComponentType<MissingProps>;
}

/** One performance of today: its show, its house, its people, and what its acts lack. */
export function NightCard({ night, now, Missing }: NightCardProps) {
  const { performance, event, venue, space, zone, sold, inside, seats, acts } = night;
  const hasTickets = useFeature('ticketing');
  const label = useLabel('entries');
  const run = showAt(night, now);
  const isOpen = performance.status === 'scheduled' || performance.status === 'running';
  const page = recordHref('performances', performance.hashcode);
  // A rehearsal has no running order.
  const hasShow = isOpen && run.items.length > 0;
  const places = seats ?? 0;
  const here = countHere(night, logOf(night));
  return (
    <Card
      title={
        <Link to={page}>
          {event.title}: {performance.title}
        </Link>
      }
      actions={run.hasBegun && !run.isOver && isOpen ? <Lateness run={run} /> : undefined}
    >
      <div className={styles.night}>
        <p className={styles.where}>
          {clockTime(Date.parse(performance.starts_at), zone)}–
          {clockTime(Date.parse(performance.ends_at), zone)} · {venue.title} · {space.title}
        </p>
        {performance.status === 'planned' && <p>{words.notAnnounced}</p>}
        {isOpen && !run.hasBegun && <p>{words.notBegun}</p>}
        {(run.isOver || performance.status === 'finished') && <p>{words.isOver}</p>}
        <StatRow label={words.figures(performance.title)}>
          {hasShow && !run.isOver && (
            <>
              <StatTile
                label={words.onStage}
                value={run.current ? nameOf(run.current, label) : words.nothing}
              />
              <StatTile
                label={words.next}
                value={run.next ? nameOf(run.next, label) : words.nothing}
                details={run.next?.expected ? [words.expected(clockTime(run.next.expected.from, zone))] : []}
              />
            </>
          )}
          {acts.length > 0 && (
            <StatTile
              label={words.here(label)}
              value={here}
              details={[words.of(acts.length)]}
              tone={isOpen && here < acts.length ? 'yellow' : undefined}
            />
          )}
          {hasTickets && (sold > 0 || places > 0) && (
            <StatTile
              label={words.house}
              value={inside}
              details={[words.ofSold(sold), ...(places > 0 ? [words.seats(places)] : [])]}
            />
          )}
          <OpenShifts performance={performance.hashcode} />
        </StatRow>
        <Lacking night={night} now={now} Missing={Missing} />
        <div className={styles.links}>
          {hasShow && (
            <Link {...buttonVariant({ variant: 'primary' })} to={`${page}/show`}>
              {words.runShow}
            </Link>
          )}
          {isOpen && acts.length > 0 && (
            <Link {...buttonVariant()} to={`${page}/stage-door`}>
              {words.stageDoor}
            </Link>
          )}
          {isOpen && hasTickets && (
            <Link {...buttonVariant()} to={`/door/${performance.hashcode}`}>
              {words.door}
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The shifts that no one agreed to work. By the list of shifts, which knows what a tenant takes from a role. */
function OpenShifts({ performance }: { performance: string }) {
  const isShown = useReadsEvery('shifts');
  const filters = [{ field: 'performance', operator: 'eq', value: performance }] as const;
  const { data } = hooksFor('shifts').useCounts('status', { filters }, { skip: !isShown });
  const all = countOf(data, ['open', 'offered', 'declined', 'confirmed', 'worked']) ?? 0;
  if (all === 0) return null;
  const open = countOf(data, ['open', 'offered', 'declined']) ?? 0;
  return (
    <StatTile
      label={words.shifts}
      value={open}
      details={[words.of(all)]}
      tone={open > 0 ? 'red' : undefined}
    />
  );
}

function Lateness({ run }: { run: ReturnType<typeof showAt> }) {
  if (run.onHoldSince !== null) return <StatusBadge tone="yellow" label={words.onHold} />;
  const isLate = minutesLate(run.lateMs) > 0;
  return <StatusBadge tone={isLate ? 'red' : 'green'} label={lateText(run.lateMs)} />;
}

/** Missing parts of the acts, as their own pages and the home of each teacher name them. */
function Lacking({ night, now, Missing }: NightCardProps) {
  const label = useLabel('entries');
  const at = new Date(now);
  const found = night.acts.flatMap(({ hashcode, name, missing }) =>
    missingOf(missing, { now: at, hasSlots: true }).map((item) => ({ item, hashcode, name, facts: missing })),
  );
  if (night.acts.length === 0) return null;
  if (found.length === 0) return <p>{words.nothingLacks(label)}</p>;
  return (
    <Accordion
      items={[
        {
          id: 'missing',
          title: words.lacking(found.length, label),
          children: (
            <ul className={styles.lacking}>
              {found.map(({ item, hashcode, name, facts }) => (
                <Missing
                  key={`${hashcode} ${item.kind} ${item.task?.hashcode ?? ''}`}
                  item={item}
                  entry={{ hashcode, title: name }}
                  facts={facts}
                  now={at}
                  where={name}
                />
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

/** How many acts are here with all of their people. */
function countHere({ acts, items }: Night, steps: readonly ShowStep[]): number {
  const arrivals = arrivalsOf(steps);
  return acts.filter(({ hashcode, missing }) =>
    items.some((item) => {
      const arrival = item.entry === hashcode ? arrivals.get(item.hashcode) : undefined;
      if (!arrival || arrival.missing.size > 0) return false;
      return (
        arrival.isWhole || (missing.members_standing > 0 && arrival.here.size >= missing.members_standing)
      );
    }),
  ).length;
}
