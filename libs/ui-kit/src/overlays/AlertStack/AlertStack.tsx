import { useAppDispatch } from '@callboard/app-state';
import { useEffect, useRef, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { messages } from '../../text/messages';
import { AlertItem } from './AlertItem';
import { actedOn, dismissed, selectAlerts } from './alertSlice';
import { useAlertPause } from './useAlertPause';
import { useAlertPlace } from './useAlertPlace';
import { raise, useTopLayerHost } from './useTopLayerHost';
import styles from './AlertStack.module.css';

/**
 * The alerts at the bottom of the page, above everything, including modal dialogs. They wait while the pointer or
 * the focus is on them or the window is hidden, and move away from the focused input. F8 focuses the newest.
 */
export function AlertStack() {
  const dispatch = useAppDispatch();
  const alerts = useSelector(selectAlerts);
  const host = useTopLayerHost(styles.root);
  const { isPaused, handlers, leave } = useAlertPause();
  const cameFrom = useRef<Element>(null);
  const newest = alerts.at(-1)?.id;
  useAlertPlace(host, alerts);

  // Synchronises with the browser's top layer: a menu can have been shown above the alerts since.
  useEffect(() => {
    if (host !== null && newest !== undefined) raise(host);
  }, [host, newest]);

  // Synchronises with the keyboard anywhere in the page.
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key === 'F8') host?.querySelector<HTMLElement>('li:last-child button')?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [host]);

  // Before the alert disappears, because its action can move the focus.
  function returnFocus() {
    const hasFocus = host?.contains(document.activeElement) === true;
    if (hasFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    leave();
  }

  function dismiss(id: number) {
    returnFocus();
    dispatch(dismissed(id));
  }

  function act(id: number) {
    returnFocus();
    dispatch(actedOn(id));
  }

  if (host === null) return null;
  return createPortal(
    <section
      className={styles.stack}
      aria-label={messages.alerts}
      aria-keyshortcuts="F8"
      {...handlers}
      onFocus={(event: FocusEvent) => {
        handlers.onFocus();
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
      }}
    >
      <ul className={styles.list} role="list" aria-live="polite" aria-relevant="additions text">
        {alerts.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            isPaused={isPaused}
            onElapsed={() => dispatch(dismissed(alert.id))}
            onDismiss={() => dismiss(alert.id)}
            onAct={() => act(alert.id)}
          />
        ))}
      </ul>
    </section>,
    host,
  );
}
