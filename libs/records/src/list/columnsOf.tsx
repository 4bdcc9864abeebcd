import {
  shownFields,
  type AnyRecord,
  type Collection,
  type Field,
  type ActorRoles,
} from '@callboard/api-contract';
import { builtInFields, isSortable } from '@callboard/api-contract/lists';
import type { ChangesOfOthers } from '@callboard/api-client/live';
import { builtInColumns, excerptOf, hasEveryWord } from '@callboard/domain/lists';
import { MarkedText, type DataTableColumn } from '@callboard/ui-kit/display';
import type { ReactNode } from 'react';
import { webKindOf } from '../kinds/webKinds';
import { ChangeMark } from '../values/ChangeMark';
import { NamedDisplay } from '../values/NamedDisplay';
import { valueText } from '../values/valueText';
import styles from './list.module.css';

/** A column that a list can show. */
export interface ColumnSelection {
  name: string;
  field: Field;
  /** Whether it is the title or a part of it. */
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
  zoneOf: (record: AnyRecord) => string | undefined;
  /** Whether some times are in another zone than the user's, and so name it. */
  isElsewhere: boolean;
  /** The user's zone. */
  zone: string;
  /** What others have just changed. */
  changes: ChangesOfOthers;
  /** The words of the list's search. */
  search: string;
  /** Whether the records have pictures of themselves: each title is then after its picture. @default false */
  hasPictures?: boolean;
}

/** Converts the shown columns to columns of the table. */
export function toTableColumns(
  allColumns: readonly ColumnSelection[],
  context: ColumnStyles,
): DataTableColumn<AnyRecord>[] {
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
          {context.search !== '' && <HiddenMatch record={record} columns={allColumns} context={context} />}
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
  const textOf = (record: AnyRecord) => valueText(field, record[name], zone, record);
  if (labelled)
    return { detail: (record: AnyRecord) => labelled(labelOf(field), textOf(record), record[name]) };
  return field.display !== undefined && displaysAsText.includes(field.display) ? { detail: textOf } : {};
}

/** The picture of a record in front of its title; nothing without one. */
function TitlePicture({ record }: { record: AnyRecord }) {
  const image = record.qed_model.avatar?.image?.url;
  return image ? <img className={styles.picture} src={image} alt="" loading="lazy" /> : null;
}

function markedCell(field: Field, record: AnyRecord, name: string, context: ColumnStyles): ReactNode {
  const content = cell(field, record, name, context);
  const isMarked = content !== '' && context.changes[record.hashcode]?.includes(name);
  return isMarked ? <ChangeMark>{content}</ChangeMark> : content;
}

function cell(field: Field, record: AnyRecord, name: string, context: ColumnStyles): ReactNode {
  const value = record[name];
  const text = valueText(field, value, context.zone, record);
  if (text === '') return '';
  const { display } = field;
  if (display)
    return <NamedDisplay display={display} field={field} value={value} text={text} record={record} />;
  const zone = context.zoneOf(record);
  const { column } = webKindOf(field);
  const shown = column?.cell?.({ field, value, text, zone, ownZone: context.zone, record });
  return (
    shown ??
    (field.search && context.search !== '' ? <MarkedText text={text} search={context.search} /> : text)
  );
}

interface HiddenMatchProps {
  record: AnyRecord;
  columns: readonly ColumnSelection[];
  context: ColumnStyles;
}

/** Why a search found a record, where no shown column has the words: the field and the surroundings of the match. */
function HiddenMatch({ record, columns, context: { search, labelOf, zone } }: HiddenMatchProps) {
  const textOf = ({ field, name }: ColumnSelection) => valueText(field, record[name], zone, record);
  const shown = columns.filter(({ isShown, isTitle }) => isShown || isTitle).map(textOf);
  if (hasEveryWord(shown.join(' '), search)) return null;
  for (const column of columns.filter(({ field, isShown }) => field.search && !isShown)) {
    const parts = excerptOf(textOf(column), search);
    if (parts)
      return (
        <span className={styles.match}>
          {labelOf(column.field)}: <MarkedText text={parts} />
        </span>
      );
  }
  return null;
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
