import type { RecordOf } from '@callboard/api-contract';
import { hooksFor } from '@callboard/api-client/collections';
import { useCollectionOf, useFeature, useLabel } from '@callboard/tenant';
import { dayOfInstant, StatRow, StatTile } from '@callboard/ui-kit';
import { formatNumber } from '@callboard/language';
import { messages } from '../messages';
import { useEventSheet } from './useEventSheet';

const inTheRunning: readonly string[] = ['submitted', 'accepted', 'waitlisted'];

/** How an event stands, at a glance. */
export function EventNumbers({ event }: { event: RecordOf<'events'> }) {
  const entryLabel = useLabel('entries');
  const performanceLabel = useLabel('performances');
  const participantLabel = useLabel('participants');
  const hasPerformances = useFeature('performances');
  const hasScheduling = useFeature('scheduling') && hasPerformances;
  const { value: sheet, isLoading } = useEventSheet(event);
  const ofEvent = [{ field: 'event', operator: 'eq', value: event.hashcode }] as const;
  const people = hooksFor(useCollectionOf('participants')).useList({ filters: ofEvent, pageSize: 1 });
  const running = sheet?.entries.filter((entry) => inTheRunning.includes(entry.status)).length;
  const accepted =
    sheet && messages.accepted(sheet.entries.filter((entry) => entry.status === 'accepted').length);
  const waiting = sheet?.waiting.length;
  const limit = event.entry_limit;
  const isOver = limit !== null && running !== undefined && running > limit;
  // What is on its way keeps its place: nothing below may move when it comes.
  return (
    <StatRow label={messages.numbers}>
      <StatTile
        label={entryLabel.many}
        value={figure(running)}
        isLoading={isLoading}
        detail={limit === null ? accepted : messages.ofLimit(limit)}
        tone={isOver ? 'red' : undefined}
      />
      {hasScheduling && (
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
          value={figure(sheet?.performances.length)}
          isLoading={isLoading}
        />
      )}
      <StatTile
        label={participantLabel.many}
        value={figure(people.data?.count)}
        isLoading={people.isLoading}
      />
      <StatTile
        label={messages.daysToGo}
        value={sheet && daysToGo(event, sheet.zone)}
        isLoading={isLoading}
      />
    </StatRow>
  );
}

function figure(count: number | undefined): string | undefined {
  return count === undefined ? undefined : formatNumber(count);
}

function daysToGo(event: RecordOf<'events'>, zone: string): string {
  const today = dayOfInstant(new Date().toISOString(), zone);
  if (today > event.ends_on) return messages.over;
  if (today >= event.starts_on) return messages.under;
  return formatNumber(Math.round((Date.parse(event.starts_on) - Date.parse(today)) / 86_400_000));
}
