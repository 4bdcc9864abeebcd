import { onSight } from '@callboard/browser-storage';
import { useEffect, useMemo, useRef, type FocusEvent } from 'react';
import type { AlertStore } from './createAlertStore';

type Reason = 'pointer' | 'focus' | 'hidden';

/** Stops the clocks while the pointer or the focus is on the alerts, and while nobody can see the window. */
export function useAlertPause(store: AlertStore) {
  const reasons = useRef(new Set<Reason>());
  const pause = useMemo(() => {
    function set(reason: Reason, holds: boolean) {
      if (holds) reasons.current.add(reason);
      else reasons.current.delete(reason);
      if (reasons.current.size > 0) store.pause();
      else store.resume();
    }
    return {
      set,
      /** The element under the pointer or the focus goes without a leave or blur event: its going counts as leaving. */
      leave: () => {
        reasons.current.delete('pointer');
        set('focus', false);
      },
    };
  }, [store]);

  // Synchronises with whether the window can be seen.
  useEffect(() => {
    pause.set('hidden', document.visibilityState === 'hidden');
    return onSight((isInSight) => pause.set('hidden', !isInSight));
  }, [pause]);

  return {
    leave: pause.leave,
    handlers: {
      onPointerEnter: () => pause.set('pointer', true),
      onPointerLeave: () => pause.set('pointer', false),
      onFocus: () => pause.set('focus', true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) pause.set('focus', false);
      },
    },
  };
}
