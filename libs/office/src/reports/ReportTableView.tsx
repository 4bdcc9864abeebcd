import { reportMessages as words } from './reportMessages';
import styles from './reports.module.css';
import type { ShownTable } from './useShownTable';

export interface ReportTableViewProps {
  label: string;
  shown: ShownTable;
}

/** An answer as a table, with a last row for the total. */
export function ReportTableView({
  label,
  shown: { byLabel, columns, rows, totals, figure },
}: ReportTableViewProps) {
  return (
    // A scrollable region must be reachable by keyboard.
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{byLabel}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${index} ${row.label}`}>
              <th scope="row">{row.label}</th>
              {row.values.map((value, column) => (
                <td key={columns[column]}>{figure(value, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {totals.map((value, column) => (
                <td key={columns[column]}>{figure(value, column)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
