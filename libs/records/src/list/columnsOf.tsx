import {
  builtInFields,
  isSortable,
  readableFields,
  type AnyRecord,
  type Collection,
  type Field,
  type Role,
} from '@callboard/api-contract';
import { StatusBadge, type DataTableColumn } from '@callboard/ui-kit';
import { zoneName } from '../dates/formatDate';
import { optionOf, toKitTone } from '../values/optionOf';
import { valueText } from '../values/valueText';
import { builtInColumns } from './listState';

/** A column that a list can show. */
export interface ColumnChoice {
  name: string;
  field: Field;
  isShown: boolean;
}

/** The columns that these roles may choose from, with those that are shown at first: never one that is the same in all rows. */
export function columnChoices(
  collection: Collection,
  roles: readonly Role[],
  chosen: readonly string[] | undefined,
  settled: readonly string[] = [],
): ColumnChoice[] {
  const own = readableFields(collection, roles).filter(([, field]) => field.column !== 'never');
  const builtIn = Object.entries(builtInFields).filter(([name]) => builtInColumns.includes(name));
  return [...titleFirst(collection, own), ...builtIn].map(([name, field]) => ({
    name,
    field,
    isShown: chosen ? chosen.includes(name) : field.column === 'shown' && !settled.includes(name),
  }));
}

// The first column is the link to the record's page.
function titleFirst(collection: Collection, fields: readonly [string, Field][]): [string, Field][] {
  const isTitle = ([name]: [string, Field]) => collection.title.includes(name);
  return [...fields.filter(isTitle), ...fields.filter((entry) => !isTitle(entry))];
}

/** The table's columns for what was chosen. */
export function toTableColumns(
  choices: readonly ColumnChoice[],
  labelOf: (field: Field) => string,
  zoneOf: (record: AnyRecord) => string,
  ownZone: string,
): DataTableColumn<AnyRecord>[] {
  const shown = choices.filter(({ isShown }) => isShown);
  return shown.map(({ name, field }, index) => ({
    id: name,
    label: labelOf(field),
    render: (record) => cell(field, record[name], zoneOf(record), ownZone),
    align: field.kind === 'integer' ? 'end' : 'start',
    isSortable: isSortable(field),
    ...widthOf(field, index),
    ...(field.kind === 'status' && { narrow: 'end' as const }),
  }));
}

function cell(field: Field, value: unknown, zone: string, ownZone: string) {
  const text = valueText(field, value, zone);
  // A time elsewhere says where; the reader's own needs no name.
  if (field.kind === 'datetime' && text !== '' && zone !== ownZone)
    return `${text} ${zoneName(zone, String(value))}`;
  if (field.kind !== 'status' || text === '') return text;
  return <StatusBadge label={text} tone={toKitTone(optionOf(field, value)?.tone)} />;
}

const widths: Partial<Record<Field['kind'], string>> = {
  integer: '7.5rem',
  boolean: '6rem',
  date: '8rem',
  datetime: '10.5rem',
  status: '9.5rem',
};

function widthOf({ kind }: Field, index: number): { width?: string } {
  const width = index === 0 ? undefined : widths[kind];
  return width === undefined ? {} : { width };
}
