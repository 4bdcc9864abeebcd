import type { PlaceName } from '@callboard/api-contract/layouts';
import { cardOptions } from '@callboard/api-contract/layouts';
import type { RegisteredCards } from '@callboard/dashboards';
import { lazy } from 'react';

/** The cards of each page, loaded with the first of them that is shown. The page itself has its own ones loaded. */
const groups: Readonly<Record<PlaceName, () => Promise<RegisteredCards>>> = {
  dashboard: async () => (await import('./dashboard/dashboardCards')).dashboardCards,
  landing: async () => (await import('./admin/landingCards')).landingCards,
  admin: async () => (await import('./admin/seasonCards')).seasonCards,
  performance: async () => (await import('./admin/stageCards')).stageCards,
  booking: async () => (await import('./admin/seatCards')).seatCards,
  accounting: async () => (await import('./admin/feeCards')).feeCards,
};

/** Every card of the pages that every tenant has, by its name and page. */
export const lazyCards = cardOptions.map(({ value, place }) => ({
  name: value,
  place,
  Body: lazy(async () => {
    const Body = (await groups[place]())[value];
    if (!Body) throw new Error(`No card of the page ${place} is called ${value}.`);
    return { default: Body };
  }),
}));
