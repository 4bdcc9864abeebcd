import { newUuid } from '@callboard/api-client';
import { actions } from '@callboard/api-client/actions';
import { useAppDispatch } from '@callboard/app-state';
import type { Appearance } from '@callboard/api-contract/scheduling';
import { withChanges, type SlotChange } from '@callboard/domain/scheduling';
import { callOrQueue } from '@callboard/offline';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useRef, useState } from 'react';
import { runSheetMessages as words } from './runSheetMessages';
import { useWaitingMoves } from './useWaitingMoves';

/** One step that the server does not show yet. */
interface PendingStep {
  id: number;
  changes: readonly SlotChange[];
  /** The versions after the step; null until it is stored. */
  versions: ReadonlyMap<string, number> | null;
  /** Item that it places and that the server's list does not have yet. */
  added: Appearance | undefined;
}

/** One step that can be undone. */
interface StoredStep {
  changeSet: string;
  message: string;
  /** The id of its alert, which is dismissed once the step is undone. */
  alert: number;
}

/**
 * The rows of a run sheet, and a function that makes a step on it. The step is visible immediately and stored after the one before
 * it, each with its own Undo; the latest can be undone until there is none. When one is refused, the steps after it are dropped and the
 * sheet shows what the server has. Without a network the steps wait on the device, and are visible in their places; one that is refused
 * then waits for the user to decide.
 */
export function useArrangement(event: string, items: readonly Appearance[]) {
  const dispatch = useAppDispatch();
  const alerts = useAlerts();
  const [revert] = actions.undo.useAction();
  const waiting = useWaitingMoves(event);
  const [pending, setPending] = useState<readonly PendingStep[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef(new Map<string, number>());
  const stored = useRef<readonly StoredStep[]>([]);
  const [undoable, setUndoable] = useState<string | null>(null);
  const lastId = useRef(0);
  const refusedUpTo = useRef(0);
  const waitingSteps = waiting.moves.map((changes) => ({ changes, versions: null, added: undefined }));
  const shown = [...pending, ...waitingSteps].reduce(withStep, items);

  async function send(id: number, changes: readonly (SlotChange & { version: number })[], message: string) {
    if (id <= refusedUpTo.current) return;
    const latest = changes.map((change) => ({
      ...change,
      version: Math.max(change.version, known.current.get(change.item) ?? 0),
    }));
    const key = newUuid();
    const input = { changes: latest.map(toInput) };
    const call = { action: 'arrangeSlots', target: event, input, text: message, ...waiting.place } as const;
    const outcome = await dispatch(callOrQueue(call, key));
    if (outcome.status === 'waiting') {
      setPending((steps) => steps.filter((step) => step.id !== id));
      const undo = { label: words.undo, onAct: () => void waiting.dropFrom(key) };
      alerts.show({ message: words.waits(message), action: undo });
      return;
    }
    if (outcome.status === 'refused') {
      refusedUpTo.current = lastId.current;
      setPending([]);
      return;
    }
    const versions = new Map(outcome.data.entries.map(({ hashcode, version }) => [hashcode, version]));
    for (const [item, version] of versions) known.current.set(item, version);
    setPending((steps) => steps.map((step) => (step.id === id ? { ...step, versions } : step)));
    const { changeSet } = outcome;
    if (changeSet === null) return;
    const action = { label: words.undo, onAct: () => void undo(changeSet) };
    const alert = alerts.show({ message, kind: 'success', action });
    setStored([...stored.current, { changeSet, message, alert }]);
  }

  function setStored(steps: readonly StoredStep[]) {
    stored.current = steps;
    setUndoable(steps.at(-1)?.message ?? null);
  }

  /** Undoes the latest step, also one that is being sent. */
  function undoLatest() {
    queue.current = queue.current.then(async () => {
      const latest = stored.current.at(-1);
      if (latest) await undo(latest.changeSet);
    });
  }

  async function undo(changeSet: string) {
    const isOwn = (step: StoredStep) => step.changeSet === changeSet;
    for (const { alert } of stored.current.filter(isOwn)) alerts.dismiss(alert);
    setStored(stored.current.filter((step) => !isOwn(step)));
    // The API client reports the error, like every failure.
    if ((await revert(changeSet)).ok) alerts.show({ message: words.undone, kind: 'success' });
  }

  function step(changes: readonly SlotChange[], message: string, added?: Appearance): void {
    if (changes.length === 0) return;
    lastId.current += 1;
    const id = lastId.current;
    const known = added ? [added, ...shown] : shown;
    const versionOf = new Map(known.map(({ hashcode, version }) => [hashcode, version]));
    const versioned = changes.map((change) => ({ ...change, version: versionOf.get(change.item) ?? 0 }));
    setPending((steps) => [
      ...steps.filter((each) => isPending(each, items)),
      { id, changes, versions: null, added },
    ]);
    queue.current = queue.current.then(() => send(id, versioned, message));
  }

  return { items: shown, step, waiting, undoable, undo: undoLatest };
}

function isPending({ versions }: PendingStep, items: readonly Appearance[]): boolean {
  return versions === null || items.some(({ hashcode, version }) => (versions.get(hashcode) ?? 0) > version);
}

/** Leaves out what the server shows by now: the step itself, or a later change. */
function withStep(
  known: readonly Appearance[],
  { changes, versions, added }: Omit<PendingStep, 'id'>,
): readonly Appearance[] {
  const isListed = known.some(({ hashcode }) => hashcode === added?.hashcode);
  const items = added && versions === null && !isListed ? [...known, added] : known;
  const versionOf = new Map(items.map(({ hashcode, version }) => [hashcode, version]));
  const isNewer = ({ item }: SlotChange) =>
    versions === null || (versions.get(item) ?? 0) > (versionOf.get(item) ?? 0);
  return withChanges(items, changes.filter(isNewer)).map((item) => {
    const version = versions?.get(item.hashcode) ?? 0;
    return version > item.version ? { ...item, version } : item;
  });
}

type Versioned = SlotChange & { version: number };

/** A change with all of its place or none, as the action takes it: by the name that it has for an item, or an entry, since ever. */
function toInput({ item: entry, version, performance, slot_starts_at, slot_ends_at }: Versioned) {
  if (performance === null || slot_starts_at === null || slot_ends_at === null) {
    return { entry, version, performance: null, slot_starts_at: null, slot_ends_at: null };
  }
  return { entry, version, performance, slot_starts_at, slot_ends_at };
}
