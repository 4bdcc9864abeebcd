import type { CardName } from '@callboard/api-contract/layouts';
import { createContext, type ComponentType } from 'react';

/** Components of the cards of the pages that every tenant has; a card that is not for the user is absent. */
export type RegisteredCards = Readonly<Partial<Record<CardName, ComponentType>>>;

/** The cards that screens register: this library knows none of them. */
export const CardsContext = createContext<RegisteredCards>({});
