import { formatNumber } from '@callboard/language';
import { StatRow, StatTile } from '@callboard/ui-kit/display';
import { decideMessages as words } from './decideMessages';
import type { usePlaces } from './usePlaces';

/** How many places an event has left, and how many it gave. */
export function PlacesRow({ places }: { places: ReturnType<typeof usePlaces> }) {
  const isLoading = places === undefined;
  const left = places?.left ?? null;
  return (
    <StatRow label={words.places}>
      <StatTile
        label={words.placesLeft}
        value={left === null ? words.noLimit : formatNumber(left)}
        isLoading={isLoading}
        details={[places?.limit == null ? undefined : words.ofPlaces(places.limit)]}
        tone={left !== null && left <= 0 ? 'red' : undefined}
      />
      <StatTile
        label={words.accepted}
        value={places && formatNumber(places.accepted)}
        isLoading={isLoading}
        details={[places && words.storedToAccept(places.toAccept)]}
      />
    </StatRow>
  );
}
