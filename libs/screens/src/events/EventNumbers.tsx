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
  const { value: sheet } = useEventSheet(event);
  const ofEvent = [{ field: 'event', operator: 'eq', value: event.hashcode }] as const;
  const people = hooksFor(useCollectionOf('participants')).useList({ filters: ofEvent, pageSize: 1 });
  if (!sheet) return null;
  const running = sheet.entries.filter((entry) => inTheRunning.includes(entry.status));
  const accepted = sheet.entries.filter((entry) => entry.status === 'accepted');
  const limit = event.entry_limit;
  return (
    <StatRow label={messages.numbers}>
      <StatTile
        label={entryLabel.many}
        value={formatNumber(running.length)}
        detail={limit === null ? `${accepted.length} ${messages.accepted}` : messages.ofLimit(limit)}
        tone={limit !== null && running.length > limit ? 'red' : undefined}
      />
      {hasScheduling && (
        <StatTile
          label={messages.withoutSlot}
          value={sheet.waiting.length}
          tone={sheet.waiting.length > 0 ? 'amber' : undefined}
        />
      )}
      {hasPerformances && <StatTile label={performanceLabel.many} value={sheet.performances.length} />}
      <StatTile label={participantLabel.many} value={formatNumber(people.data?.count ?? 0)} />
      <StatTile label={messages.daysToGo} value={daysToGo(event, sheet.zone)} />
    </StatRow>
  );
}

function daysToGo(event: RecordOf<'events'>, zone: string): string {
  const today = dayOfInstant(new Date().toISOString(), zone);
  if (today > event.ends_on) return messages.over;
  if (today >= event.starts_on) return messages.under;
  return formatNumber(Math.round((Date.parse(event.starts_on) - Date.parse(today)) / 86_400_000));
}
