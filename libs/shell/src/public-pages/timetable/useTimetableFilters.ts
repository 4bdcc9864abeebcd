import type {
  PublicTimetable,
  PublicTimetableItem,
  PublicTimetablePerformance,
} from '@callboard/api-contract/scheduling';
import { formatDay } from '@callboard/ui-kit/dates';
import { replaceAddress, useAddress } from '../../routing/address';

/** An item with its performance and the name of its space. */
export interface TimetableRow {
  item: PublicTimetableItem;
  performance: PublicTimetablePerformance;
  space: string;
}

/** A filter of a timetable: what is selected, '' for all, and what can be. */
export interface TimetableFilter {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The items of a timetable that the filters in the URL let through, in order of time. */
export function useTimetableFilters(timetable: PublicTimetable, stars: ReadonlySet<string>) {
  const { pathname, searchParams } = new URL(useAddress(), location.origin);
  const rows = rowsOf(timetable);

  function write(name: string, value: string) {
    if (value === '') searchParams.delete(name);
    else searchParams.set(name, value);
    replaceAddress(searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`);
  }
  function filterOf(
    name: string,
    values: readonly string[],
    labelOf = (value: string) => value,
  ): TimetableFilter {
    const known = [...new Set(values)].sort((a, b) => a.localeCompare(b));
    const value = searchParams.get(name) ?? '';
    return {
      value: known.includes(value) ? value : '',
      options: known.map((each) => ({ value: each, label: labelOf(each) })),
      onChange: (next) => write(name, next),
    };
  }

  const day = filterOf(
    'day',
    rows.map(({ performance }) => performance.day),
    formatDay,
  );
  const space = filterOf(
    'space',
    rows.map((row) => row.space),
  );
  const school = filterOf(
    'school',
    rows.flatMap(({ item }) => item.school ?? []),
  );
  const isMine = searchParams.has('mine');
  const shown = rows.filter(
    (row) =>
      (day.value === '' || row.performance.day === day.value) &&
      (space.value === '' || row.space === space.value) &&
      (school.value === '' || row.item.school === school.value) &&
      (!isMine || stars.has(row.item.hashcode)),
  );
  return { shown, day, space, school, isMine, setMine: (next: boolean) => write('mine', next ? '1' : '') };
}

function rowsOf({ performances, items }: PublicTimetable): TimetableRow[] {
  const known = new Map(performances.map((performance) => [performance.hashcode, performance]));
  const isOneVenue = new Set(performances.map(({ venue }) => venue)).size === 1;
  return items.flatMap((item) => {
    const performance = known.get(item.performance);
    if (!performance) return [];
    // Two venues can each have a main stage.
    const space = isOneVenue ? performance.space : `${performance.space}, ${performance.venue}`;
    return [{ item, performance, space }];
  });
}
