import { transitionsFrom, type AnyRecord } from '@callboard/api-contract';
import { Button, Dialog, Menu, useAlerts, type MenuItem } from '@callboard/ui-kit';
import { useState } from 'react';
import { mayEver } from '../actor/mayReach';
import { undoableRemoval } from '../actor/undoableRemoval';
import { recordHooks } from '../hooks/recordHooks';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { bulkMessages } from './bulkMessages';
import { messages } from '../messages';
import styles from './list.module.css';
import type { ListFacts } from './listFacts';

export interface BulkBarProps extends ListFacts {
  /** The records that are chosen, by hashcode. */
  chosen: ReadonlyMap<string, AnyRecord>;
  /** Called with those that are still chosen: the ones that were refused. */
  onDone: (left: ReadonlySet<string>) => void;
}

/** What can be done with the chosen rows together. */
export function BulkBar(props: BulkBarProps) {
  const { collection, definition, label, actor, chosen, onDone } = props;
  const [isAsking, setAsking] = useState(false);
  const [bulkRemove, { isLoading }] = recordHooks(collection).useBulkRemove();
  const tell = useUndoAlert();

  async function remove() {
    const outcome = await bulkRemove([...chosen.keys()]);
    setAsking(false);
    if (!outcome.ok) return;
    const left = outcome.data.filter(({ success }) => !success).map(({ hashcode }) => hashcode);
    const done = outcome.data.length - left.length;
    const changeSet = undoableRemoval(definition, actor, outcome.changeSet);
    if (done > 0) tell(bulkMessages.removed(done, label), changeSet);
    onDone(new Set(left));
  }

  return (
    <div className={styles.bulk} role="group" aria-label={bulkMessages.bulkBar}>
      <span className={styles.bulkCount} role="status">
        {bulkMessages.selected(chosen.size)}
      </span>
      <TransitionMenu {...props} />
      {mayEver(definition, 'remove', actor) && (
        <Button variant="danger" size="small" icon="trash" onClick={() => setAsking(true)}>
          {messages.remove}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => onDone(new Set())}>
        {bulkMessages.clearSelection}
      </Button>
      <Dialog
        open={isAsking}
        role="alertdialog"
        title={bulkMessages.removeTitle(chosen.size, label)}
        onOpenChange={setAsking}
        actions={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
              {messages.cancel}
            </Button>
            <Button variant="danger" isBusy={isLoading} onClick={() => void remove()}>
              {messages.remove}
            </Button>
          </>
        }
      >
        <p>{bulkMessages.removeText}</p>
      </Dialog>
    </div>
  );
}

function TransitionMenu({ collection, definition, actor, chosen, onDone }: BulkBarProps) {
  const [act] = recordHooks(collection).useAct();
  const alerts = useAlerts();
  const items = transitionItems();
  if (items.length === 0) return null;
  return <Menu label={messages.changeStatus} size="small" items={items} align="end" />;

  /** Those transitions that at least one chosen record can make. */
  function transitionItems(): MenuItem[] {
    const { lifecycle } = definition;
    if (!lifecycle || !mayEver(definition, 'update', actor)) return [];
    return Object.entries(lifecycle.transitions).flatMap(([action, { label }]) => {
      const able = [...chosen.values()].filter((record) =>
        transitionsFrom(lifecycle, String(record['status']), actor.roles).some(([name]) => name === action),
      );
      return able.length === 0
        ? []
        : [{ label: `${label} (${able.length})`, onSelect: () => void actOn(action, able) }];
    });
  }

  async function actOn(action: string, records: readonly AnyRecord[]) {
    const left = new Set<string>();
    for (const { hashcode } of records) if (!(await act(action, hashcode)).ok) left.add(hashcode);
    const message = bulkMessages.partlyDone(records.length - left.size, left.size);
    alerts.show({ kind: left.size === 0 ? 'success' : 'warning', message });
    onDone(left);
  }
}
