import type { Appearance } from '@callboard/api-contract/scheduling';
import { collections } from '@callboard/api-client/collections';
import { collectionNamed } from '@callboard/api-contract/collections';
import { isOpenForSlots, standingSlots, unplaced } from '@callboard/domain/scheduling';
import { canEver, useActor, useUndoAlert } from '@callboard/records';
import { useFeature, useLabel } from '@callboard/tenant';
import { Stack, useGripDrag, WaitingNote } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Clock } from '@callboard/records/screen';
import { DrawOrderDialog } from './DrawOrderDialog';
import { ItemForm, NewItemForm } from './ItemForm';
import { PlaceDialog } from './PlaceDialog';
import { placeUnder, type DropPlace } from './placeUnder';
import { RunSheetContext, type Performance, type RunSheetSteps, type SheetDialog } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';
import { ShiftDialog } from './ShiftDialog';
import { SwapDialog } from './SwapDialog';
import { useArrangement } from './useArrangement';
import { useRunSheetSteps } from './useRunSheetSteps';
import { WaitingTray } from './WaitingTray';

const waitingTexts = {
  wait: words.movesWait,
  refused: words.moveRefused,
  behind: words.movesBehind,
  drop: words.dropMoves,
};

export interface RunSheetProps {
  event: string;
  performances: readonly Performance[];
  /** All of the entries that the performances have, and those that wait for a slot. */
  items: readonly Appearance[];
  clock: Clock;
  /** The length of a slot of an entry that has had none. */
  defaultMinutes: number;
  /** True if there are more than these: then the sheet can only be read. */
  isCut: boolean;
  /** How items are moved. @default as in the list of a running order */
  hint?: ReactNode;
  /** The running order, with the steps that are not stored yet. */
  children: (items: readonly Appearance[]) => ReactNode;
}

/** A run sheet that can be worked on: each step is visible immediately and has its own Undo. */
export function RunSheet(props: RunSheetProps) {
  const { event, performances, clock, defaultMinutes } = props;
  const label = useLabel('entries');
  const alerts = useAlerts();
  const removeItem = useRemoveItem();
  const { items, step, waiting, undoable, undo } = useArrangement(event, props.items);
  const made = useRunSheetSteps(items, step, clock, defaultMinutes);
  const [dialog, setDialog] = useState<SheetDialog | null>(null);
  const isEditable = useCanArrange() && !props.isCut;
  const steps: RunSheetSteps = {
    ...made,
    performances,
    items,
    clock,
    defaultMinutes,
    open: setDialog,
    removeItem,
    undoable,
    undo,
  };
  const root = useFollowedFocus(items);

  function drop(item: Appearance, place: DropPlace) {
    if (place.kind === 'tray') {
      if (item.slot_starts_at !== null) made.takeOut(item);
      return;
    }
    const performance = performances.find(({ hashcode }) => hashcode === place.performance);
    if (!performance) return;
    const error = dropIn(performance, item, place);
    if (error) alerts.show({ message: error, kind: 'warning' });
  }

  function dropIn(performance: Performance, item: Appearance, place: Exclude<DropPlace, { kind: 'tray' }>) {
    if (place.kind === 'time') return made.place(item, performance, place.from, place.to);
    const own = standingSlots(performance, items).findIndex((slot) => slot.item.hashcode === item.hashcode);
    const position = own >= 0 && own < place.position ? place.position - 1 : place.position;
    const isReordered = own >= 0 && place.kind === 'slot';
    return (isReordered ? made.move : made.insert)(item, performance, position);
  }

  const drag = useGripDrag<Appearance, DropPlace>({ targetUnder: placeUnder, onDrop: drop });
  const close = () => setDialog(null);
  return (
    <RunSheetContext value={isEditable ? { ...steps, drag } : null}>
      <div ref={root}>
        <Stack>
          <WaitingNote {...waiting} texts={waitingTexts} />
          <WaitingTray waiting={unplaced(items)} />
          {isEditable && performances.some(isOpenForSlots) && (props.hint ?? <p>{words.sheetHint(label)}</p>)}
          {props.children(items)}
        </Stack>
      </div>
      {dialog?.kind === 'add' && (
        <NewItemForm
          performance={dialog.performance}
          onAdded={(item) => setDialog({ kind: 'place', item, performance: dialog.performance })}
          onClose={() => setDialog((open) => (open?.kind === 'add' ? null : open))}
        />
      )}
      {dialog?.kind === 'draw' && <DrawOrderDialog steps={steps} {...dialog} onClose={close} />}
      {dialog?.kind === 'edit' && <ItemForm hashcode={dialog.item.hashcode} onClose={close} />}
      {dialog?.kind === 'place' && <PlaceDialog steps={steps} {...dialog} onClose={close} />}
      {dialog?.kind === 'swap' && <SwapDialog steps={steps} {...dialog} onClose={close} />}
      {dialog?.kind === 'shift' && <ShiftDialog steps={steps} {...dialog} onClose={close} />}
    </RunSheetContext>
  );
}

/** Deletes an item that is no entry, with an Undo. */
function useRemoveItem(): (item: Appearance) => void {
  const [remove] = collections.timeSlots.useRemove();
  const showUndo = useUndoAlert();
  return ({ hashcode, version, name }) => {
    void remove(hashcode, version).then((outcome) => {
      if (outcome.ok) showUndo(words.removed(name), outcome.changeSet);
    });
  };
}

/** True if the user can change time slots: staff of a contest that has them. */
function useCanArrange(): boolean {
  const entries = collectionNamed('entries');
  const actor = useActor();
  return useFeature('scheduling') && canEver(entries, 'remove', actor);
}

/** Returns the focus to the entry that had it, when the entry has left its row for another list. */
function useFollowedFocus(items: readonly Appearance[]) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);

  // Synchronises with the document's focus: an element that is removed takes it along.
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target.dataset['entry'] ?? focused.current;
    };
    const element = root.current;
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const own = [...(root.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    own.find(({ dataset }) => dataset['entry'] === focused.current)?.focus();
  }, [items]);
  return root;
}
