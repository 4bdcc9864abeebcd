import {
  valueIn,
  shownFields,
  type RecordBase,
  type Collection,
  type Field,
  type ActorRoles,
} from '@callboard/api-contract';
import { builtInFields, isSortable } from '@callboard/api-contract/lists';
import type { ChangesOfOthers } from '@callboard/api-client/live';
import { builtInColumns } from '@callboard/domain/lists';
import type { DataTableColumn } from '@callboard/ui-kit/display';
import { lazy, Suspense, type ReactNode } from 'react';
import { webKindOf } from '../kinds/webKinds';
import { ChangeMark } from '../values/ChangeMark';
import { NamedDisplay } from '../values/NamedDisplay';
import { valueText } from '../values/valueText';
import styles from './list.module.css';
import type { HiddenMatchProps } from './searchMarks';

// Lazy: most lists open without a search.
const MarkedText = lazy(async () => ({ default: (await import('./searchMarks')).MarkedText }));
const HiddenMatch = lazy(async () => ({ default: (await import('./searchMarks')).HiddenMatch }));

/** A column that a list can show. */
export interface ColumnSelection {
  name: string;
  field: Field;
  /** True if it is the title or a part of it. */
  isTitle: boolean;
  isShown: boolean;
}

/** The columns that these roles can select. Fixed fields, equal in all rows, are not shown initially. */
export function columnSelections(
  collection: Collection,
  roles: ActorRoles,
  selected: readonly string[] | undefined,
  fixedFields: readonly string[] = [],
): ColumnSelection[] {
  const own = shownFields(collection, roles).filter(([, field]) => field.column !== 'never');
  const builtIn = Object.entries(builtInFields).filter(([name]) => builtInColumns.includes(name));
  return [...titleFirst(collection, own), ...builtIn].map(([name, field]) => ({
    name,
    field,
    isTitle: collection.title.includes(name),
    isShown: selected ? selected.includes(name) : field.column === 'shown' && !fixedFields.includes(name),
  }));
}

// The first column is the link to the record's page.
function titleFirst(collection: Collection, fields: readonly [string, Field][]): [string, Field][] {
  const isTitle = ([name]: [string, Field]) => collection.title.includes(name);
  return [...fields.filter(isTitle), ...fields.filter((entry) => !isTitle(entry))];
}

export interface ColumnStyles {
  labelOf: (field: Field) => string;
  /** The zone of a record's times. */
  zoneOf: (record: RecordBase) => string | undefined;
  /** True if some times are in another zone than the user's, and so name it. */
  isElsewhere: boolean;
  /** The user's zone. */
  zone: string;
  /** Recent changes by others. */
  changes: ChangesOfOthers;
  /** The words of the list's search. */
  search: string;
  /** True if the records have pictures of themselves: each title is then after its picture. @default false */
  hasPictures?: boolean;
}

/** Converts the shown columns to columns of the table. */
export function toTableColumns(
  allColumns: readonly ColumnSelection[],
  context: ColumnStyles,
): DataTableColumn<RecordBase>[] {
  const shown = allColumns.filter(({ isShown }) => isShown);
  const when = shown.find(({ field }) => webKindOf(field).column?.isDay);
  const others = shown.slice(1).map(({ field }) => widthOf(field, context));
  const parts = shown.filter(({ isTitle }) => isTitle).length;
  const columnWidths = [titleWidth(others, parts || 1), ...others];
  return shown.map(({ name, field }, index) => ({
    id: name,
    label: context.labelOf(field),
    render: (record) =>
      index === 0 ? (
        <>
          {context.hasPictures && <TitlePicture record={record} />}
          {/* It is the link to the record, which needs a name where this value is missing: a draft has no number yet. */}
          {markedCell(field, record, name, context) || record.qed_model.title}
          {context.search !== '' && (
            <Suspense fallback={null}>
              <HiddenMatch {...matchFacts(record, allColumns, context)} />
            </Suspense>
          )}
        </>
      ) : (
        markedCell(field, record, name, context)
      ),
    align: webKindOf(field).column?.align ?? 'start',
    isSortable: isSortable(field),
    width: columnWidths[index],
    // Status and day start the second line, which leaves the whole first line to the title.
    ...((webKindOf(field).column?.isLeading || name === when?.name) && { narrow: 'lead' as const }),
    ...labelledDetail(name, field, context),
  }));
}

/** These displays are wider or taller than the line of details: an avatar, a path in parts, a button to copy. */
const displaysAsText: readonly Field['display'][] = ['id', 'model', 'model-title', 'path'];

/** 'Members 2' instead of 2, 'Photos allowed' instead of Yes, and nothing instead of No; a name without its avatar. */
function labelledDetail(name: string, field: Field, { labelOf, zone }: ColumnStyles) {
  const labelled = webKindOf(field).column?.labelled;
  const textOf = (record: RecordBase) => valueText(field, valueIn(record, name), zone, record);
  if (labelled)
    return {
      detail: (record: RecordBase) => labelled(labelOf(field), textOf(record), valueIn(record, name)),
    };
  return field.display !== undefined && displaysAsText.includes(field.display) ? { detail: textOf } : {};
}

/** The picture of a record in front of its title; nothing without one. */
function TitlePicture({ record }: { record: RecordBase }) {
  const image = record.qed_model.avatar?.image?.url;
  return image ? <img className={styles.picture} src={image} alt="" loading="lazy" /> : null;
}

function markedCell(field: Field, record: RecordBase, name: string, context: ColumnStyles): ReactNode {
  const content = cell(field, record, name, context);
  const isMarked = content !== '' && context.changes[record.hashcode]?.includes(name);
  return isMarked ? <ChangeMark>{content}</ChangeMark> : content;
}

function cell(field: Field, record: RecordBase, name: string, context: ColumnStyles): ReactNode {
  const value = valueIn(record, name);
  const text = valueText(field, value, context.zone, record);
  if (text === '') return '';
  const { display } = field;
  if (display)
    return <NamedDisplay display={display} field={field} value={value} text={text} record={record} />;
  const zone = context.zoneOf(record);
  const { column } = webKindOf(field);
  const shown = column?.cell?.({ field, value, text, zone, ownZone: context.zone, record });
  const marked =
    field.search && context.search !== '' ? (
      <Suspense fallback={text}>
        <MarkedText text={text} search={context.search} />
      </Suspense>
    ) : (
      text
    );
  return shown ?? marked;
}

/** The texts of a record in which a search can have found it. */
function matchFacts(
  record: RecordBase,
  columns: readonly ColumnSelection[],
  { search, labelOf, zone }: ColumnStyles,
): HiddenMatchProps {
  const textOf = ({ field, name }: ColumnSelection) => valueText(field, valueIn(record, name), zone, record);
  return {
    search,
    shown: columns.filter(({ isShown, isTitle }) => isShown || isTitle).map(textOf),
    hidden: columns
      .filter(({ field, isShown }) => field.search && !isShown)
      .map((column) => ({ label: labelOf(column.field), text: textOf(column) })),
  };
}

/** The width of a short value, and room for most of its label: the mean letter is narrower than the `0` of a `ch`. */
function widthOf(field: Field, { isElsewhere, labelOf }: ColumnStyles): string | undefined {
  const width = webKindOf(field).column?.width;
  if (typeof width === 'function') return width(field, { isElsewhere });
  return width === undefined ? undefined : `max(${width}, min(${labelOf(field).length}ch + 2.5rem, 12rem))`;
}

/**
 * The title identifies a record: it gets 1.5 times an even share, and a minimum width so that other columns do not truncate it to a few
 * letters. Parts of a title divide that width. If no other column is flexible, the title gets all remaining width.
 */
function titleWidth(others: readonly (string | undefined)[], parts: number): string | undefined {
  if (!others.includes(undefined)) return undefined;
  return `calc(max(var(--table-title), ${150 / (others.length + 1)}cqi) / ${parts})`;
}
