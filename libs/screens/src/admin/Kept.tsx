import type { DashboardOf } from '@callboard/api-contract';
import { useCollectionLabel, useToday } from '@callboard/records';
import { useCollectionOf, useLabel } from '@callboard/tenant';
import { StatRow, StatTile } from '@callboard/ui-kit/display';
import { formatNumber } from '@callboard/language';
import { Link } from 'react-router';
import { listHref } from '../dashboard/listHref';
import { messages } from './messages';

/** How much there is, each figure leading to its list. */
export function Kept({ counts }: { counts: DashboardOf<'landing'>['counts'] }) {
  const participants = useCollectionOf('participants');
  const today = useToday();
  const labels = {
    events: useLabel('events'),
    participants: useLabel('participants'),
    venues: useLabel('venues'),
    users: useCollectionLabel('users'),
  };
  const tile = (label: string, count: number, href: string, detail?: string) => (
    <StatTile label={label} value={<Link to={href}>{formatNumber(count)}</Link>} detail={detail} />
  );
  return (
    <StatRow label={messages.numbers}>
      {tile(labels.events.many, counts.events, listHref('events', { ends_on__gte: today }), messages.ahead)}
      {tile(labels.participants.many, counts.participants, listHref(participants))}
      {tile(labels.venues.many, counts.venues, listHref('venues'))}
      {tile(labels.users.many, counts.users, listHref('users'))}
    </StatRow>
  );
}
