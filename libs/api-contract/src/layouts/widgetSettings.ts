import * as v from 'valibot';
import { collectionNamed, collectionNames } from '../collectionNamed';
import type { CollectionName } from '../registry';
import { isFilterable, isSortable } from '../filters';
import type { Field } from '../fields/kinds';
import { cardNames, type CardName } from './places';
import type { WidgetKind } from './widgetKinds.data';

/** How a setting is given: a form makes an input of it, and the schema of the settings is made of the same. */
export type SettingInput =
  'collection' | 'status' | 'from' | 'by' | 'columns' | 'ordering' | 'rows' | 'richtext' | 'card';

/** The settings of each kind, in the order in which they are prompted. `needs` are those without which it shows nothing. */
export const widgetSettings = {
  number: { inputs: ['collection', 'status', 'from'], needs: ['collection'] },
  list: {
    inputs: ['collection', 'columns', 'status', 'from', 'ordering', 'rows'],
    needs: ['collection'],
  },
  plot: { inputs: ['collection', 'by', 'status', 'from'], needs: ['collection', 'by'] },
  text: { inputs: ['richtext'], needs: ['richtext'] },
  announcements: { inputs: ['rows'], needs: [] },
  tasks: { inputs: ['rows'], needs: [] },
  progress: { inputs: ['collection', 'status', 'from'], needs: ['collection', 'status'] },
  card: { inputs: ['card'], needs: ['card'] },
} as const satisfies Record<WidgetKind, { inputs: readonly SettingInput[]; needs: readonly SettingInput[] }>;

/** How many columns and rows a widget lists at most. */
export const widgetLimits = { columns: 4, rows: 20, text: 20_000 } as const;

const fieldName = v.pipe(v.string(), v.maxLength(60));

const schemas = {
  collection: v.picklist(collectionNames),
  /** One status of the records. */
  status: fieldName,
  /** A date of the records: only those of today and later. */
  from: fieldName,
  /** The field whose values are counted. */
  by: fieldName,
  columns: v.pipe(v.array(fieldName), v.maxLength(widgetLimits.columns)),
  /** As a list takes it: `-created`. */
  ordering: fieldName,
  rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(widgetLimits.rows)),
  richtext: v.pipe(v.string(), v.maxLength(widgetLimits.text)),
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

/** Whether a widget has all that it needs to show something. */
export function isSetUp(kind: WidgetKind, settings: WidgetSettings): boolean {
  return widgetSettings[kind].needs.every((input) => Boolean(settings[input]));
}

/** The fields of a collection that a setting can name, by what they are for. */
export function settingFields(
  collection: CollectionName,
  input: 'from' | 'by' | 'columns' | 'ordering',
): [string, Field][] {
  const takes: Record<typeof input, (field: Field) => boolean> = {
    from: (field) => (field.kind === 'date' || field.kind === 'datetime') && isFilterable(field),
    by: (field) => isFilterable(field) && ['select', 'status', 'reference', 'boolean'].includes(field.kind),
    columns: (field) => field.column !== 'never' && field.kind !== 'document' && field.kind !== 'richtext',
    ordering: isSortable,
  };
  return Object.entries(collectionNamed(collection).fields).filter(([, field]) => takes[input](field));
}

function unknownNames(settings: WidgetSettings): string[] {
  const { collection, status, from, by, columns = [], ordering } = settings;
  if (!collection) return [];
  const { lifecycle, label } = collectionNamed(collection);
  const names = (input: Parameters<typeof settingFields>[1]) =>
    settingFields(collection, input).map(([name]) => name);
  const strange = [
    ...(status !== undefined && !(status in (lifecycle?.statuses ?? {})) ? [status] : []),
    ...(from !== undefined && !names('from').includes(from) ? [from] : []),
    ...(by !== undefined && !names('by').includes(by) ? [by] : []),
    ...columns.filter((column) => !names('columns').includes(column)),
    ...(ordering !== undefined && !names('ordering').includes(ordering.replace(/^-/, '')) ? [ordering] : []),
  ];
  return strange.map((name) => `${label.many} have no ${name} that a widget can show.`);
}
