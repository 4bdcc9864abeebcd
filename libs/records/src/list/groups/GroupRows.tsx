import { recordHooksFor } from '@callboard/api-client/collections';
import type { RecordBase } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { DataTable, QueryView, type DataTableColumn, type DataTableLink } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { RowTools } from '../../rows/RowTools';
import type { ListFacts } from '../../rows/listFacts';

export interface GroupRowsProps {
  facts: ListFacts;
  label: string;
  query: ListQuery;
  columns: readonly DataTableColumn<RecordBase>[];
  link: DataTableLink<RecordBase>;
}

const maxHeight = '60vh';

/** The rows of one group. */
export function GroupRows({ facts, label, query, columns, link }: GroupRowsProps) {
  const rows = recordHooksFor(facts.collection).useRows(query);
  const { count, problem, isLoading, refetch } = rows;
  return (
    <QueryView query={{ value: count, problem, isLoading, retry: refetch }} loading={<Skeleton lines={3} />}>
      {(rowCount) => (
        <RowTools facts={facts} rows={rows} isSpaceFree>
          <DataTable
            rowsOf={JSON.stringify(query)}
            label={label}
            columns={columns}
            rowCount={rowCount}
            rowAt={rows.rowAt}
            onRangeChange={rows.onRangeChange}
            link={link}
            maxHeight={maxHeight}
          />
        </RowTools>
      )}
    </QueryView>
  );
}
