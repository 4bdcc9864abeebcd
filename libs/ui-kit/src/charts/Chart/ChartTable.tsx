import styles from './ChartTable.module.css';

export interface ChartTableProps {
  label: string;
  /** The header of the first column. */
  rowLabel: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

/** The values of a chart as a table. */
export function ChartTable({ label, rowLabel, columns, rows }: ChartTableProps) {
  return (
    // A scrollable region must be reachable by keyboard.
    <div className={styles.root} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{rowLabel}</th>
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
              {row.cells.map((cell, column) => (
                <td key={columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
