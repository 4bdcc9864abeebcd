import { onVisibilityChange } from '@callboard/browser-storage';
import { useEffect, useState, type FocusEvent } from 'react';

type Reason = 'pointer' | 'focus' | 'hidden';

/** Pauses the alerts while the pointer or the focus is on them, and while the window is hidden. */
export function useAlertPause() {
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const add = (reason: Reason) =>
    setReasons((former) => [...former.filter((each) => each !== reason), reason]);
  const remove = (...gone: readonly Reason[]) =>
    setReasons((former) => former.filter((reason) => !gone.includes(reason)));

  // Synchronises with the visibility of the window.
  useEffect(() => {
    const update = (isVisible: boolean) => (isVisible ? remove('hidden') : add('hidden'));
    update(document.visibilityState !== 'hidden');
    return onVisibilityChange(update);
  }, []);

  return {
    isPaused: reasons.length > 0,
    /** Removing an element under the pointer or the focus fires no leave or blur event: its removal counts as leaving. */
    leave: () => remove('pointer', 'focus'),
    handlers: {
      onPointerEnter: () => add('pointer'),
      onPointerLeave: () => remove('pointer'),
      onFocus: () => add('focus'),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) remove('focus');
      },
    },
  };
}
