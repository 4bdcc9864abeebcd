import { valueIn, type RecordBase } from '@callboard/api-contract';
import { Icon, Spinner } from '@callboard/ui-kit/elements';
import { memo } from 'react';
import { webKindOf } from '../../kinds/webKinds';
import { valueText } from '../../values/valueText';
import { CellEditor, type CellEditorProps } from './CellEditor';
import type { CellEntry } from './cellEntries';
import type { CellColumn } from './cellFields';
import { cellMessages } from './cellMessages';
import styles from './cells.module.css';

/** The cell that is being edited. */
export type OpenEditor = Pick<CellEditorProps, 'text' | 'onCommit' | 'onCancel'>;

export interface CellRowProps {
  record: RecordBase;
  /** From 0. */
  row: number;
  columns: readonly CellColumn[];
  entries: ReadonlyMap<string, CellEntry> | undefined;
  /** The column of the cell that a Tab reaches; undefined where it is in another row. */
  stop: number | undefined;
  /** The first and the last selected column; undefined for none. */
  start: number | undefined;
  end: number | undefined;
  editor: OpenEditor | undefined;
  zone: string;
  isFixed: (record: RecordBase, column: CellColumn) => boolean;
}

/** A row of the grid. It renders again only for what changes in it: one paste changes many cells. */
export const CellRow = memo(PlainCellRow);

function PlainCellRow(props: CellRowProps) {
  const { record, row, columns, entries, stop, start = 0, end = -1, editor, zone, isFixed } = props;
  return (
    <tr aria-rowindex={row + 2}>
      {columns.map((column, index) => {
        const entry = entries?.get(column.name);
        const isRefused = entry?.status === 'refused';
        const fixed = isFixed(record, column);
        return (
          <td
            key={column.name}
            role="gridcell"
            className={styles.cell}
            data-cell={`${row}:${index}`}
            data-align={webKindOf(column.field).column?.align}
            data-fixed={fixed || undefined}
            data-status={entry?.status === 'saved' ? undefined : entry?.status}
            aria-colindex={index + 1}
            aria-readonly={fixed || undefined}
            aria-invalid={isRefused || undefined}
            aria-selected={index >= start && index <= end}
            tabIndex={index === stop ? 0 : -1}
            title={isRefused ? entry.sentence : undefined}
          >
            {editor && index === stop ? (
              <CellEditor record={record} column={column} {...editor} />
            ) : (
              <CellContent record={record} column={column} entry={entry} isFixed={fixed} zone={zone} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface CellContentProps {
  record: RecordBase;
  column: CellColumn;
  entry: CellEntry | undefined;
  isFixed: boolean;
  zone: string;
}

function CellContent({ record, column: { name, field }, entry, isFixed, zone }: CellContentProps) {
  if (entry?.status === 'refused')
    return (
      <>
        <span className={styles.mark}>
          <Icon name="error" size="small" />
        </span>
        {entry.text}
        <span data-visually-hidden>{cellMessages.refused(entry.sentence)}</span>
      </>
    );
  if (entry?.status === 'saving')
    return (
      <>
        <span className={styles.mark}>
          <Spinner size="small" />
        </span>
        {entry.text}
      </>
    );
  const isAhead = entry?.status === 'saved' && entry.record.version === record.version;
  return (
    <>
      {isFixed && (
        <span className={styles.mark} title={cellMessages.fixed}>
          <Icon name="lock" size="small" />
        </span>
      )}
      {valueText(field, isAhead ? entry.value : valueIn(record, name), zone, record)}
    </>
  );
}
