import type { CountsResponse, RecordOf } from '@callboard/api-contract';
import { hooksFor } from '@callboard/api-client/collections';
import { dayOfInstant, daysBetween } from '@callboard/domain/calendar';
import { useCollectionOf, useFeature, useLabel } from '@callboard/tenant';
import { StatRow, StatTile } from '@callboard/ui-kit/display';
import { formatNumber } from '@callboard/language';
import { inTheRunning, useReadsEvery, useReadsRunning } from '../inTheRunning';
import { messages } from '../messages';
import { useEventSheet } from './useEventSheet';

/** The key numbers of an event. A number that the user cannot see is left out, or labelled as counting their own. */
export function EventNumbers({ event }: { event: RecordOf<'events'> }) {
  const entryLabel = useLabel('entries');
  const performanceLabel = useLabel('performances');
  const participantLabel = useLabel('participants');
  const hasPerformances = useFeature('performances');
  const hasScheduling = useFeature('scheduling') && hasPerformances;
  const { value: sheet, isLoading } = useEventSheet(event);
  const ofEvent = [{ field: 'event', operator: 'eq', value: event.hashcode }] as const;
  const participants = useCollectionOf('participants');
  const readsRunning = useReadsRunning();
  const readsPeople = useReadsEvery(participants);
  const people = hooksFor(participants).useList({ filters: ofEvent, pageSize: 1 }, { skip: !readsPeople });
  const statuses = hooksFor(useCollectionOf('entries')).useCounts('status', { filters: ofEvent });
  const running = countOf(statuses.data, inTheRunning);
  const accepted = countOf(statuses.data, ['accepted']);
  const acceptedText = accepted === undefined ? undefined : messages.accepted(accepted);
  // When there are more entries than a sheet shows, the number without a slot is unknown.
  const waiting = sheet?.isCut ? undefined : sheet?.waiting.length;
  const limit = readsRunning ? event.entry_limit : null;
  const isOver = limit !== null && running !== undefined && running > limit;
  // Reserves space while loading, so that nothing below moves.
  return (
    <StatRow label={messages.numbers}>
      <StatTile
        label={readsRunning ? entryLabel.many : messages.yours(entryLabel)}
        value={figure(running)}
        isLoading={statuses.isLoading}
        detail={limit === null ? acceptedText : messages.ofLimit(limit)}
        tone={isOver ? 'red' : undefined}
      />
      {hasScheduling && readsRunning && (
        <StatTile
          label={messages.withoutSlot}
          value={figure(waiting)}
          isLoading={isLoading}
          tone={waiting ? 'amber' : undefined}
        />
      )}
      {hasPerformances && (
        <StatTile
          label={performanceLabel.many}
          value={figure(sheet?.performanceCount)}
          isLoading={isLoading}
        />
      )}
      {readsPeople && (
        <StatTile
          label={participantLabel.many}
          value={figure(people.data?.count)}
          isLoading={people.isLoading}
        />
      )}
      <StatTile
        label={messages.daysToGo}
        value={sheet && daysToGo(event, sheet.zone)}
        isLoading={isLoading}
      />
    </StatRow>
  );
}

function countOf(counts: CountsResponse | undefined, statuses: readonly string[]): number | undefined {
  return counts?.results
    .filter(({ value }) => value !== null && statuses.includes(value))
    .reduce((sum, { count }) => sum + count, 0);
}

function figure(count: number | undefined): string | undefined {
  return count === undefined ? undefined : formatNumber(count);
}

function daysToGo(event: RecordOf<'events'>, zone: string): string {
  const today = dayOfInstant(new Date().toISOString(), zone);
  if (today > event.ends_on) return messages.over;
  if (today >= event.starts_on) return messages.under;
  return formatNumber(daysBetween(today, event.starts_on));
}
