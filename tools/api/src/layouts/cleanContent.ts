import { isServedTo, collectionNamed, type TenantCode } from '@callboard/api-contract';
import {
  isSetUp,
  parseWidget,
  type LayoutContent,
  type LayoutWidget,
  type WidgetKind,
  type WidgetSettings,
} from '@callboard/api-contract/layouts';
import { sentences } from '@callboard/api-contract/sentences';
import { actionRefused } from '../records/actionRefused';
import { sanitizeRichText } from '../records/sanitizeRichText';

/** The widgets of a layout, in their order. */
export function widgetsOf({ pages }: LayoutContent): LayoutWidget[] {
  return pages.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap(({ widgets }) => widgets)));
}

/** The settings of a widget with clean markup; null where they do not fit its kind, or name what the tenant does not have. */
export function cleanSettings(kind: WidgetKind, given: unknown, tenant: TenantCode): WidgetSettings | null {
  const settings = parseWidget({ kind, settings: given });
  if (!settings) return null;
  const { collection, richtext } = settings;
  if (collection && !isServedTo(collectionNamed(collection), tenant)) return null;
  return richtext === undefined ? settings : { ...settings, richtext: sanitizeRichText(richtext) ?? '' };
}

/** A draft as it is stored. Refuses settings that do not fit, by the name of their widget. */
export function cleanContent({ pages }: LayoutContent, tenant: TenantCode): LayoutContent {
  const clean = (widget: LayoutWidget): LayoutWidget => {
    const settings = cleanSettings(widget.kind, widget.settings, tenant);
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
export function assertPublishable(content: LayoutContent, tenant: TenantCode): void {
  const widgets = widgetsOf(cleanContent(content, tenant));
  if (widgets.length === 0) throw actionRefused(sentences.pageEmpty());
  const unfinished = widgets.find(({ kind, settings }) => !isSetUp(kind, settings));
  if (unfinished) throw actionRefused(sentences.widgetUnfinished({ name: unfinished.name }));
}
