import type { SalePerformance } from '@callboard/api-contract/booking';
import { grouped } from '@callboard/domain/lists';
import { formatInstant } from '@callboard/ui-kit/dates';
import type { DropdownOption } from '@callboard/ui-kit/inputs';
import { officeMessages as words } from './officeMessages';

/** The performances that are on sale, under the name of their event; those of no event come first (clause 3.4). */
export function performanceOptions(performances: readonly SalePerformance[]): DropdownOption[] {
  const byEvent = grouped(performances, ({ event }) => event ?? '');
  const events = [...byEvent].sort(([a], [b]) => Number(a !== '') - Number(b !== ''));
  return events.flatMap(([event, shown]) => [
    ...(event === '' ? [] : [{ separator: true, title: event }]),
    ...shown.map(toOption),
  ]);
}

function toOption({ hashcode, name, starts_at, zone, free }: SalePerformance): DropdownOption {
  return { value: hashcode, label: words.performanceOption(name, formatInstant(starts_at, zone), free) };
}
