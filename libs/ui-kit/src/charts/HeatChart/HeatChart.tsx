import { useId } from 'react';
import { ChartFrame } from '../Chart/ChartFrame';
import { ChartTable } from '../Chart/ChartTable';
import { formatFigure } from '../Chart/formatFigure';
import { figureText, isFigure } from '../Chart/seriesFigures';
import { chartMessages } from '../Chart/chartMessages';
import { HeatLegend } from './HeatLegend';
import { HeatRow } from './HeatRow';
import { useCellFocus } from './useCellFocus';
import styles from './HeatChart.module.css';

export interface HeatChartProps {
  /** A short description of the chart: its caption. */
  label: string;
  /** Heading of the table's first column. */
  rowLabel: string;
  /** The names of the rows. */
  rows: readonly string[];
  /** The names of the columns. */
  columns: readonly string[];
  /** The values, row by row; `null` where there is none. */
  values: readonly (readonly (number | null)[])[];
  /** Formats a value. @default digits in groups of three */
  format?: ((value: number) => string) | undefined;
  /** Hides the caption visually. @default false */
  isLabelHidden?: boolean | undefined;
}

/** An amount by two dimensions, such as sales by weekday and hour. Each cell shows its value. */
export function HeatChart({
  label,
  rowLabel,
  rows,
  columns,
  values,
  format = formatFigure,
  isLabelHidden,
}: HeatChartProps) {
  const helpId = useId();
  const figures = values.flat().filter(isFigure);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const focus = useCellFocus(rows.length, columns.length);
  return (
    <ChartFrame
      label={label}
      isLabelHidden={isLabelHidden}
      isEmpty={figures.length === 0}
      table={
        <ChartTable
          label={label}
          rowLabel={rowLabel}
          columns={columns}
          rows={rows.map((row, index) => ({
            label: row,
            cells: columns.map((_, column) => figureText(values[index]?.[column], format)),
          }))}
        />
      }
    >
      <div className={styles.scroll}>
        <table
          className={styles.table}
          role="grid"
          aria-label={chartMessages.pointsOf(label)}
          aria-describedby={helpId}
          onKeyDown={focus.onKeyDown}
        >
          <thead>
            <tr>
              <td className={styles.corner} />
              {columns.map((column, index) => (
                <th key={`${index} ${column}`} className={styles.columnName} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <HeatRow
                key={`${index} ${row}`}
                label={row}
                columns={columns}
                values={values[index] ?? []}
                range={[least, most]}
                format={format}
                focusedColumn={focus.row === index ? focus.column : undefined}
                onFocus={(column) => focus.moveTo(index, column)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p id={helpId} data-visually-hidden>
        {chartMessages.gridHelp}
      </p>
      {least < most && <HeatLegend least={format(least)} most={format(most)} />}
    </ChartFrame>
  );
}
