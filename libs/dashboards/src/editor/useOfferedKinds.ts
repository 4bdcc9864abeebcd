import { settingFields } from '@callboard/api-contract/dashboards';
import { widgetKindOptions, type WidgetKind } from '@callboard/api-contract/layouts';
import { useWidgetTools } from '../widgets/WidgetTools';
import { useOfferedCards } from './useOfferedCards';

/** The kinds of widgets that have something to show to the user: no map where nothing that they read has a place. */
export function useOfferedKinds(): readonly (typeof widgetKindOptions)[number][] {
  const { collections } = useWidgetTools();
  const cards = useOfferedCards();
  const hasFields = (input: 'date' | 'place') =>
    collections.some(({ name }) => settingFields(name, input).length > 0);
  const isOffered: Partial<Record<WidgetKind, boolean>> = {
    report: collections.some(({ name }) => name === 'reports'),
    calendar: hasFields('date'),
    map: hasFields('place'),
    number: collections.length > 0,
    list: collections.length > 0,
    plot: collections.length > 0,
    card: cards.length > 0,
  };
  return widgetKindOptions.filter(({ value }) => isOffered[value] ?? true);
}
