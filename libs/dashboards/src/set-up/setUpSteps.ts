import type { DashboardOf } from '@callboard/api-contract/dashboards';

type SetUp = NonNullable<DashboardOf<'participant'>['setup']>;
export type SetUpStep = keyof SetUp;

/** Each after what it needs: an event has a region and a venue, a performance an event and a space, a ticket a performance. */
const pages: Readonly<Record<SetUpStep, string>> = {
  regions: '/regions',
  schools: '/organisation/companies',
  venues: '/venues',
  events: '/events',
  performances: '/performances',
  people: '/invitations',
  tickets: '/booking/first-sale',
};

/** The steps of setting up a season that a tenant has, in order; none once all of them are done. */
export function stepsLeft(
  setup: SetUp,
  { hasPerformances, hasTickets }: { hasPerformances: boolean; hasTickets: boolean },
): readonly { step: SetUpStep; isDone: boolean; to: string }[] {
  // Object.keys of a literal object returns exactly its keys.
  const order = Object.keys(pages) as readonly SetUpStep[];
  const steps = order
    .filter((step) => (step !== 'performances' || hasPerformances) && (step !== 'tickets' || hasTickets))
    .map((step) => ({ step, isDone: setup[step], to: pages[step] }));
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
