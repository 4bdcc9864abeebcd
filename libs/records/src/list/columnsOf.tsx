import {
  builtInFields,
  isSortable,
  readableFields,
  type AnyRecord,
  type Collection,
  type Field,
  type Role,
} from '@callboard/api-contract';
import { zoneName } from '@callboard/domain/calendar';
import { type DataTableColumn, StatusBadge } from '@callboard/ui-kit/display';
import { DueDateText } from '@callboard/ui-kit/dates';
import type { ReactNode } from 'react';
import { webKindOf } from '../kinds/webKinds';
import { isDue } from '../values/isDue';
import { optionOf, toKitTone } from '../values/optionOf';
import { valueText } from '../values/valueText';
import { builtInColumns } from './listState';

/** A column that a list can show. */
export interface ColumnChoice {
  name: string;
  field: Field;
  /** The record is known by it, or by several together. */
  isTitle: boolean;
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
    isTitle: collection.title.includes(name),
    isShown: chosen ? chosen.includes(name) : field.column === 'shown' && !settled.includes(name),
  }));
}

// The first column is the link to the record's page.
function titleFirst(collection: Collection, fields: readonly [string, Field][]): [string, Field][] {
  const isTitle = ([name]: [string, Field]) => collection.title.includes(name);
  return [...fields.filter(isTitle), ...fields.filter((entry) => !isTitle(entry))];
}

export interface ColumnLooks {
  labelOf: (field: Field) => string;
  /** The zone in which a record's times are read. */
  zoneOf: (record: AnyRecord) => string | undefined;
  /** Some times are read in another zone than the reader's, and say so. */
  isElsewhere: boolean;
  /** The reader's zone. */
  zone: string;
}

/** The table's columns for what was chosen. */
export function toTableColumns(
  choices: readonly ColumnChoice[],
  looks: ColumnLooks,
): DataTableColumn<AnyRecord>[] {
  const shown = choices.filter(({ isShown }) => isShown);
  const when = shown.find(({ field }) => webKindOf(field).column?.isDay);
  const others = shown.slice(1).map(({ field }) => widthOf(field, looks.isElsewhere));
  const parts = shown.filter(({ isTitle }) => isTitle).length;
  const columnWidths = [titleWidth(others, parts || 1), ...others];
  return shown.map(({ name, field }, index) => ({
    id: name,
    label: looks.labelOf(field),
    render: (record) => cell(field, record, name, looks),
    align: webKindOf(field).column?.align ?? 'start',
    isSortable: isSortable(field),
    width: columnWidths[index],
    // How it stands and when it is come before all else, and leave the whole line to the title.
    ...((field.kind === 'status' || name === when?.name) && { narrow: 'lead' as const }),
    ...(webKindOf(field).column?.isNameless && {
      detail: (record) => namedText(field, record, name, looks),
    }),
  }));
}

function cell(field: Field, record: AnyRecord, name: string, looks: ColumnLooks): ReactNode {
  const value = record[name];
  const [zone, ownZone] = [looks.zoneOf(record), looks.zone];
  if (field.kind === 'datetime') return zone === undefined ? '' : timeText(field, value, zone, ownZone);
  const text = valueText(field, value, ownZone, record);
  if (text === '') return '';
  if (isDue(field, record)) return <DueDateText value={String(value)} zone={ownZone} />;
  if (field.kind !== 'status') return text;
  return <StatusBadge label={text} tone={toKitTone(optionOf(field, value)?.tone)} />;
}

/** 'Edition 2' instead of 2, 'Photos allowed' instead of Yes, and nothing instead of No. */
function namedText(field: Field, record: AnyRecord, name: string, looks: ColumnLooks): ReactNode {
  const value = record[name];
  if (field.kind === 'boolean') return value === true && looks.labelOf(field);
  const text = cell(field, record, name, looks);
  return text !== '' && `${looks.labelOf(field)} ${String(text)}`;
}

/** A time elsewhere says where; the reader's own needs no name. */
function timeText(field: Field, value: unknown, zone: string, ownZone: string): string {
  const text = valueText(field, value, zone);
  return text === '' || zone === ownZone ? text : `${text} ${zoneName(zone, String(value))}`;
}

/** Wide enough for '14-May-2026 Overdue' and its icon. */
const dueWidth = '12.5rem';

/** Wide enough to name a zone: '14-May-2026 19:00 GMT+5:30'. */
const zonedWidth = '14.5rem';

function widthOf(field: Field, isElsewhere: boolean): string | undefined {
  if ('dueIn' in field) return dueWidth;
  if (field.kind === 'datetime' && isElsewhere) return zonedWidth;
  const width = webKindOf(field).column?.width;
  return typeof width === 'function' ? width(field) : width;
}

/**
 * By its title a record is known: it has half as much again as an even share, and is never cut to a few letters for the sake of the
 * others. A part of a title has its part of that. Where no other column takes the room that is left, all of it is the title's.
 */
function titleWidth(others: readonly (string | undefined)[], parts: number): string | undefined {
  if (!others.includes(undefined)) return undefined;
  return `calc(max(var(--table-title), ${150 / (others.length + 1)}cqi) / ${parts})`;
}
