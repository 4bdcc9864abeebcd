import * as v from 'valibot';
import { isHashcode } from '../schemas/formats';
import { widgetKindOptions } from './widgetKinds.data';

/** How many parts a composed page has at most: what one answer and one screen can hold. */
export const layoutLimits = { pages: 8, rows: 40, cells: 12, widgets: 6, name: 80 } as const;

/** Settings of any kind: `widgetSchema` checks that they fit it. */
export const settingsSchema = v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown());

const id = v.pipe(v.string(), v.check(isHashcode));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(layoutLimits.name));
const width = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const listOf = <S extends v.GenericSchema>(part: S, most: number) => v.pipe(v.array(part), v.maxLength(most));

const widget = v.strictObject({
  id,
  kind: v.picklist(widgetKindOptions.map(({ value }) => value)),
  name,
  settings: settingsSchema,
});
const cell = v.strictObject({
  id,
  name,
  phone: width,
  tablet: width,
  desk: width,
  widgets: listOf(widget, layoutLimits.widgets),
});
const row = v.strictObject({ id, name, cells: listOf(cell, layoutLimits.cells) });
const page = v.strictObject({ id, name, rows: listOf(row, layoutLimits.rows) });

/** A composed page whole: pages of rows of cells of widgets, in the order in which they are shown. */
export const layoutContentSchema = v.strictObject({ pages: listOf(page, layoutLimits.pages) });

/** A reader's own version of a page: what it shows, and whether the shared page has changed since it was made. */
export interface OwnPage {
  content: LayoutContent;
  is_behind: boolean;
}

// Its type by name: six answers have it, and inferring it in each goes deeper than the compiler follows.
export const ownPageSchema: v.GenericSchema<OwnPage> = v.object({
  content: layoutContentSchema,
  is_behind: v.boolean(),
});

/** The widgets of a layout, in their order. */
export function widgetsOf({ pages }: LayoutContent): LayoutWidget[] {
  return pages.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap(({ widgets }) => widgets)));
}

export type LayoutContent = v.InferOutput<typeof layoutContentSchema>;
export type LayoutPage = LayoutContent['pages'][number];
export type LayoutRow = LayoutPage['rows'][number];
export type LayoutCell = LayoutRow['cells'][number];
export type LayoutWidget = LayoutCell['widgets'][number];
