import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../Icon/Icon';
import { messages } from '../messages';
import type { Alert, AlertStore } from './createAlertStore';
import styles from './AlertStack.module.css';

export interface AlertStackProps {
  store: AlertStore;
}

/** The alerts at the bottom of the page. They wait while the pointer or the focus is on them. */
export function AlertStack({ store }: AlertStackProps) {
  const alerts = useSyncExternalStore(store.subscribe, store.alerts);
  const root = useRef<HTMLElement>(null);
  const newest = alerts.at(-1)?.id;

  // Synchronises with the browser's top layer: what is shown last lies above, also above a modal dialog.
  useEffect(() => {
    const stack = root.current;
    if (stack === null || typeof stack.showPopover !== 'function') return;
    if (stack.matches(':popover-open')) stack.hidePopover();
    if (newest !== undefined) stack.showPopover();
  }, [newest]);

  return (
    <section
      ref={root}
      className={styles.root}
      popover="manual"
      aria-label={messages.alerts}
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store.resume();
      }}
    >
      <ul className={styles.list} role="list" aria-live="polite" aria-relevant="additions">
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} onDismiss={() => leave(store, alert.id)} />
        ))}
      </ul>
    </section>
  );
}

// The element under the pointer or the focus goes without a leave or blur event, so its going counts as leaving.
function leave(store: AlertStore, id: number) {
  store.dismiss(id);
  store.resume();
}

function AlertItem({ alert, onDismiss }: { alert: Alert; onDismiss: () => void }) {
  const { kind, message, action } = alert;
  return (
    <li className={styles.alert} data-kind={kind}>
      <span className={styles.icon}>
        <Icon name={kind} />
      </span>
      <span className={styles.message}>{message}</span>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDismiss();
            action.onAct();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label={messages.dismiss} onClick={onDismiss}>
        <Icon name="close" size="small" />
      </button>
    </li>
  );
}
