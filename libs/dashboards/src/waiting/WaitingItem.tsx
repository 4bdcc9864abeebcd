import { recordHooksFor } from '@callboard/api-client/collections';
import type { CollectionName } from '@callboard/api-contract';
import {
  waitingKind,
  type WaitingKind,
  type WaitingRow,
  type WaitingTransition,
} from '@callboard/api-contract/dashboards';
import { dayOfInstant, daysBetween } from '@callboard/domain/calendar';
import { useToday, useUndoAlert, useZone } from '@callboard/records';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { waitingHref } from './waitingLinks';
import { waitingMessages as words } from './waitingMessages';
import styles from './WaitingWork.module.css';

export interface WaitingItemProps {
  kind: WaitingKind;
  of: CollectionName;
  row: WaitingRow;
  /** Called when it was done in place. */
  onActed: () => void;
}

/** One thing that waits: what it is, for how long, and the way to do it or the button that does it. */
export function WaitingItem({ kind, of, row, onActed }: WaitingItemProps) {
  const { hashcode, title, about, is_ready } = row;
  const { act, page } = waitingKind(kind);
  const href = waitingHref(kind, hashcode) ?? '';
  const verb = page ? words.decide : words.open;
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link to={href}>{title}</Link>
        {about !== null && <span className={styles.about}>{about}</span>}
      </span>
      <span className={styles.age}>{useAge(kind, row)}</span>
      {act && is_ready ? (
        <ActButton of={of} row={row} {...act} onActed={onActed} />
      ) : (
        <Link to={href} aria-label={words.actOn(verb, title)} {...buttonVariant({ size: 'small' })}>
          {verb}
        </Link>
      )}
    </li>
  );
}

interface ActButtonProps extends Pick<WaitingItemProps, 'of' | 'row' | 'onActed'> {
  transition: WaitingTransition;
  isUndoable?: true;
}

function ActButton({ of, row: { hashcode, title }, transition, isUndoable, onActed }: ActButtonProps) {
  const [act, { isLoading }] = recordHooksFor(of).useAct();
  const notify = useUndoAlert();
  const text = words.acts[transition];

  async function run() {
    const outcome = await act(transition, hashcode);
    if (!outcome.ok) return;
    onActed();
    notify(words.acted[transition](title), isUndoable ? outcome.changeSet : null);
  }

  return (
    <Button size="small" isBusy={isLoading} aria-label={words.actOn(text, title)} onClick={() => void run()}>
      {text}
    </Button>
  );
}

/** For how long it waits, or how far its day is. */
function useAge(kind: WaitingKind, { at }: WaitingRow): string {
  const days = daysBetween(dayOfInstant(at, useZone()), useToday());
  if (waitingKind(kind).dated === 'since') return words.since(Math.max(days, 0));
  return days > 0 ? words.late(days) : words.ahead(-days);
}
