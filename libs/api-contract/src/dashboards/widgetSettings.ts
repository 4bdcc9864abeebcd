import * as v from 'valibot';
import { altSchema, uploadLimits } from '../attachments/uploadLimits';
import { collectionNamed, collectionNames, isCollectionName } from '../collectionNamed';
import type { CollectionName } from '../collectionName';
import { isFilterable, isSortable } from '../filters';
import type { Field } from '../fields/kinds';
import { isHashcode } from '../schemas/formats';
import { cardNames, type CardName } from '../layouts/places';
import type { WidgetKind } from '../layouts/widgetKinds.data';

/** How a setting is given: a form makes an input of it, and the schema of the settings is made of the same. */
export type SettingInput =
  | 'collection'
  | 'view'
  | 'status'
  | 'from'
  | 'by'
  | 'date'
  | 'place'
  | 'columns'
  | 'ordering'
  | 'rows'
  | 'show'
  | 'richtext'
  | 'picture'
  | 'alt'
  | 'caption'
  | 'report'
  | 'figure'
  | 'card';

/** The settings that name a field of the collection. */
export type FieldInput = 'from' | 'by' | 'date' | 'place' | 'columns' | 'ordering';

/** The settings of each kind, in the order in which they are prompted. `needs` are those without which it shows nothing. */
export const widgetSettings = {
  number: { inputs: ['collection', 'view', 'status', 'from'], needs: ['collection'] },
  list: {
    inputs: ['collection', 'view', 'columns', 'status', 'from', 'ordering', 'rows'],
    needs: ['collection'],
  },
  plot: { inputs: ['collection', 'by', 'view', 'status', 'from'], needs: ['collection', 'by'] },
  report: { inputs: ['report', 'figure'], needs: ['report'] },
  calendar: { inputs: ['collection', 'date', 'view', 'status', 'show'], needs: ['collection', 'date'] },
  map: { inputs: ['collection', 'place', 'view', 'status', 'from'], needs: ['collection', 'place'] },
  text: { inputs: ['richtext'], needs: ['richtext'] },
  picture: { inputs: ['picture', 'alt', 'caption'], needs: ['picture', 'alt'] },
  announcements: { inputs: ['rows'], needs: [] },
  tasks: { inputs: ['rows'], needs: [] },
  progress: { inputs: ['collection', 'status', 'from'], needs: ['collection', 'status'] },
  card: { inputs: ['card'], needs: ['card'] },
} as const satisfies Record<WidgetKind, { inputs: readonly SettingInput[]; needs: readonly SettingInput[] }>;

/** How many columns and rows a widget lists at most. */
export const widgetLimits = { columns: 4, rows: 20, text: 20_000, view: 2_000, caption: 300 } as const;

/** The `group` of the pictures of composed pages. They belong to no record: those who see the page see them. */
export const pagePicture = 'page_picture';

/** How a calendar shows its days: as weeks, or as a list. Where it has no room for weeks, it is a list. */
export const calendarForms = ['month', 'agenda'] as const;

/** How a report is shown on a page. Without one it is shown as the report itself is. */
export const reportFigures = ['number', 'plot', 'table'] as const;
export type ReportFigure = (typeof reportFigures)[number];

const fieldName = v.pipe(v.string(), v.maxLength(60));

const schemas = {
  collection: v.picklist(collectionNames),
  /** The search and the filters of a saved view, as its list has them in the URL: a copy, so that a version of the page stays as it is. */
  view: v.pipe(v.string(), v.maxLength(widgetLimits.view)),
  /** One status of the records. */
  status: fieldName,
  /** A date of the records: only those of today and later. */
  from: fieldName,
  /** The field whose values are counted. */
  by: fieldName,
  /** The date by which the records stand in a calendar. */
  date: fieldName,
  /** Where the records are: their own place, or one that they refer to. */
  place: fieldName,
  columns: v.pipe(v.array(fieldName), v.maxLength(widgetLimits.columns)),
  /** As a list takes it: `-created`. */
  ordering: fieldName,
  rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(widgetLimits.rows)),
  show: v.picklist(calendarForms),
  richtext: v.pipe(v.string(), v.maxLength(widgetLimits.text)),
  picture: v.strictObject({
    hashcode: v.pipe(v.string(), v.check(isHashcode)),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(uploadLimits.maxNameLength)),
  }),
  alt: altSchema,
  caption: v.pipe(v.string(), v.trim(), v.maxLength(widgetLimits.caption)),
  /** A saved report, by its hashcode: its question is the one of today, and each reader gets the answer of their own rights. */
  report: v.pipe(v.string(), v.check(isHashcode)),
  figure: v.picklist(reportFigures),
  /** A card of the pages that every tenant has. */
  card: v.picklist<readonly CardName[]>(cardNames),
} as const satisfies Record<SettingInput, v.GenericSchema>;

/** The settings of a widget, each absent until it is given. */
export type WidgetSettings = { [S in SettingInput]?: v.InferOutput<(typeof schemas)[S]> };

/** The schema of the settings of a kind: nothing else than its inputs, and only fields that its collection has. */
export function widgetSchema(kind: WidgetKind): v.GenericSchema<unknown, WidgetSettings> {
  const entries = Object.fromEntries(
    widgetSettings[kind].inputs.map((input) => [input, v.optional(schemas[input])]),
  );
  // The entries are some of the schemas above, each optional.
  const settings = v.strictObject(entries) as unknown as v.GenericSchema<unknown, WidgetSettings>;
  return v.pipe(
    settings,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const message of unknownNames(dataset.value)) addIssue({ message });
    }),
  );
}

/** The settings of a widget as far as they are right; null where they are not. */
export function parseWidget({
  kind,
  settings,
}: {
  kind: WidgetKind;
  settings: unknown;
}): WidgetSettings | null {
  const parsed = v.safeParse(widgetSchema(kind), settings);
  return parsed.success ? parsed.output : null;
}

/** Checks whether a widget has all the settings it needs. */
export function isSetUp(kind: WidgetKind, settings: WidgetSettings): boolean {
  return widgetSettings[kind].needs.every((input) => Boolean(settings[input]));
}

/** The fields of a collection that a setting can name, by what they are for. */
export function settingFields(collection: CollectionName, input: FieldInput): [string, Field][] {
  const takes: Record<FieldInput, (field: Field) => boolean> = {
    from: isDated,
    date: isDated,
    place: hasPlace,
    by: (field) => isFilterable(field) && ['select', 'status', 'reference', 'boolean'].includes(field.kind),
    columns: (field) => field.column !== 'never' && field.kind !== 'document' && field.kind !== 'richtext',
    ordering: isSortable,
  };
  return Object.entries(collectionNamed(collection).fields).filter(([, field]) => takes[input](field));
}

function isDated(field: Field): boolean {
  return (field.kind === 'date' || field.kind === 'datetime') && isFilterable(field);
}

/** Coordinates, or a reference by which records can be counted at the coordinates of what it names. */
function hasPlace(field: Field): boolean {
  if (field.kind !== 'reference') return field.kind === 'coordinates';
  if (!isFilterable(field) || !isCollectionName(field.to)) return false;
  const { map, fields } = collectionNamed(field.to);
  return map !== undefined && fields[map]?.kind === 'coordinates';
}

function unknownNames(settings: WidgetSettings): string[] {
  const { collection, status, from, by, date, place, columns = [], ordering } = settings;
  if (!collection) return [];
  const { lifecycle, label } = collectionNamed(collection);
  const names = (input: FieldInput) => settingFields(collection, input).map(([name]) => name);
  const strange = [
    ...(status !== undefined && !(status in (lifecycle?.statuses ?? {})) ? [status] : []),
    ...(from !== undefined && !names('from').includes(from) ? [from] : []),
    ...(date !== undefined && !names('date').includes(date) ? [date] : []),
    ...(place !== undefined && !names('place').includes(place) ? [place] : []),
    ...(by !== undefined && !names('by').includes(by) ? [by] : []),
    ...columns.filter((column) => !names('columns').includes(column)),
    ...(ordering !== undefined && !names('ordering').includes(ordering.replace(/^-/, '')) ? [ordering] : []),
  ];
  return strange.map((name) => `${label.many} have no ${name} that a widget can show.`);
}
