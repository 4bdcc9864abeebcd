import type { RecordBase } from '@callboard/api-contract';
import type { DataTableColumn } from '@callboard/ui-kit/display';
import { SummaryButton } from './SummaryButton';
import styles from './rows.module.css';

/** Adds a summary button to the end of each row, visible while the pointer is over the row. */
export function withSummaryButton(
  columns: readonly DataTableColumn<RecordBase>[],
): DataTableColumn<RecordBase>[] {
  const last = columns.at(-1);
  // The first column is a link, which cannot contain a button.
  if (!last || columns.length < 2) return [...columns];
  return [
    ...columns.slice(0, -1),
    {
      ...last,
      // The details of a narrow row do not include the button.
      detail: last.detail ?? last.render,
      render: (record) => (
        <span className={styles.cell}>
          {last.render(record)}
          <SummaryButton title={record.qed_model.title} />
        </span>
      ),
    },
  ];
}
