/** The figures that lead to a list: what each counts is what its list shows, with these filters. */
export const listedFigures = ['events', 'performances', 'participants', 'venues', 'users'] as const;
export type ListedFigure = (typeof listedFigures)[number];

/**
 * The filters of the list that a figure leads to, for a reader whose day it is. Events and performances are those of today and later;
 * of the rest all are counted.
 *
 * @example figureFilters('2027-05-07').events // { ends_on__gte: '2027-05-07' }
 */
export function figureFilters(today: string): Record<ListedFigure, Readonly<Record<string, string>>> {
  return {
    events: { ends_on__gte: today },
    performances: { starts_at__gte: today },
    participants: {},
    venues: {},
    users: {},
  };
}
