import { defaultContent, type LayoutContent, type PlaceName } from '@callboard/api-contract/layouts';
import { CardsContext, LayoutView, type RegisteredCards } from '@callboard/dashboards';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useMemo } from 'react';
import { useCards } from '../useCards';

const WidgetToolsProvider = lazy(async () => ({
  default: (await import('../layouts/WidgetToolsProvider')).WidgetToolsProvider,
}));

export interface ComposedPlaceProps {
  place: PlaceName;
  /** What the tenant composed; null for what the page shows by default. */
  layout: LayoutContent | null;
  /** The cards of the page itself, which it has loaded. */
  cards: RegisteredCards;
}

/** What a page that every tenant has shows: as the tenant composed it, or else its default. */
export function ComposedPlace({ place, layout, cards }: ComposedPlaceProps) {
  const content = useMemo(() => layout ?? defaultContent(place, numbered()), [layout, place]);
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
