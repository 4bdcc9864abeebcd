import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { runningStatuses } from '@callboard/api-contract/entries';
import { useLabel } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { formatNumber } from '@callboard/language';
import { LinkedBars } from '../start/LinkedBars';
import { listHref } from '@callboard/records/screen';
import { messages } from './messages';
import { statusParts } from './statusBars';

export interface RegionBarsProps {
  regions: DashboardOf<'admin'>['regions'];
  /** Filters of the lists. */
  filters: Readonly<Record<string, string>>;
}

/** The entries in the running of each region, by status. */
export function RegionBars({ regions, filters }: RegionBarsProps) {
  const label = useLabel('entries');
  if (regions.length === 0) return <EmptyState icon="venue" title={messages.noneYet(label)} />;
  const running = { ...filters, status__in: runningStatuses.join(',') };
  return (
    <LinkedBars
      label={messages.byRegion(label)}
      bars={regions.map(({ region, statuses }) => {
        const all = statusParts('entries', statuses).filter(({ status }) =>
          runningStatuses.some((running) => running === status),
        );
        const parts = all.map(({ name, value, tone }) => ({ name, value, tone }));
        const total = parts.reduce((sum, { value }) => sum + value, 0);
        const narrowed = region ? { region: region.hashcode } : { region__isnull: 'true' };
        return {
          key: region?.hashcode ?? '',
          name: region?.title ?? messages.noRegion,
          href: listHref('entries', { ...running, ...narrowed }),
          parts,
          text: formatNumber(total),
        };
      })}
    />
  );
}
