import { cardOptions, collectionOfCard } from '@callboard/api-contract/layouts';
import { use } from 'react';
import { CardsContext } from '../widgets/CardsContext';
import { useWidgetTools } from '../widgets/WidgetTools';

/** The cards of pages that the user sees, about what they read: the others would show them nothing. */
export function useOfferedCards(): readonly (typeof cardOptions)[number][] {
  const cards = use(CardsContext);
  const { collections } = useWidgetTools();
  return cardOptions.filter((card) => {
    const about = collectionOfCard(card);
    return cards[card.value] && (about === null || collections.some(({ name }) => name === about));
  });
}
