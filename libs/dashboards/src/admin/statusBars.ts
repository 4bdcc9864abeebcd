import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { translate, formatNumber } from '@callboard/language';
import { toTone } from '@callboard/ui-kit/theme';
import type { BarPart, LinkedBar } from '../start/LinkedBars';
import { listHref } from '@callboard/records/screen';

type Counts = DashboardOf<'admin'>['statuses'];
type Filters = Readonly<Record<string, string>>;

/** A bar for each status of a collection, in the order of its lifecycle. */
export function statusBars(collection: CollectionName, counts: Counts, filters: Filters): LinkedBar[] {
  return statusParts(collection, counts).map(({ status, ...part }) => ({
    key: status,
    name: part.name,
    href: listHref(collection, { ...filters, status }),
    parts: [part],
    text: formatNumber(part.value),
  }));
}

/** A part of a bar for each status, in the order of the lifecycle. */
export function statusParts(collection: CollectionName, counts: Counts): (BarPart & { status: string })[] {
  const byStatus = new Map(counts.map(({ status, count }) => [status, count]));
  return Object.entries(collectionNamed(collection).lifecycle?.statuses ?? {}).map(
    ([status, { label, tone }]) => ({
      status,
      name: translate(label),
      value: byStatus.get(status) ?? 0,
      tone: toTone(tone),
    }),
  );
}
