import { recordHooksFor } from '@callboard/api-client/collections';
import type { RecordBase, Field } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { ProgressBar } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ColumnSelection } from './columnsOf';
import styles from './export.module.css';
import { exportMessages as words } from './exportMessages';
import type { ListFacts } from '../rows/listFacts';
import { useTableColumns } from './useTableColumns';

export interface PrintDialogProps {
  facts: ListFacts;
  /** Query of the list. */
  query: ListQuery;
  count: number;
  columns: readonly ColumnSelection[];
  labelOf: (field: Field) => string;
  /** Called with the reason when the rows could not be loaded. */
  onFailed: (reason: string) => void;
  onClose: () => void;
}

/** Loads all rows of a list, which shows those on the screen only, and prints them. */
export function PrintDialog(props: PrintDialogProps) {
  const { facts, count, columns: selections, labelOf, onClose } = props;
  const { collection, definition, label } = facts;
  const { columns } = useTableColumns(definition, selections, labelOf, '');
  const fetchAll = recordHooksFor(collection).useFetchAll();
  const [records, setRecords] = useState<readonly RecordBase[]>();
  const [progress, setProgress] = useState({ done: 0, total: count });
  // Loading is outside React, and runs once: the functions of the last render end it.
  const task = useRef({ ...props, fetchAll });

  useEffect(() => {
    const { fetchAll: fetch, query: all, onFailed, onClose: close } = task.current;
    const controller = new AbortController();
    void fetch(all, {
      signal: controller.signal,
      onProgress: (done, total) => setProgress({ done, total }),
    }).then((found) => {
      if (controller.signal.aborted) return;
      if (found.status === 'done') setRecords(found.records);
      else if (found.status === 'failed') onFailed(found.problem.message);
      else close();
    });
    return () => controller.abort();
  }, []);

  // Synchronises with the printer: the rows are in the document now.
  useEffect(() => {
    if (!records) return;
    window.addEventListener('afterprint', task.current.onClose, { once: true });
    window.print();
  }, [records]);

  if (records)
    // Next to the page, which is not printed with it: a dialog has one page of paper.
    return createPortal(
      <div data-paper>
        <h1>{label.many}</h1>
        <table className={styles.print} aria-label={label.many}>
          <thead>
            <tr>
              {columns.map(({ id, label: heading, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.hashcode}>
                {columns.map(({ id, render, align }) => (
                  <td key={id} data-align={align}>
                    {render(record)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>,
      document.body,
    );
  return (
    <Dialog
      open
      title={label.many}
      onOpenChange={onClose}
      actions={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <ProgressBar
        label={words.loading}
        value={progress.done}
        max={progress.total}
        valueText={words.progress(progress.done, progress.total)}
      />
    </Dialog>
  );
}
