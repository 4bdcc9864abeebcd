import { Fragment, memo, type ReactNode } from 'react';
import type { PlacedColumns } from './placeColumns';
import checkbox from '../../inputs/Checkbox/Checkbox.module.css';
import styles from './DataTable.module.css';

export interface TableRowProps<Row> {
  row: Row | undefined;
  index: number;
  placed: PlacedColumns<Row>;
  /** The URL of the row, if it has one. */
  href: string | undefined;
  /** The name of the checkbox; absent where rows cannot be selected. */
  checkLabel: string | undefined;
  isSelected: boolean;
  /** True if this row is the table's tab stop. */
  isTabStop: boolean;
}

/** One row. It has no handlers of its own: the table listens for all rows, so that rows render fast. */
export const TableRow = memo(PlainTableRow, areSame) as typeof PlainTableRow; // memo loses the type parameter.

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, placed, href, checkLabel, isSelected, isTabStop } = props;
  const stop = { 'data-stop': true, tabIndex: isTabStop ? 0 : -1 };
  return (
    <tr
      className={styles.row}
      data-row={index}
      aria-rowindex={index + 2}
      aria-selected={checkLabel === undefined ? undefined : isSelected}
      data-pending={row === undefined || undefined}
      {...(href === undefined ? stop : {})}
    >
      {checkLabel !== undefined && (
        <td className={styles.check}>
          <input
            type="checkbox"
            className={checkbox.box}
            aria-label={checkLabel}
            tabIndex={isTabStop ? 0 : -1}
            checked={isSelected}
            onChange={ignore}
          />
        </td>
      )}
      {placed.cells.map((column, position) => {
        if (row === undefined) return <td key={column.id} className={styles.cell} />;
        const content = column.render(row);
        return (
          <td key={column.id} className={styles.cell} data-align={column.align}>
            {position === 0 && href !== undefined ? (
              <a className={styles.link} href={href} {...stop}>
                {content}
              </a>
            ) : (
              content
            )}
            {position === 0 && placed.details.length > 0 && (
              <span className={styles.details}>
                {join(placed.details.map(({ detail, render }) => (detail ?? render)(row)))}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function areSame<Row>(a: TableRowProps<Row>, b: TableRowProps<Row>): boolean {
  return (
    a.row === b.row &&
    a.index === b.index &&
    a.placed === b.placed &&
    a.href === b.href &&
    a.checkLabel === b.checkLabel &&
    a.isSelected === b.isSelected &&
    a.isTabStop === b.isTabStop
  );
}

function join(parts: readonly ReactNode[]): ReactNode {
  const present = parts.filter(
    (part) => part !== undefined && part !== null && part !== '' && part !== false,
  );
  return present.map((part, position) => (
    <Fragment key={position}>
      {position > 0 && ' · '}
      {part}
    </Fragment>
  ));
}

// The table receives the change event by bubbling, but React requires a handler on a controlled checkbox.
function ignore() {}
