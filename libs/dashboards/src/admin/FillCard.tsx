import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { useLabel } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { formatDay } from '@callboard/ui-kit/dates';
import { Card } from '@callboard/ui-kit/layout';
import { LinkedBars } from '../start/LinkedBars';
import { listHref } from '@callboard/records/screen';
import { messages } from './messages';
import { statusParts } from './statusBars';

/** How full the events ahead are, against the most entries that each takes. */
export function FillCard({ fill }: { fill: DashboardOf<'admin'>['fill'] }) {
  const title = messages.fill(useLabel('events'));
  return (
    <Card title={title}>
      {fill.length === 0 ? (
        <EmptyState icon="calendar" title={messages.fillEmpty}>
          {messages.fillEmptyText}
        </EmptyState>
      ) : (
        <LinkedBars
          label={title}
          bars={fill.map(({ hashcode, title: name, starts_on, limit, accepted, running }) => {
            const waiting = { status: 'submitted', count: running - accepted };
            const parts = statusParts('entries', [{ status: 'accepted', count: accepted }, waiting])
              .filter(({ status }) => status === 'accepted' || status === 'submitted')
              .map(({ status, name: part, value, tone }) => ({
                name: status === 'submitted' ? messages.possible : part,
                value,
                tone,
              }))
              .reverse();
            return {
              key: hashcode,
              name,
              href: listHref('entries', { event: hashcode, status__in: 'submitted,accepted,waitlisted' }),
              detail: formatDay(starts_on),
              parts,
              limit,
              text: messages.ofLimit(running, limit),
            };
          })}
        />
      )}
    </Card>
  );
}
