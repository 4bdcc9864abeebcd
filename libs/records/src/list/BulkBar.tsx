import { canUndo, canUndoTransition, type AnyRecord, type ListQuery } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { mayEver } from '../actor/mayReach';
import { recordHooks } from '../hooks/recordHooks';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { bulkMessages } from './bulkMessages';
import { BulkRemove } from './BulkRemove';
import { BulkTransitions } from './BulkTransitions';
import styles from './list.module.css';
import type { ListFacts } from './listFacts';
import { SelectAll } from './SelectAll';
import { useBulkWork, type BulkOutcome } from './useBulkWork';

export interface BulkBarProps extends ListFacts {
  /** The records that are selected, by hashcode. */
  chosen: ReadonlyMap<string, AnyRecord>;
  /** The list that they were selected in, and how many records it has. */
  query: ListQuery;
  count: number | undefined;
  /** Called with the records that are selected from now on. */
  onChoose: (records: readonly AnyRecord[]) => void;
  /** Called with those that are still selected: the ones that were refused. */
  onDone: (left: ReadonlySet<string>) => void;
}

/** What can be done with the selected rows together. */
export function BulkBar(props: BulkBarProps) {
  const { collection, definition, label, actor, chosen, query, count = 0, onChoose, onDone } = props;
  const [bulkRemove] = recordHooks(collection).useBulkRemove();
  const [bulkAct] = recordHooks(collection).useBulkAct();
  const work = useBulkWork();
  const tell = useUndoAlert();
  const isAll = chosen.size >= count;

  function conclude({ done, left, changeSets }: BulkOutcome, message: string, isUndoable: boolean) {
    if (done > 0) tell(message, isUndoable ? changeSets : null);
    onDone(left);
  }

  async function remove() {
    const outcome = await work.run([...chosen.keys()], bulkRemove);
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
        {isAll && chosen.size > 1
          ? bulkMessages.allSelected(chosen.size)
          : bulkMessages.selected(chosen.size)}
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
          <BulkTransitions definition={definition} actor={actor} chosen={chosen} onAct={actOn} />
          {mayEver(definition, 'remove', actor) && (
            <BulkRemove count={chosen.size} label={label} onRemove={remove} />
          )}
          <Button variant="quiet" size="small" onClick={() => onDone(new Set())}>
            {bulkMessages.clearSelection}
          </Button>
        </>
      )}
    </div>
  );
}
