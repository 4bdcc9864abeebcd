import type { AnyRecord } from '@callboard/api-contract';
import type { DataTableColumn } from '@callboard/ui-kit/display';
import { SummaryButton } from './SummaryButton';
import styles from './rows.module.css';

/** The columns with a button for the summary at the end of each row, which a pointer on the row brings into sight. */
export function withSummaryButton(
  columns: readonly DataTableColumn<AnyRecord>[],
): DataTableColumn<AnyRecord>[] {
  const last = columns.at(-1);
  // The first column is a link, which can hold no button.
  if (!last || columns.length < 2) return [...columns];
  return [
    ...columns.slice(0, -1),
    {
      ...last,
      // Among the details of a narrow row it stands without the button.
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
