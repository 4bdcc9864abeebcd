import type { DashboardOf } from '@callboard/api-contract';
import { useCollectionOf, useLabel } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { formatNumber } from '@callboard/language';
import { LinkedBars } from '../dashboard/LinkedBars';
import { listHref } from '../dashboard/listHref';
import { messages } from './messages';
import { statusParts } from './statusBars';

export interface RegionBarsProps {
  regions: DashboardOf<'admin'>['regions'];
  /** What the lists are narrowed to. */
  filters: Readonly<Record<string, string>>;
}

const inTheRunning = ['submitted', 'accepted', 'waitlisted'];

/** The entries in the running of each region, by status. */
export function RegionBars({ regions, filters }: RegionBarsProps) {
  const collection = useCollectionOf('entries');
  const label = useLabel('entries');
  if (regions.length === 0) return <EmptyState icon="venue" title={messages.noneYet(label)} />;
  const running = { ...filters, status__in: inTheRunning.join(',') };
  return (
    <LinkedBars
      label={messages.byRegion(label)}
      bars={regions.map(({ region, statuses }) => {
        const all = statusParts(collection, statuses).filter(({ status }) => inTheRunning.includes(status));
        const parts = all.map(({ name, value, tone }) => ({ name, value, tone }));
        const total = parts.reduce((sum, { value }) => sum + value, 0);
        const narrowed = region ? { region: region.hashcode } : { region__isnull: 'true' };
        return {
          key: region?.hashcode ?? '',
          name: region?.title ?? messages.noRegion,
          href: listHref(collection, { ...running, ...narrowed }),
          parts,
          text: formatNumber(total),
        };
      })}
    />
  );
}
