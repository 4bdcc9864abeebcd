import { useSession } from '@callboard/auth';
import {
  handOverLane,
  officeFile,
  refusedCalls,
  removeEntry,
  restoreEntry,
  retryEntry,
  useOutboxLane,
  type OutboxEntry,
} from '@callboard/offline';
import { ownZone, TimeText } from '@callboard/ui-kit/dates';
import { Button, Icon, saveFile } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { Link } from 'react-router';
import { isMessage } from './entryKinds';
import { OutboxEditor } from './OutboxEditor';
import { outboxMessages as words } from './outboxMessages';
import styles from './OutboxPanel.module.css';

export interface OutboxItemProps {
  entry: OutboxEntry;
  /** True if another one has to be sent before it. */
  isBehind: boolean;
  /** Called when the user opens its page. */
  onFollow: () => void;
  /** Called when it leaves the list by what the user did. */
  onGone: () => void;
}

/** One entry: its text, why it is still here, and what the user can do. */
export function OutboxItem({ entry, isBehind, onFollow, onGone }: OutboxItemProps) {
  const { text, page, addedAt, problem } = entry;
  const isText = 'textField' in entry && entry.textField !== null;
  const [isEditing, setEditing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const alerts = useAlerts();
  const canHandOver = refusedCalls(useOutboxLane(entry.lane))[0]?.number === entry.number;
  const maker = useSession().user?.name_search ?? '';

  function save() {
    const { name, content } = officeFile([entry], maker, Date.now());
    saveFile(name, content, 'text/plain');
  }

  async function handOver() {
    setBusy(true);
    const count = await handOverLane(entry.lane);
    setBusy(false);
    if (count === 0) return;
    onGone();
    alerts.show({ message: words.handedOver(count) });
  }

  async function remove() {
    setBusy(true);
    await removeEntry(entry);
    onGone();
    const action = { label: words.undo, onAct: () => void restoreEntry(entry) };
    alerts.show({ message: isMessage(entry) ? words.removed : words.changeRemoved, action });
  }

  async function retry(changed?: string) {
    setBusy(true);
    setEditing(false);
    await retryEntry(entry, changed);
    setBusy(false);
  }

  return (
    <li className={styles.item}>
      {isEditing ? (
        <OutboxEditor
          text={text}
          onSend={(changed) => void retry(changed)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      <p className={styles.note} data-refused={problem !== null || undefined}>
        {problem !== null && <Icon name="error" size="small" />}
        <span>
          {problem === null ? waitingFor(entry, isBehind) : words.notSent(problem)}
          {' · '}
          <TimeText value={new Date(addedAt).toISOString()} zone={ownZone()} />
        </span>
      </p>
      {canHandOver && !isEditing && <p className={styles.note}>{words.handOverText}</p>}
      {!isEditing && (
        <div className={styles.buttons}>
          {canHandOver && (
            <Button size="small" variant="primary" isBusy={isBusy} onClick={() => void handOver()}>
              {words.handOver}
            </Button>
          )}
          {problem !== null && (
            <Button size="small" isBusy={isBusy} onClick={() => void retry()}>
              {words.tryAgain}
            </Button>
          )}
          {problem !== null && !isMessage(entry) && (
            <Button size="small" onClick={save}>
              {words.saveForOffice}
            </Button>
          )}
          {problem !== null && isText && (
            <Button size="small" onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
          )}
          <Link to={page} onClick={onFollow}>
            {isMessage(entry) ? words.open : words.openPage}
          </Link>
          <Button size="small" variant="quiet" isBusy={isBusy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

function waitingFor(entry: OutboxEntry, isBehind: boolean): string {
  if (!isBehind) return words.waitsForNetwork;
  return isMessage(entry) ? words.waitsForOthers : words.waitsForChanges;
}
