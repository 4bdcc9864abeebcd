import { hasRole } from '@callboard/api-contract';
import { places } from '@callboard/api-contract/layouts';
import type { RegisteredCards } from '@callboard/dashboards';
import { useActor } from '@callboard/records';
import { useMemo } from 'react';
import { lazyCards } from './lazyCards';

const none: RegisteredCards = {};

/** The cards that are for the user: those that a page has loaded already, and the others, loaded when they are shown. */
export function useCards(loaded: RegisteredCards = none): RegisteredCards {
  const { roles } = useActor();
  return useMemo(
    () =>
      Object.fromEntries(
        lazyCards
          .filter(({ place }) => hasRole(roles, places[place].roles))
          .map(({ name, Body }) => [name, loaded[name] ?? Body]),
      ),
    [roles, loaded],
  );
}
