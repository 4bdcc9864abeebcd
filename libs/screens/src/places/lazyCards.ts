import { loadCollections } from '@callboard/api-contract/collections';
import { cardOptions, type PlaceName } from '@callboard/api-contract/layouts';
import type { RegisteredCards } from '@callboard/dashboards';
import { lazy } from 'react';

/** The cards of each page, loaded with the first of them that is shown. The page itself has its own ones loaded. */
const groups: Readonly<Record<PlaceName, () => Promise<RegisteredCards>>> = {
  dashboard: async () => (await import('./dashboardCards')).dashboardCards,
  landing: async () => (await import('@callboard/dashboards/landing-cards')).landingCards,
  admin: async () => (await import('@callboard/dashboards/season-cards')).seasonCards,
  performance: async () => (await import('@callboard/dashboards/stage-cards')).stageCards,
  booking: async () => (await import('@callboard/dashboards/seat-cards')).seatCards,
  accounting: async () => (await import('@callboard/dashboards/fee-cards')).feeCards,
};

/** Every card of the pages that every tenant has, by its name and page. */
export const lazyCards = cardOptions.map(({ value, place }) => ({
  name: value,
  place,
  Body: lazy(async () => {
    const [cards] = await Promise.all([groups[place](), loadCollections()]);
    const Body = cards[value];
    if (!Body) throw new Error(`No card of the page ${place} is called ${value}.`);
    return { default: Body };
  }),
}));
