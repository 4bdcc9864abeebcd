import type { RecordBase } from '@callboard/api-contract';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListFacts } from '../../rows/listFacts';
import type { NextCell } from './CellEditor';
import { textOfCell, type CellColumn } from './cellFields';
import { cellMessages } from './cellMessages';
import { CellRow } from './CellRow';
import styles from './cells.module.css';
import type { useCells } from './useCells';
import { useGridEvents } from './useGridEvents';
import type { useGridSelection } from './useGridSelection';

export interface CellGridProps {
  facts: ListFacts;
  /** In the order of their rows, which does not change while cells are edited. */
  records: readonly RecordBase[];
  columns: readonly CellColumn[];
  cells: ReturnType<typeof useCells>;
  zone: string;
  /** The selection and the focus of the grid. */
  grid: ReturnType<typeof useGridSelection>;
  onOutside: (count: number) => void;
}

/** Records as a grid of cells, which keys, the pointer and the clipboard work on as in a spreadsheet. */
export function CellGrid({ facts, records, columns, cells, zone, grid, onOutside }: CellGridProps) {
  const { definition, label } = facts;
  const helpId = useId();
  const [draft, setDraft] = useState<string>();
  const { focus } = grid.selection;
  const { isFixed, entries } = cells;

  function textOf(record: RecordBase, column: CellColumn): string {
    const entry = entries.get(record.hashcode)?.get(column.name);
    const isAhead = entry && (entry.status !== 'saved' || entry.record.version === record.version);
    return isAhead ? entry.text : textOfCell(definition, record, column, zone);
  }

  const record = records[focus.row];
  const column = columns[focus.column];

  function edit(isEmpty: boolean) {
    if (!record || !column || isFixed(record, column)) return;
    flushSync(() => setDraft(isEmpty ? '' : textOf(record, column)));
  }

  function close(next: NextCell) {
    flushSync(() => setDraft(undefined));
    if (next === 'stay') {
      // Where the editor lost the focus to another control, it stays there.
      if (document.activeElement === document.body) grid.focusCell();
    } else if (next === 'right' || next === 'left') grid.step(next === 'right' ? 1 : -1);
    else grid.moveBy(next === 'down' ? 'ArrowDown' : 'ArrowUp', false, false);
  }

  const editor =
    draft === undefined || !record || !column
      ? undefined
      : {
          text: draft,
          onCommit: (text: string, next: NextCell, value?: unknown) => {
            const isPicked = value !== undefined;
            const isSame = !isPicked && text === textOf(record, column);
            if (!isSame) void cells.write([{ record, column, text, ...(isPicked && { value }) }]);
            close(next);
          },
          onCancel: () => {
            setDraft(undefined);
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) grid.focusCell();
            });
          },
        };

  const events = useGridEvents({
    records,
    columns,
    grid,
    textOf,
    isFixed,
    write: (written) => void cells.write(written),
    edit,
    discard: cells.discard,
    onOutside,
  });
  const { block } = grid;
  return (
    <div className={styles.frame}>
      <table
        ref={grid.grid}
        role="grid"
        className={styles.grid}
        aria-label={cellMessages.grid(label.many)}
        aria-describedby={helpId}
        aria-multiselectable
        aria-rowcount={records.length + 1}
        aria-colcount={columns.length}
        {...events}
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ name, label: heading }) => (
              <th key={name} scope="col" className={styles.header}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((each, row) => {
            const isInBlock = row >= block.top && row <= block.bottom;
            return (
              <CellRow
                key={each.hashcode}
                record={each}
                row={row}
                columns={columns}
                entries={entries.get(each.hashcode)}
                stop={row === focus.row ? focus.column : undefined}
                start={isInBlock ? block.start : undefined}
                end={isInBlock ? block.end : undefined}
                editor={row === focus.row ? editor : undefined}
                zone={zone}
                isFixed={isFixed}
              />
            );
          })}
        </tbody>
      </table>
      <p id={helpId} className={styles.help}>
        {cellMessages.help}
      </p>
    </div>
  );
}
