import type { RecordBase, Collection, CollectionName, Field, RecordOf } from '@callboard/api-contract';
import type { ReportFigure } from '@callboard/api-contract/dashboards';
import type { ListQuery } from '@callboard/api-contract/lists';
import type { ReportQuestion } from '@callboard/api-contract/office';
import type { CalendarView } from '@callboard/ui-kit/dates';
import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** Props of a calendar or a map of records: the views that lists have. */
export interface RecordsViewProps {
  collection: CollectionName;
  /** The collection, with the fields that the view goes by. */
  definition: Collection;
  query: ListQuery;
}
export interface CalendarProps extends RecordsViewProps {
  view: CalendarView;
  onViewChange: (view: CalendarView) => void;
  isAgenda: boolean;
}
export interface MapProps extends RecordsViewProps {
  /** Word for the records. */
  label: string;
  /** The list of the records at one place. */
  hrefAt: (place: string, by: string) => string;
}

/** Props of the answer to a saved report, by the rights of the reader. */
export interface ReportProps {
  question: ReportQuestion;
  report: RecordOf<'reports'>;
  /** The name of the widget, for those who hear its plot or its table. */
  label: string;
  /** Undefined: as the report itself is shown. */
  figure: ReportFigure | undefined;
  /** Replacement for a reader who cannot ask its question. */
  notReadable: ReactNode;
}

/** Dependencies of widgets on the app around them: its words, its addresses and its day. The library knows none of these. */
export interface WidgetTools {
  /** The collections that the user reads, by label: what a widget can be about. */
  collections: readonly { name: CollectionName; label: string }[];
  labelOf: (collection: CollectionName) => string;
  fieldLabel: (field: Field) => string;
  renderValue: (field: Field, value: unknown, record: RecordBase) => ReactNode;
  listHref: (collection: CollectionName, filters: Readonly<Record<string, string>>) => string;
  recordHref: (collection: CollectionName, hashcode: string) => string;
  /** Checks whether a saved view is one that its lists offer to the user: an own one, or one that is shared with them. */
  isOffered: (view: RecordOf<'savedViews'>) => boolean;
  /** The search and the filters of a view's text; null where the user cannot read what it filters by. */
  readView: (collection: CollectionName, view: string) => Pick<ListQuery, 'search' | 'filters'> | null;
  Calendar: ComponentType<CalendarProps>;
  Map: ComponentType<MapProps>;
  Report: ComponentType<ReportProps>;
  /** The user's day, as YYYY-MM-DD. */
  today: string;
  /** The instant at which that day begins. */
  dayStart: string;
}

export const WidgetToolsContext = createContext<WidgetTools | null>(null);

/**
 * Tools from the app around a layout for its widgets.
 *
 * @throws outside of a WidgetToolsContext
 */
export function useWidgetTools(): WidgetTools {
  const tools = use(WidgetToolsContext);
  if (!tools) throw new Error('Widgets must be rendered inside a WidgetToolsContext.');
  return tools;
}
