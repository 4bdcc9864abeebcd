import { figureFilters, type DashboardOf } from '@callboard/api-contract/dashboards';
import { useCollectionLabel, useToday } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { StatRow, StatTile } from '@callboard/ui-kit/display';
import { formatNumber } from '@callboard/language';
import { Link } from 'react-router';
import { listHref } from '@callboard/records/screen';
import { messages } from './messages';

/** How much there is, each figure leading to its list. */
export function RecordNumbers({ counts }: { counts: DashboardOf<'landing'>['counts'] }) {
  const filters = figureFilters(useToday());
  const labels = {
    events: useLabel('events'),
    participants: useLabel('participants'),
    venues: useLabel('venues'),
    users: useCollectionLabel('users'),
  };
  const tile = (label: string, count: number, href: string, detail?: string) => (
    <StatTile label={label} value={<Link to={href}>{formatNumber(count)}</Link>} details={[detail]} />
  );
  return (
    <StatRow label={messages.numbers}>
      {tile(labels.events.many, counts.events, listHref('events', filters.events), messages.ahead)}
      {tile(
        labels.participants.many,
        counts.participants,
        // Counted over all seasons.
        listHref('participants', { ...filters.participants, when: 'all' }),
        messages.named,
      )}
      {tile(labels.venues.many, counts.venues, listHref('venues', filters.venues))}
      {tile(labels.users.many, counts.users, listHref('users', filters.users))}
    </StatRow>
  );
}
