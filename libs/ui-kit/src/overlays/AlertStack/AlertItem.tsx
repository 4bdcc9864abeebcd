import { useEffect, useRef } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import { messages } from '../../text/messages';
import type { Alert } from './alertSlice';
import styles from './AlertStack.module.css';

export interface AlertItemProps {
  alert: Alert;
  /** Pauses its timer. */
  isPaused: boolean;
  /** Called when its time is over. */
  onElapsed: () => void;
  onDismiss: () => void;
  onAct: () => void;
}

/** One alert. An error interrupts the screen reader, the others wait until it is idle. */
export function AlertItem({ alert, isPaused, onElapsed, onDismiss, onAct }: AlertItemProps) {
  const { kind, message, actionLabel, count } = alert;
  useCountdown(alert, isPaused, onElapsed);
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
      {actionLabel !== undefined && (
        <button type="button" className={styles.action} onClick={onAct}>
          {actionLabel}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label={messages.dismiss} onClick={onDismiss}>
        <Icon name="close" size="small" />
      </button>
    </li>
  );
}

/** Runs the alert's timer; starts over when the same message is shown again. A pause keeps the remaining time. */
function useCountdown({ delay, count }: Alert, isPaused: boolean, onElapsed: () => void): void {
  const remaining = useRef(delay);
  const elapsed = useRef(onElapsed);
  useEffect(() => {
    elapsed.current = onElapsed;
  });
  useEffect(() => {
    remaining.current = delay;
  }, [delay, count]);
  // Synchronises with the clock.
  useEffect(() => {
    const rest = remaining.current;
    if (isPaused || rest === null) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => elapsed.current(), rest);
    return () => {
      clearTimeout(timer);
      remaining.current = rest - (Date.now() - startedAt);
    };
  }, [delay, count, isPaused]);
}
