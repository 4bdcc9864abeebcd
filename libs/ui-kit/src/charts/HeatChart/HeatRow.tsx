import { figureText, isFigure } from '../Chart/seriesFigures';
import { chartMessages } from '../Chart/chartMessages';
import { toHeat } from './toHeat';
import styles from './HeatChart.module.css';

interface HeatRowProps {
  label: string;
  columns: readonly string[];
  values: readonly (number | null)[];
  range: readonly [least: number, most: number];
  format: (value: number) => string;
  /** The column of the tab stop, if it is in this row. */
  focusedColumn: number | undefined;
  onFocus: (column: number) => void;
}

/** One row of cells. */
export function HeatRow({ label, columns, values, range, format, focusedColumn, onFocus }: HeatRowProps) {
  return (
    <tr>
      <th className={styles.rowName} scope="row">
        {label}
      </th>
      {columns.map((column, index) => {
        const value = values[index];
        const text = figureText(value, format);
        return (
          <td
            key={`${index} ${column}`}
            className={styles.cell}
            role="gridcell"
            data-heat={isFigure(value) ? toHeat(value, range) : undefined}
            data-side={index >= columns.length / 2 ? 'start' : 'end'}
            tabIndex={focusedColumn === index ? 0 : -1}
            onFocus={() => onFocus(index)}
          >
            <span className={styles.figure}>{text}</span>
            <span className={styles.tip} aria-hidden>
              {chartMessages.pointInWords(`${label}, ${column}`, text)}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
