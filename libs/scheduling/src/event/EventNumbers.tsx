import { hasRole, type RecordOf } from '@callboard/api-contract';
import { runningStatuses, undecidedFilters } from '@callboard/api-contract/entries';
import { collections, hooksFor } from '@callboard/api-client/collections';
import { dayOfInstant, daysBetween } from '@callboard/domain/calendar';
import { useFeature, useLabel } from '@callboard/tenant';
import { StatRow, StatTile } from '@callboard/ui-kit/display';
import { formatNumber } from '@callboard/language';
import { useActor } from '@callboard/records';
import { ownZone } from '@callboard/ui-kit/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countOf, listHref, useReadsEvery, useReadsRunning, useSomeEntries } from '@callboard/records/screen';
import { eventMessages as words } from './eventMessages';

export interface EventNumbersProps {
  event: RecordOf<'events'>;
  /** Fees that its entries owe and paid, for the office. */
  fees?: ReactNode;
}

/** The key numbers of an event. A number that the user cannot see is left out, or labelled as counting their own. */
export function EventNumbers({ event, fees }: EventNumbersProps) {
  const entryLabel = useLabel('entries');
  const performanceLabel = useLabel('performances');
  const participantLabel = useLabel('participants');
  const hasPerformances = useFeature('performances');
  const hasScheduling = useFeature('scheduling') && hasPerformances;
  const ofEvent = [{ field: 'event', operator: 'eq', value: event.hashcode }] as const;
  const performances = collections.performances.useList(
    { filters: ofEvent, pageSize: 1 },
    { skip: !hasPerformances },
  );
  const venue = collections.venues.useGet(event.venue?.hashcode);
  const readsRunning = useReadsRunning();
  const some = useSomeEntries();
  const isOffice = hasRole(useActor().roles, ['staff']);
  const readsPeople = useReadsEvery('participants');
  const people = hooksFor('participants').useList({ filters: ofEvent, pageSize: 1 }, { skip: !readsPeople });
  const statuses = hooksFor('entries').useCounts('status', { filters: ofEvent });
  const running = countOf(statuses.data, runningStatuses);
  const accepted = countOf(statuses.data, ['accepted']);
  const acceptedText = accepted === undefined ? undefined : words.accepted(accepted);
  const undecided = hooksFor('entries').useList(
    { filters: [...ofEvent, ...undecidedFilters], pageSize: 1 },
    { skip: !(isOffice && readsRunning) },
  );
  // Only what is accepted needs a time slot: what is not decided yet has a figure of its own.
  const unplaced = hooksFor('entries').useList(
    { filters: [...ofEvent, ...withoutSlot], pageSize: 1 },
    { skip: !(hasScheduling && readsRunning) },
  );
  const limit = readsRunning ? event.entry_limit : null;
  const isOver = limit !== null && running !== undefined && running > limit;
  // Reserves space while loading, so that nothing below moves.
  return (
    <StatRow label={words.numbers}>
      <StatTile
        label={readsRunning ? entryLabel.many : some.title}
        value={figure(running)}
        isLoading={statuses.isLoading}
        details={[
          ...(readsRunning ? [words.inTheRunning] : []),
          limit === null ? acceptedText : words.ofLimit(limit),
        ]}
        tone={isOver ? 'red' : undefined}
      />
      {isOffice && readsRunning && (
        <StatTile
          label={words.undecided}
          value={linked(undecided.data?.count, `/events/${event.hashcode}/decide`)}
          isLoading={undecided.isLoading}
          tone={undecided.data?.count ? 'amber' : undefined}
        />
      )}
      {hasScheduling && readsRunning && (
        <StatTile
          label={words.acceptedWithoutSlot}
          value={linked(
            unplaced.data?.count,
            listHref('entries', {
              event: event.hashcode,
              status: 'accepted',
              slot_starts_at__isnull: 'true',
            }),
          )}
          isLoading={unplaced.isLoading}
          tone={unplaced.data?.count ? 'amber' : undefined}
        />
      )}
      {hasPerformances && (
        <StatTile
          label={performanceLabel.many}
          value={figure(performances.data?.count)}
          isLoading={performances.isLoading}
        />
      )}
      {readsPeople && (
        <StatTile
          label={participantLabel.many}
          value={linked(people.data?.count, listHref('participants', { event: event.hashcode }))}
          details={[words.namedHere]}
          isLoading={people.isLoading}
        />
      )}
      {isOffice && fees}
      <StatTile
        label={words.daysToGo}
        value={venue.isLoading ? undefined : daysToGo(event, venue.data?.time_zone ?? ownZone())}
        isLoading={venue.isLoading}
      />
    </StatRow>
  );
}

const withoutSlot = [
  { field: 'status', operator: 'eq', value: 'accepted' },
  { field: 'slot_starts_at', operator: 'isnull', value: 'true' },
] as const;

/** A figure that leads to the list that it counts. */
function linked(count: number | undefined, href: string) {
  return count === undefined ? undefined : <Link to={href}>{formatNumber(count)}</Link>;
}

function figure(count: number | undefined): string | undefined {
  return count === undefined ? undefined : formatNumber(count);
}

function daysToGo(event: RecordOf<'events'>, zone: string): string {
  const today = dayOfInstant(new Date().toISOString(), zone);
  if (today > event.ends_on) return words.over;
  if (today >= event.starts_on) return words.under;
  return formatNumber(daysBetween(today, event.starts_on));
}
