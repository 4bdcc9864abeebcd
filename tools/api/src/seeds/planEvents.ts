import type { Season, Series } from '@callboard/api-contract/tenant';
import { DateTime } from 'luxon';
import { regionNames } from './regions.data';
import type { EventPlan } from './season';
import type { VenueTown } from './words/venues/VenueTown';
import { venueTowns } from './words/venues/venueTowns.data';

/** The day that the seeds call today: it decides what is over, open or still a draft. */
export const seedDay = '2026-11-20';
/** Events from here on are still being prepared. */
const draftsFrom = '2027-07-01';
const closesDaysBefore = 21;

/** Every event of a season, each on days when its venue is free. */
export function planEvents(season: Season): EventPlan[] {
  const booked = new Set<string>();
  return season.series.flatMap((series) =>
    townsOf(series).map((town, index) => {
      const startsOn = freeDay(booked, town, series, later(series.firstDay, index * series.step));
      const endsOn = later(startsOn, series.days - 1);
      const place = series.places === 'regions' ? town.region : town.town;
      const name = series.name.replace('{place}', place);
      return { series, name, town, startsOn, endsOn, status: statusOf(startsOn, endsOn) };
    }),
  );
}

export function entriesCloseOn({ startsOn }: EventPlan): string {
  return later(startsOn, -closesDaysBefore);
}

export function later(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');
}

function townsOf(series: Series): VenueTown[] {
  if (series.places === 'regions') {
    return regionNames.flatMap((region) => mainTownOf(region) ?? []);
  }
  return series.places.map((name) => {
    const town = venueTowns.find((candidate) => candidate.town === name);
    if (!town) throw new Error(`No venue stands in ${name}.`);
    return town;
  });
}

/** The town that the region is called after, else its largest. */
function mainTownOf(region: string): VenueTown | undefined {
  const towns = venueTowns.filter((town) => town.region === region);
  const bySize = (wanted: VenueTown['size']) => towns.find(({ size }) => size === wanted);
  return towns.find(({ town }) => town.startsWith(region)) ?? bySize('city') ?? bySize('town') ?? towns[0];
}

/** The first day from the wanted one that is the right day of the week, with the venue free for as long as the event lasts. */
function freeDay(booked: Set<string>, { town }: VenueTown, series: Series, wanted: string): string {
  const { days, weekday = 5 } = series;
  const span = (first: string) => Array.from({ length: days }, (_, day) => `${town} ${later(first, day)}`);
  let first = later(wanted, (weekday - DateTime.fromISO(wanted).weekday + 7) % 7);
  while (span(first).some((day) => booked.has(day))) first = later(first, 7);
  for (const day of span(first)) booked.add(day);
  return first;
}

function statusOf(startsOn: string, endsOn: string): EventPlan['status'] {
  if (endsOn < seedDay) return 'complete';
  if (startsOn <= seedDay) return 'running';
  if (startsOn >= draftsFrom) return 'draft';
  return later(startsOn, -closesDaysBefore) <= seedDay ? 'closed' : 'open';
}
