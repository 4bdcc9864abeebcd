import type { AnyRecord, CollectionName, Field } from '@callboard/api-contract';
import { createContext, use, type ReactNode } from 'react';

/** What widgets need of the app around them: its words, its addresses and its day. The library knows none of these. */
export interface WidgetTools {
  /** The collections that the user reads, by label: what a widget can be about. */
  collections: readonly { name: CollectionName; label: string }[];
  labelOf: (collection: CollectionName) => string;
  fieldLabel: (field: Field) => string;
  renderValue: (field: Field, value: unknown, record: AnyRecord) => ReactNode;
  listHref: (collection: CollectionName, filters: Readonly<Record<string, string>>) => string;
  recordHref: (collection: CollectionName, hashcode: string) => string;
  /** The user's day, as YYYY-MM-DD. */
  today: string;
  /** The instant at which that day begins. */
  dayStart: string;
}

export const WidgetToolsContext = createContext<WidgetTools | null>(null);

/**
 * What the app around a layout gives its widgets.
 *
 * @throws outside of a WidgetToolsContext
 */
export function useWidgetTools(): WidgetTools {
  const tools = use(WidgetToolsContext);
  if (!tools) throw new Error('Widgets must be rendered inside a WidgetToolsContext.');
  return tools;
}
