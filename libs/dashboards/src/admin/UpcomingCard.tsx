import type { Showing } from '@callboard/api-contract/dashboards';
import { useToday } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { listHref } from '@callboard/records/screen';
import { Showings } from '../start/Showings';
import { messages } from './messages';

export interface UpcomingCardProps {
  showings: readonly Showing[];
  /** Shows the seats on sale in the place of the entries. @default false */
  hasSeats?: boolean;
}

/** The next performances, with a way to all of them. */
export function UpcomingCard({ showings, hasSeats = false }: UpcomingCardProps) {
  const label = useLabel('performances');
  const today = useToday();
  return (
    <Card
      title={messages.next}
      actions={<Link to={listHref('performances', { starts_at__gte: today })}>{messages.seeAll(label)}</Link>}
    >
      {showings.length === 0 ? (
        <EmptyState icon="calendar" title={messages.nextEmpty}>
          {messages.nextEmptyText}
        </EmptyState>
      ) : (
        <Showings label={messages.next} showings={showings} hasSeats={hasSeats} />
      )}
    </Card>
  );
}
