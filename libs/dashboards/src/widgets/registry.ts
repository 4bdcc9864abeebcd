import type { WidgetKind } from '@callboard/api-contract/layouts';
import { lazyPart, type LazyPart } from '@callboard/ui-kit/layout';
import type { WidgetProps } from './Widget';

/** The kinds that this library draws; cards are registered by screens. */
export type DrawnKind = Exclude<WidgetKind, 'card'>;

/** Component of each kind, loaded when the first of it is shown. */
export const widgetRegistry: Readonly<Record<DrawnKind, LazyPart<WidgetProps>>> = {
  number: lazyPart(async () => (await import('./NumberWidget')).NumberWidget),
  list: lazyPart(async () => (await import('./ListWidget')).ListWidget),
  plot: lazyPart(async () => (await import('./PlotWidget')).PlotWidget),
  report: lazyPart(async () => (await import('./ReportWidget')).ReportWidget),
  calendar: lazyPart(async () => (await import('./CalendarWidget')).CalendarWidget),
  map: lazyPart(async () => (await import('./MapWidget')).MapWidget),
  picture: lazyPart(async () => (await import('./PictureWidget')).PictureWidget),
  text: lazyPart(async () => (await import('./TextWidget')).TextWidget),
  announcements: lazyPart(async () => (await import('./AnnouncementsWidget')).AnnouncementsWidget),
  tasks: lazyPart(async () => (await import('./TasksWidget')).TasksWidget),
  progress: lazyPart(async () => (await import('./ProgressWidget')).ProgressWidget),
};

/** Loads what draws the widgets of a page, while the content of the page is loading. */
export async function fetchWidgets(): Promise<void> {
  await Promise.all(Object.values(widgetRegistry).map((part) => part.fetch()));
}
