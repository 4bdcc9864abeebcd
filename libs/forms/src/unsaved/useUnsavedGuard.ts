import { useCallback, useRef, useState } from 'react';
import { notifyNow } from '../typing/notifyAfterPaint';
import { useConfirmClose } from './useConfirmClose';

/** Guards a form against losing unsaved changes. */
export interface UnsavedGuard {
  /** Pass it to the form's `onDirtyChange`. */
  setDirty: (isDirty: boolean) => void;
  /** Checks whether there are unsaved changes now. Not for rendering: it flushes pending typing. */
  isDirty: () => boolean;
  /** Leaves immediately if there are no unsaved changes, else prompts. */
  leave: () => void;
  /** Props of `UnsavedChangesDialog`. */
  question: { open: boolean; onDiscard: () => void; onKeep: () => void };
}

/** Prompts before `onLeave`, and before the tab is closed, while there are unsaved changes. */
export function useUnsavedGuard(onLeave: () => void): UnsavedGuard {
  const present = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const isDirty = () => {
    notifyNow();
    return present.current;
  };
  const setDirty = useCallback((isNowDirty: boolean) => {
    present.current = isNowDirty;
  }, []);
  useConfirmClose(() => present.current);

  return {
    setDirty,
    isDirty,
    leave: () => (isDirty() ? setOpen(true) : onLeave()),
    question: {
      open: isOpen,
      onKeep: () => setOpen(false),
      onDiscard: () => {
        setOpen(false);
        onLeave();
      },
    },
  };
}
