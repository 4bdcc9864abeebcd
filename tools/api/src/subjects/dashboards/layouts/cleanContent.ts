import type { Collection } from '@callboard/api-contract';
import { collectionAt, isServedTo } from '@callboard/api-contract/collections';
import { isSetUp, parseWidget, type WidgetSettings } from '@callboard/api-contract/dashboards';
import {
  widgetsOf,
  type LayoutContent,
  type LayoutWidget,
  type WidgetKind,
} from '@callboard/api-contract/layouts';
import { sentences } from '@callboard/api-contract/sentences';
import { unreadableKeys } from '@callboard/domain/lists';
import { actionRefused } from '../../../engine/records/actionRefused';
import type { TenantActor } from '../../../engine/records/actor';
import { sanitizeRichText } from '../../../engine/records/sanitizeRichText';

/** The user who composes a page. */
export type Composer = Pick<TenantActor, 'tenant' | 'roles'>;

/** The settings of a widget with clean markup; null where they do not fit its kind, or name what the tenant or the composer does not have. */
export function cleanSettings(
  kind: WidgetKind,
  given: unknown,
  { tenant, roles }: Composer,
): WidgetSettings | null {
  const settings = parseWidget({ kind, settings: given });
  if (!settings) return null;
  const { collection, richtext, view } = settings;
  if (collection && !isServedTo(collectionAt(collection, tenant), tenant)) return null;
  if (view && !(collection && isReadable(view, collectionAt(collection, tenant), roles))) return null;
  return richtext === undefined ? settings : { ...settings, richtext: sanitizeRichText(richtext) ?? '' };
}

/** A draft as it is stored. Refuses settings that do not fit, by the name of their widget. */
export function cleanContent({ pages }: LayoutContent, composer: Composer): LayoutContent {
  const clean = (widget: LayoutWidget): LayoutWidget => {
    const settings = cleanSettings(widget.kind, widget.settings, composer);
    if (!settings) throw actionRefused(sentences.widgetWrong({ name: widget.name }));
    return { ...widget, settings: { ...settings } };
  };
  return {
    pages: pages.map((page) => ({
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => ({ ...cell, widgets: cell.widgets.map(clean) })),
      })),
    })),
  };
}

/** Refuses to publish a page without content, or with a widget that would show nothing. */
export function assertPublishable(content: LayoutContent, composer: Composer): void {
  const widgets = widgetsOf(cleanContent(content, composer));
  if (widgets.length === 0) throw actionRefused(sentences.pageEmpty());
  const unfinished = widgets.find(({ kind, settings }) => !isSetUp(kind, settings));
  if (unfinished) throw actionRefused(sentences.widgetUnfinished({ name: unfinished.name }));
}

function isReadable(view: string, collection: Collection, roles: Composer['roles']): boolean {
  return unreadableKeys(new URLSearchParams(view), collection, roles).length === 0;
}
