import { useCallback, useRef, useState } from 'react';
import { tellNow } from '../typing/tellAfterPaint';
import { useAskBeforeClose } from './useAskBeforeClose';

/** What stands between the wish to leave a form and leaving it. */
export interface UnsavedGuard {
  /** Hand it to the form's `onDirtyChange`. */
  setDirty: (isDirty: boolean) => void;
  /** Whether something would be lost at this moment. Not for rendering: it settles what is being typed. */
  isDirty: () => boolean;
  /** Leaves at once when nothing is lost, else asks. */
  leave: () => void;
  /** Props of `UnsavedChangesDialog`. */
  question: { open: boolean; onDiscard: () => void; onKeep: () => void };
}

/** Keeps unsaved work: asks before `onLeave`, and has the browser ask before the tab is closed. */
export function useUnsavedGuard(onLeave: () => void): UnsavedGuard {
  const present = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const isDirty = () => {
    tellNow();
    return present.current;
  };
  const setDirty = useCallback((isNowDirty: boolean) => {
    present.current = isNowDirty;
  }, []);
  useAskBeforeClose(() => present.current);

  return {
    setDirty,
    isDirty,
    leave: () => (isDirty() ? setAsking(true) : onLeave()),
    question: {
      open: isAsking,
      onKeep: () => setAsking(false),
      onDiscard: () => {
        setAsking(false);
        onLeave();
      },
    },
  };
}
