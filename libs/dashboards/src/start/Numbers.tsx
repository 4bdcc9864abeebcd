import { collections, hooksFor } from '@callboard/api-client/collections';
import { collectionNamed } from '@callboard/api-contract/collections';
import { figureFilters } from '@callboard/api-contract/dashboards';
import { dayOfInstant } from '@callboard/domain/calendar';
import { canEver, useActor, useZone } from '@callboard/records';
import { useFeature, useLabel } from '@callboard/tenant';
import { StatRow, StatTile } from '@callboard/ui-kit/display';
import { formatNumber } from '@callboard/language';
import { Link } from 'react-router';
import { listHref, useReadsEvery, useReadsRunning, useSomeEntries } from '@callboard/records/screen';
import { messages } from './messages';

const justTheCount = { pageSize: 1 } as const;

/** Totals and upcoming counts that link to their lists, as far as the user has access. */
export function Numbers({ now }: { now: string }) {
  const actor = useActor();
  const labels = {
    events: useLabel('events'),
    entries: useLabel('entries'),
    performances: useLabel('performances'),
    participants: useLabel('participants'),
  };
  const hasPerformances = useFeature('performances');
  const zone = useZone();
  // The same bounds as in the linked lists.
  const today = dayOfInstant(now, zone);
  const filters = figureFilters(today);
  const ahead = [{ field: 'ends_on', operator: 'gte', value: today }] as const;
  const later = [{ field: 'starts_at', operator: 'gte', value: dayStart(now) }] as const;
  const eventCount = collections.events.useList({ ...justTheCount, filters: ahead });
  const performanceCount = collections.performances.useList(
    { ...justTheCount, filters: later },
    { skip: !hasPerformances },
  );
  const entryCount = hooksFor('entries').useList(justTheCount, {
    skip: !canEver(collectionNamed('entries'), 'read', actor),
  });
  const readsPeople = useReadsEvery('participants');
  const peopleCount = hooksFor('participants').useList(justTheCount, { skip: !readsPeople });
  const readsEntries = useReadsEvery('entries');
  const readsRunning = useReadsRunning();
  const some = useSomeEntries();
  const figures = [
    {
      label: labels.events.many,
      detail: messages.ahead,
      answer: eventCount,
      href: listHref('events', filters.events),
    },
    ...(hasPerformances
      ? [
          {
            label: labels.performances.many,
            detail: messages.ahead,
            answer: performanceCount,
            href: listHref('performances', filters.performances),
          },
        ]
      : []),
    {
      label: readsRunning ? labels.entries.many : some.title,
      ...(readsRunning && { detail: readsEntries ? messages.withDrafts : messages.inTheRunning }),
      answer: entryCount,
      // The figures are of all seasons, and so are their lists.
      href: listHref('entries', { when: 'all' }),
    },
    ...(readsPeople
      ? [
          {
            label: labels.participants.many,
            detail: messages.named,
            answer: peopleCount,
            href: listHref('participants', { ...filters.participants, when: 'all' }),
          },
        ]
      : []),
  ];
  return (
    <StatRow label={messages.numbers}>
      {figures.map(({ label, detail, answer: { data, isLoading }, href }) => (
        <StatTile
          key={label}
          label={label}
          value={data && <Link to={href}>{formatNumber(data.count)}</Link>}
          isLoading={isLoading}
          details={[detail]}
        />
      ))}
    </StatRow>
  );
}

/** The start of the user's day. */
function dayStart(now: string): string {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  return start.toISOString();
}
