import type { Season } from '@callboard/api-contract/dashboards';
import * as v from 'valibot';

/** Events of a season that are so many weeks before their entries close (0: closed), and what came in for them, by week. */
export const seasonGroup = v.object({
  season: v.number(),
  reached: v.number(),
  events: v.number(),
  /** How many entries came so many full weeks before they close. */
  arrivals: v.array(v.object({ week: v.number(), count: v.number() })),
});
export type SeasonGroup = v.InferOutput<typeof seasonGroup>;

const maxWeeks = 40;

/**
 * How many entries an event of a season has on average at each week before its entries close. An event that is not so far yet
 * does not count for a week, so that a season under way can be compared with one that is over.
 */
export function paceOf(groups: readonly SeasonGroup[]): Season[] {
  const seasons = [...new Set(groups.map(({ season }) => season))].sort((one, other) => other - one);
  return seasons.map((season) => {
    const own = groups.filter((group) => group.season === season);
    const first = Math.min(maxWeeks, Math.max(0, ...own.flatMap(weeksOf)));
    const weeks = Array.from({ length: first + 1 }, (_, index) => first - index);
    return {
      season,
      events: sum(own.map(({ events }) => events)),
      entries: sum(own.map((group) => entriesBy(group, 0))),
      pace: weeks.flatMap((week) => {
        const there = own.filter(({ reached }) => reached <= week);
        const events = sum(there.map((group) => group.events));
        const entries = sum(there.map((group) => entriesBy(group, week)));
        return events === 0
          ? []
          : [{ weeks_before: week, entries: Math.round((10 * entries) / events) / 10 }];
      }),
    };
  });
}

function weeksOf({ arrivals }: SeasonGroup): number[] {
  return arrivals.map(({ week }) => week);
}

/** Number of entries at least so many weeks before. */
function entriesBy({ arrivals }: SeasonGroup, week: number): number {
  return sum(arrivals.filter((arrival) => arrival.week >= week).map(({ count }) => count));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
