import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { EmptyState } from '@callboard/ui-kit/display';
import { formatDay } from '@callboard/ui-kit/dates';
import { Card } from '@callboard/ui-kit/layout';
import { LinkedBars } from '../start/LinkedBars';
import { listHref } from '@callboard/records/screen';
import { messages } from './messages';

/** How many time slots the events ahead have, and how many are taken. */
export function SlotsCard({ slots }: { slots: DashboardOf<'performance'>['slots'] }) {
  return (
    <Card title={messages.slots}>
      {slots.length === 0 ? (
        <EmptyState icon="clock" title={messages.slotsEmpty}>
          {messages.slotsEmptyText}
        </EmptyState>
      ) : (
        <LinkedBars
          label={messages.slots}
          bars={slots.map(({ hashcode, title, starts_on, slots: count, taken }) => ({
            key: hashcode,
            name: title,
            detail: formatDay(starts_on),
            href: listHref('entries', {
              event: hashcode,
              slot_starts_at__isnull: 'false',
              status__in: 'submitted,accepted,waitlisted',
            }),
            parts: [{ name: messages.taken, value: taken, tone: taken > count ? 'red' : 'green' }],
            limit: count,
            text: messages.ofLimit(taken, count),
          }))}
        />
      )}
    </Card>
  );
}
