import type { RecordBase, Collection, CollectionName } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState } from 'react';
import { recordHooksFor } from '@callboard/api-client/collections';
import { bulkMessages } from './bulkMessages';
import type { Progress } from './useBulkWork';

export interface SelectAllProps {
  collection: CollectionName;
  definition: Collection;
  /** The query of the list. */
  query: ListQuery;
  /** The total number of records in the list. */
  count: number;
  onChoose: (records: readonly RecordBase[]) => void;
}

/** Selects all records that match the list, including those that are not loaded. */
export function SelectAll({ collection, definition, query, count, onChoose }: SelectAllProps) {
  const fetchAll = recordHooksFor(collection).useFetchAll();
  const alerts = useAlerts();
  const [progress, setProgress] = useState<Progress>();
  const abort = useRef<AbortController>(null);
  // The requests are outside React: abort them on unmount.
  useEffect(() => () => abort.current?.abort(), []);

  async function select() {
    const controller = new AbortController();
    abort.current = controller;
    setProgress({ done: 0, total: count });
    const fetched = await fetchAll(
      // Bulk actions depend only on the status of the records.
      { ...query, fields: definition.lifecycle ? ['status'] : definition.title },
      { signal: controller.signal, onProgress: (done, total) => setProgress({ done, total }) },
    );
    if (controller.signal.aborted) return;
    setProgress(undefined);
    if (fetched.status === 'failed') alerts.show({ kind: 'error', message: fetched.problem.message });
    if (fetched.status === 'done') onChoose(fetched.records);
  }

  function stop() {
    abort.current?.abort();
    setProgress(undefined);
  }

  if (!progress) {
    return (
      <Button variant="quiet" size="small" onClick={() => void select()}>
        {bulkMessages.selectAll(count)}
      </Button>
    );
  }
  return (
    <>
      <span role="status">{bulkMessages.selecting(progress.done, progress.total)}</span>
      <Button variant="quiet" size="small" onClick={stop}>
        {bulkMessages.stop}
      </Button>
    </>
  );
}
