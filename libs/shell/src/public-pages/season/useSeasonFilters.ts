import type { PublicEvent } from '@callboard/api-contract/scheduling';
import { monthNames } from '@callboard/ui-kit/dates';
import { replaceAddress, useAddress } from '../../routing/address';

/** A filter of the public season: what is selected, '' for all, and what can be. */
export interface SeasonFilter {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The events of the region and the month in the URL, by their first day. */
export function useSeasonFilters(events: readonly PublicEvent[]): {
  shown: readonly PublicEvent[];
  region: SeasonFilter;
  month: SeasonFilter;
} {
  const { pathname, searchParams } = new URL(useAddress(), location.origin);
  function filterOf(
    name: string,
    of: (event: PublicEvent) => string | null,
    labelOf: (value: string) => string,
  ) {
    const values = new Set(events.flatMap((event) => of(event) ?? []));
    const value = searchParams.get(name) ?? '';
    return {
      value: values.has(value) ? value : '',
      options: [...values].sort().map((each) => ({ value: each, label: labelOf(each) })),
      onChange: (next: string) => {
        if (next === '') searchParams.delete(name);
        else searchParams.set(name, next);
        replaceAddress(searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`);
      },
    };
  }
  const monthOf = ({ starts_on: day }: PublicEvent) => day.slice(0, 7);
  const region = filterOf(
    'region',
    (event) => event.region,
    (name) => name,
  );
  const month = filterOf('month', monthOf, (value) => {
    const [year, number] = value.split('-');
    return `${monthNames()[Number(number) - 1] ?? ''} ${year ?? ''}`;
  });
  const shown = events.filter(
    (event) =>
      (region.value === '' || event.region === region.value) &&
      (month.value === '' || monthOf(event) === month.value),
  );
  return { shown, region, month };
}
