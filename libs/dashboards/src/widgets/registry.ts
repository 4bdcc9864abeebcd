import type { WidgetKind } from '@callboard/api-contract/layouts';
import { lazy } from 'react';
import type { WidgetComponent } from './Widget';

/** The kinds that this library draws; cards are registered by screens. */
export type DrawnKind = Exclude<WidgetKind, 'card'>;

/** What draws each kind, loaded when the first of it is shown. */
export const widgetRegistry: Readonly<Record<DrawnKind, WidgetComponent>> = {
  number: lazy(async () => ({ default: (await import('./NumberWidget')).NumberWidget })),
  list: lazy(async () => ({ default: (await import('./ListWidget')).ListWidget })),
  plot: lazy(async () => ({ default: (await import('./PlotWidget')).PlotWidget })),
  calendar: lazy(async () => ({ default: (await import('./CalendarWidget')).CalendarWidget })),
  map: lazy(async () => ({ default: (await import('./MapWidget')).MapWidget })),
  picture: lazy(async () => ({ default: (await import('./PictureWidget')).PictureWidget })),
  text: lazy(async () => ({ default: (await import('./TextWidget')).TextWidget })),
  announcements: lazy(async () => ({
    default: (await import('./AnnouncementsWidget')).AnnouncementsWidget,
  })),
  tasks: lazy(async () => ({ default: (await import('./TasksWidget')).TasksWidget })),
  progress: lazy(async () => ({ default: (await import('./ProgressWidget')).ProgressWidget })),
};
