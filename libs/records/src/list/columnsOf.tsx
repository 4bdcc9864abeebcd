import {
  builtInFields,
  isSortable,
  readableFields,
  type AnyRecord,
  type Collection,
  type Field,
  type Role,
  type SelectField,
} from '@callboard/api-contract';
import { zoneName } from '@callboard/domain/calendar';
import { type DataTableColumn, StatusBadge } from '@callboard/ui-kit/display';
import { DueDateText } from '@callboard/ui-kit/dates';
import type { ReactNode } from 'react';
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
  const when = shown.find(({ field }) => dayKinds.includes(field.kind));
  const others = shown.slice(1).map(({ field }) => widthOf(field, looks.isElsewhere));
  const parts = shown.filter(({ isTitle }) => isTitle).length;
  const columnWidths = [titleWidth(others, parts || 1), ...others];
  return shown.map(({ name, field }, index) => ({
    id: name,
    label: looks.labelOf(field),
    render: (record) => cell(field, record, name, looks),
    align: numberKinds.includes(field.kind) ? 'end' : 'start',
    isSortable: isSortable(field),
    width: columnWidths[index],
    // How it stands and when it is come before all else, and leave the whole line to the title.
    ...((field.kind === 'status' || name === when?.name) && { narrow: 'lead' as const }),
    ...(namelessKinds.includes(field.kind) && {
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

/** Kinds whose values say little without the name of their field. */
const namelessKinds: readonly Field['kind'][] = ['integer', 'boolean'];

/** A time elsewhere says where; the reader's own needs no name. */
function timeText(field: Field, value: unknown, zone: string, ownZone: string): string {
  const text = valueText(field, value, zone);
  return text === '' || zone === ownZone ? text : `${text} ${zoneName(zone, String(value))}`;
}

const dayKinds: readonly Field['kind'][] = ['date', 'datetime'];
const numberKinds: readonly Field['kind'][] = ['integer', 'duration'];

const widths: Partial<Record<Field['kind'], string>> = {
  integer: '7.5rem',
  boolean: '6rem',
  date: '8rem',
  datetime: '10.5rem',
  time: '6rem',
  duration: '7.5rem',
  // A narrow list leaves more to the title.
  status: 'clamp(8.5rem, 15cqi, 9.5rem)',
};

/** Wide enough for '14-May-2026 Overdue' and its icon. */
const dueWidth = '12.5rem';

/** Wide enough to name a zone: '14-May-2026 19:00 GMT+5:30'. */
const zonedWidth = '14.5rem';

function widthOf(field: Field, isElsewhere: boolean): string | undefined {
  if (field.kind === 'select') return selectWidth(field);
  if ('dueIn' in field) return dueWidth;
  return field.kind === 'datetime' && isElsewhere ? zonedWidth : widths[field.kind];
}

/**
 * By its title a record is known: it has half as much again as an even share, and is never cut to a few letters for the sake of the
 * others. A part of a title has its part of that. Where no other column takes the room that is left, all of it is the title's.
 */
function titleWidth(others: readonly (string | undefined)[], parts: number): string | undefined {
  if (!others.includes(undefined)) return undefined;
  return `calc(max(var(--table-title), ${150 / (others.length + 1)}cqi) / ${parts})`;
}

/** As wide as the longest of its words, within reason; a header has an arrow beside it. */
function selectWidth({ label, options }: SelectField): string {
  const longest = Math.max(label.length + 2, ...options.map((option) => option.label.length));
  return `min(9.5rem, ${longest}ch + 1.5rem)`;
}
