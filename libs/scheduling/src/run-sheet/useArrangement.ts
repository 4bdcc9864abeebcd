import { newUuid } from '@callboard/api-client';
import { useAppDispatch } from '@callboard/app-state';
import { withChanges, type SheetEntry, type SlotChange } from '@callboard/domain/scheduling';
import { callOrQueue } from '@callboard/offline';
import { useUndoAlert } from '@callboard/records';
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
  /** What it places that the server's list does not have yet. */
  added: SheetEntry | undefined;
}

/**
 * The entries of a run sheet, and a function that makes a step on it. The step is visible immediately and stored after the one before
 * it, each with its own Undo. When one is refused, the steps after it are dropped and the sheet shows what the server has. Without a
 * network the steps wait on the device, and are visible in their places; one that is refused then waits for the user to decide.
 */
export function useArrangement(event: string, entries: readonly SheetEntry[]) {
  const dispatch = useAppDispatch();
  const alerts = useAlerts();
  const showUndo = useUndoAlert();
  const waiting = useWaitingMoves(event);
  const [pending, setPending] = useState<readonly PendingStep[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef(new Map<string, number>());
  const lastId = useRef(0);
  const refusedUpTo = useRef(0);
  const waitingSteps = waiting.moves.map((changes) => ({ changes, versions: null, added: undefined }));
  const shown = [...pending, ...waitingSteps].reduce(withStep, entries);

  async function send(id: number, changes: readonly (SlotChange & { version: number })[], message: string) {
    if (id <= refusedUpTo.current) return;
    const latest = changes.map((change) => ({
      ...change,
      version: Math.max(change.version, known.current.get(change.entry) ?? 0),
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
    for (const [entry, version] of versions) known.current.set(entry, version);
    setPending((steps) => steps.map((step) => (step.id === id ? { ...step, versions } : step)));
    showUndo(message, outcome.changeSet);
  }

  function step(changes: readonly SlotChange[], message: string, added?: SheetEntry): void {
    if (changes.length === 0) return;
    lastId.current += 1;
    const id = lastId.current;
    const known = added ? [added, ...shown] : shown;
    const versionOf = new Map(known.map(({ hashcode, version }) => [hashcode, version ?? 0]));
    const versioned = changes.map((change) => ({ ...change, version: versionOf.get(change.entry) ?? 0 }));
    setPending((steps) => [
      ...steps.filter((each) => isPending(each, entries)),
      { id, changes, versions: null, added },
    ]);
    queue.current = queue.current.then(() => send(id, versioned, message));
  }

  return { entries: shown, step, waiting };
}

function isPending({ versions }: PendingStep, entries: readonly SheetEntry[]): boolean {
  return (
    versions === null || entries.some(({ hashcode, version = 0 }) => (versions.get(hashcode) ?? 0) > version)
  );
}

/** Leaves out what the server shows by now: the step itself, or a later change. */
function withStep(
  known: readonly SheetEntry[],
  { changes, versions, added }: Omit<PendingStep, 'id'>,
): readonly SheetEntry[] {
  const isListed = known.some(({ hashcode }) => hashcode === added?.hashcode);
  const entries = added && versions === null && !isListed ? [...known, added] : known;
  const versionOf = new Map(entries.map(({ hashcode, version }) => [hashcode, version ?? 0]));
  const isNewer = ({ entry }: SlotChange) =>
    versions === null || (versions.get(entry) ?? 0) > (versionOf.get(entry) ?? 0);
  const changed = withChanges(entries, changes.filter(isNewer));
  return changed.map((entry) => {
    const version = versions?.get(entry.hashcode) ?? 0;
    return version > (entry.version ?? 0) ? { ...entry, version } : entry;
  });
}

type Versioned = SlotChange & { version: number };

/** A change with all of its place or none, as the action takes it. */
function toInput({ entry, version, performance, slot_starts_at, slot_ends_at }: Versioned) {
  if (performance === null || slot_starts_at === null || slot_ends_at === null) {
    return { entry, version, performance: null, slot_starts_at: null, slot_ends_at: null };
  }
  return { entry, version, performance, slot_starts_at, slot_ends_at };
}
