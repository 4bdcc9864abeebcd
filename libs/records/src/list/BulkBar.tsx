import { valueIn, maxLengthOfReason, type RecordBase, type TransitionAction } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { canUndo, canUndoTransition } from '@callboard/api-contract/records';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { canEver } from '../actor/canReach';
import { recordHooksFor } from '@callboard/api-client/collections';
import { canMerge } from '../merge/canMerge';
import { LazyMergeDialog } from '../merge/LazyMergeDialog';
import { mergeMessages } from '../merge/mergeMessages';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { messages } from '../messages';
import { noticeOfSeveral } from '../transitions/noticeOf';
import { bulkMessages } from './bulkMessages';
import { BulkPreview } from './BulkPreview';
import { BulkTags } from './BulkTags';
import { BulkTransitions } from './BulkTransitions';
import styles from './list.module.css';
import type { ListFacts } from '../rows/listFacts';
import { SelectAll } from './SelectAll';
import { useBulkWork, type BulkOutcome } from './useBulkWork';

export interface BulkBarProps extends ListFacts {
  /** The selected records by hashcode. */
  selectedRecords: ReadonlyMap<string, RecordBase>;
  /** The query of the list, and its total number of records. */
  query: ListQuery;
  count: number | undefined;
  /** Called with the new selection. */
  onChoose: (records: readonly RecordBase[]) => void;
  /** Called with what was refused, and why; empty where all was done. */
  onRefused: (refusals: ReadonlyMap<string, string>) => void;
  /** Called with the records that stay selected: the refused ones. */
  onDone: (left: ReadonlySet<string>) => void;
}

/** The bulk actions for the selected rows. */
export function BulkBar(props: BulkBarProps) {
  const { collection, definition, label, actor, selectedRecords, query, count, onChoose, onRefused, onDone } =
    props;
  const [bulkRemove] = recordHooksFor(collection).useBulkRemove();
  const [bulkAct] = recordHooksFor(collection).useBulkAct();
  const previewAct = recordHooksFor(collection).usePreviewAct();
  const previewRemove = recordHooksFor(collection).usePreviewRemove();
  const [prompted, setPrompted] = useState<PromptedChange | 'remove'>();
  const work = useBulkWork();
  const checking = useBulkWork();
  const showUndoAlert = useUndoAlert();
  // More than the list has: some of them no longer match it, because they have changed since.
  const hidden = count === undefined ? 0 : Math.max(0, selectedRecords.size - count);
  const isAll = selectedRecords.size === count;
  const [first, second] = [...selectedRecords.keys()].sort();
  const mergeable = selectedRecords.size === 2 ? canMerge(definition, actor) : null;
  const [isMerging, setMerging] = useState(false);

  function conclude(outcome: BulkOutcome, message: string, isUndoable: boolean) {
    const { done, left, changeSets, refusals } = outcome;
    onRefused(refusals);
    if (done > 0) showUndoAlert(message, isUndoable ? changeSets : null);
    onDone(left);
  }

  async function remove() {
    setPrompted(undefined);
    const outcome = await work.run([...selectedRecords.keys()], bulkRemove);
    const isUndoable = canUndo(definition, actor.roles, { kind: 'delete' });
    conclude(outcome, bulkMessages.removed(outcome.done, label), isUndoable);
  }

  async function actOn({ action, records }: PromptedChange, reason: string | undefined) {
    setPrompted(undefined);
    const isUndoable = [...records.values()].every((record) =>
      canUndoTransition(definition, actor.roles, action.name, String(valueIn(record, 'status'))),
    );
    const outcome = await work.run([...records.keys()], (batch) => bulkAct(action.name, batch, reason));
    conclude(outcome, bulkMessages.partlyDone(outcome.done, outcome.left.size), isUndoable);
  }

  return (
    <div className={styles.bulk} role="group" aria-label={bulkMessages.bulkBar}>
      <span className={styles.bulkCount} role="status">
        {isAll && selectedRecords.size > 1
          ? bulkMessages.allSelected(selectedRecords.size)
          : bulkMessages.selected(selectedRecords.size)}
        {hidden > 0 && ` ${bulkMessages.hidden(hidden)}`}
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
          {!isAll && count !== undefined && count > 0 && (
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
            onAct={(action, able) =>
              setPrompted({ action, records: new Map(able.map((record) => [record.hashcode, record])) })
            }
          />
          <BulkTags
            collection={collection}
            records={[...selectedRecords.keys()]}
            onDone={({ left, refusals }) => {
              onRefused(refusals);
              onDone(left);
            }}
          />
          {mergeable && (
            <Button size="small" onClick={() => setMerging(true)}>
              {mergeMessages.merge}
            </Button>
          )}
          {canEver(definition, 'remove', actor) && (
            <Button variant="danger" size="small" icon="trash" onClick={() => setPrompted('remove')}>
              {messages.remove}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onDone(new Set())}>
            {bulkMessages.clearSelection}
          </Button>
        </>
      )}
      {isMerging && mergeable && first !== undefined && (
        <LazyMergeDialog
          collection={mergeable}
          first={first}
          second={second}
          onMerged={() => onDone(new Set())}
          onClose={() => setMerging(false)}
        />
      )}
      {prompted === 'remove' && (
        <BulkPreview
          title={bulkMessages.removeTitle(selectedRecords.size, label)}
          action={messages.remove}
          isDanger
          records={selectedRecords}
          unaffected={0}
          preview={() => checking.run([...selectedRecords.keys()], previewRemove)}
          onConfirm={() => void remove()}
          onClose={() => setPrompted(undefined)}
        />
      )}
      {prompted !== undefined && prompted !== 'remove' && (
        <BulkPreview
          title={bulkMessages.changeTitle(prompted.action.label, prompted.records.size)}
          action={prompted.action.label}
          maxLengthOfReason={prompted.action.hasReason && maxLengthOfReason}
          records={prompted.records}
          notice={noticeOfPrompted(prompted, definition, actor)}
          unaffected={selectedRecords.size - prompted.records.size}
          preview={() =>
            checking.run([...prompted.records.keys()], (batch) => previewAct(prompted.action.name, batch))
          }
          onConfirm={(reason) => void actOn(prompted, reason)}
          onClose={() => setPrompted(undefined)}
        />
      )}
    </div>
  );
}

/** The same words as on the page of a record: they belong to the transition. */
function noticeOfPrompted(
  { action, records }: PromptedChange,
  { lifecycle }: ListFacts['definition'],
  actor: ListFacts['actor'],
): string | undefined {
  const transition = lifecycle?.transitions[action.name];
  return transition && noticeOfSeveral(transition, [...records.values()], actor);
}

/** A transition that is about to be made, of the records that can make it. */
interface PromptedChange {
  action: TransitionAction;
  records: ReadonlyMap<string, RecordBase>;
}
