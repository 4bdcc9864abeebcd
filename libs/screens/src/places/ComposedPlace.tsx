import { newUuid } from '@callboard/api-client';
import { loadCollections } from '@callboard/api-contract/collections';
import {
  defaultContent,
  places,
  type LayoutContent,
  type OwnPage,
  type PlaceName,
} from '@callboard/api-contract/layouts';
import { CardsContext, LayoutView, type RegisteredCards } from '@callboard/dashboards';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useMemo } from 'react';
import { OwnPageView } from '@callboard/dashboards/own-page';
import { useCards } from './useCards';

// Widgets show any collection.
const WidgetToolsProvider = lazy(async () => {
  const [part] = await Promise.all([import('./WidgetToolsProvider'), loadCollections()]);
  return { default: part.WidgetToolsProvider };
});

export interface ComposedPlaceProps {
  place: PlaceName;
  /** Layout of the tenant; null for the default of the page. */
  layout: LayoutContent | null;
  /** Version of the reader. */
  own: OwnPage | null;
  /** The cards of the page itself, which it has loaded. */
  cards: RegisteredCards;
}

/** Content of a page that every tenant has: as the reader or the tenant composed it, or else its default. */
export function ComposedPlace({ place, layout, own, cards }: ComposedPlaceProps) {
  const shown = own?.content ?? layout;
  const content = useMemo(() => shown ?? defaultContent(place, numbered()), [shown, place]);
  return (
    <OwnPageView
      slug={places[place].path}
      own={own}
      Tools={WidgetToolsProvider}
      toContent={() => layout ?? defaultContent(place, newUuid)}
    >
      <PlaceView content={content} cards={cards} />
    </OwnPageView>
  );
}

function PlaceView({ content, cards }: { content: LayoutContent; cards: RegisteredCards }) {
  const view = (
    <CardsContext value={useCards(cards)}>
      <LayoutView content={content} />
    </CardsContext>
  );
  if (hasCardsAlone(content)) return view;
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <WidgetToolsProvider>{view}</WidgetToolsProvider>
    </Suspense>
  );
}

/** Cards need no tools, so that a page by default loads none. */
function hasCardsAlone({ pages }: LayoutContent): boolean {
  return pages.every(({ rows }) =>
    rows.every(({ cells }) => cells.every(({ widgets }) => widgets.every(({ kind }) => kind === 'card'))),
  );
}

/** Ids of parts that are shown and never stored. */
function numbered(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return String(last);
  };
}
