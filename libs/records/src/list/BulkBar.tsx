import { canUndo, canUndoTransition, type AnyRecord, type ListQuery } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { canEver } from '../actor/canReach';
import { recordHooksFor } from '@callboard/api-client/collections';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { bulkMessages } from './bulkMessages';
import { BulkRemove } from './BulkRemove';
import { BulkTransitions } from './BulkTransitions';
import styles from './list.module.css';
import type { ListFacts } from './listFacts';
import { SelectAll } from './SelectAll';
import { useBulkWork, type BulkOutcome } from './useBulkWork';

export interface BulkBarProps extends ListFacts {
  /** The selected records by hashcode. */
  selectedRecords: ReadonlyMap<string, AnyRecord>;
  /** The query of the list, and its total number of records. */
  query: ListQuery;
  count: number | undefined;
  /** Called with the new selection. */
  onChoose: (records: readonly AnyRecord[]) => void;
  /** Called with the records that stay selected: the refused ones. */
  onDone: (left: ReadonlySet<string>) => void;
}

/** The bulk actions for the selected rows. */
export function BulkBar(props: BulkBarProps) {
  const { collection, definition, label, actor, selectedRecords, query, count = 0, onChoose, onDone } = props;
  const [bulkRemove] = recordHooksFor(collection).useBulkRemove();
  const [bulkAct] = recordHooksFor(collection).useBulkAct();
  const work = useBulkWork();
  const showUndoAlert = useUndoAlert();
  const isAll = selectedRecords.size >= count;

  function conclude({ done, left, changeSets }: BulkOutcome, message: string, isUndoable: boolean) {
    if (done > 0) showUndoAlert(message, isUndoable ? changeSets : null);
    onDone(left);
  }

  async function remove() {
    const outcome = await work.run([...selectedRecords.keys()], bulkRemove);
    const isUndoable = canUndo(definition, actor.roles, { kind: 'delete' });
    conclude(outcome, bulkMessages.removed(outcome.done, label), isUndoable);
  }

  async function actOn(action: string, records: readonly AnyRecord[]) {
    const hashcodes = records.map(({ hashcode }) => hashcode);
    const isUndoable = records.every(({ status }) =>
      canUndoTransition(definition, actor.roles, action, String(status)),
    );
    const outcome = await work.run(hashcodes, (batch) => bulkAct(action, batch));
    conclude(outcome, bulkMessages.partlyDone(outcome.done, outcome.left.size), isUndoable);
  }

  return (
    <div className={styles.bulk} role="group" aria-label={bulkMessages.bulkBar}>
      <span className={styles.bulkCount} role="status">
        {isAll && selectedRecords.size > 1
          ? bulkMessages.allSelected(selectedRecords.size)
          : bulkMessages.selected(selectedRecords.size)}
      </span>
      {work.progress ? (
        <>
          <span role="status">{bulkMessages.working(work.progress.done, work.progress.total)}</span>
          <Button variant="quiet" size="small" onClick={work.stop}>
            {bulkMessages.stop}
          </Button>
        </>
      ) : (
        <>
          {!isAll && (
            <SelectAll
              collection={collection}
              definition={definition}
              query={query}
              count={count}
              onChoose={onChoose}
            />
          )}
          <BulkTransitions
            definition={definition}
            actor={actor}
            selectedRecords={selectedRecords}
            onAct={actOn}
          />
          {canEver(definition, 'remove', actor) && (
            <BulkRemove count={selectedRecords.size} label={label} onRemove={remove} />
          )}
          <Button variant="quiet" size="small" onClick={() => onDone(new Set())}>
            {bulkMessages.clearSelection}
          </Button>
        </>
      )}
    </div>
  );
}
