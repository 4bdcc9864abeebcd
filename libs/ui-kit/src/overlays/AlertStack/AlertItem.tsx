import { Icon } from '../../elements/Icon/Icon';
import { messages } from '../../text/messages';
import type { Alert } from './createAlertStore';
import styles from './AlertStack.module.css';

export interface AlertItemProps {
  alert: Alert;
  onDismiss: () => void;
}

/** One alert. An error is announced at once, the others when the screen reader comes to rest. */
export function AlertItem({ alert, onDismiss }: AlertItemProps) {
  const { kind, message, action, count } = alert;
  return (
    <li className={styles.alert} data-kind={kind}>
      <span className={styles.icon}>
        <Icon name={kind} />
      </span>
      <span className={styles.message} role={kind === 'error' ? 'alert' : undefined}>
        {message}
        {count > 1 && (
          <span className={styles.count} role="img" aria-label={messages.times(count)}>
            {messages.timesShort(count)}
          </span>
        )}
      </span>
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
