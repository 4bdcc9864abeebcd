import { createStore } from 'zustand/vanilla';

/** A message about something that has just happened. */
export interface Alert {
  id: number;
  kind: AlertKind;
  message: string;
  /** How often it was shown while in sight. */
  count: number;
  action?: AlertAction | undefined;
}

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

/** What can be done about it, most often Undo. */
export interface AlertAction {
  label: string;
  onAct: () => void;
}

/** What `show` takes: only the message is needed. */
export interface NewAlert {
  message: string;
  /** @default 'info' */
  kind?: AlertKind | undefined;
  action?: AlertAction | undefined;
  /** Milliseconds until it goes by itself; null keeps it until it is dismissed. @default 3500 */
  delay?: number | null | undefined;
}

/** Holds the alerts in sight; made for `useSyncExternalStore`. */
export interface AlertStore {
  alerts: () => readonly Alert[];
  subscribe: (listener: () => void) => () => void;
  show: (alert: NewAlert) => number;
  dismiss: (id: number) => void;
  /** Stops all clocks, as while the pointer or the focus is on an alert. */
  pause: () => void;
  resume: () => void;
}

interface Clock {
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** How long an alert stays (clause 9.2). */
export const alertDelay = 3500;

/** More would cover the page; the oldest makes room. */
const alertsInSight = 5;

/** Makes a store of alerts. The same words shown again stay one alert, counted, whose time begins anew. */
export function createAlertStore(): AlertStore {
  const { getState, setState, subscribe } = createStore<readonly Alert[]>(() => []);
  let lastId = 0;
  let isPaused = false;
  const clocks = new Map<number, Clock>();
  const publish = (next: readonly Alert[]) => setState(next, true);

  function start(id: number, clock: Clock) {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.remaining);
  }

  function forget(id: number) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  }

  function dismiss(id: number) {
    forget(id);
    const alerts = getState();
    if (alerts.some((alert) => alert.id === id)) publish(alerts.filter((alert) => alert.id !== id));
  }

  function show({ message, kind = 'info', action, delay = alertDelay }: NewAlert) {
    const alerts = getState();
    const same = alerts.find(
      (alert) => alert.kind === kind && alert.message === message && !alert.action && !action,
    );
    const id = same?.id ?? ++lastId;
    forget(id);
    if (delay !== null) {
      const clock: Clock = { remaining: delay, startedAt: 0, timer: undefined };
      clocks.set(id, clock);
      if (!isPaused) start(id, clock);
    }
    if (same) {
      publish(alerts.map((alert) => (alert === same ? { ...same, count: same.count + 1 } : alert)));
      return id;
    }
    for (const old of alerts.slice(0, Math.max(0, alerts.length + 1 - alertsInSight))) forget(old.id);
    publish([...alerts, { id, kind, message, action, count: 1 }].slice(-alertsInSight));
    return id;
  }

  return {
    alerts: getState,
    subscribe,
    show,
    dismiss,
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.remaining -= Date.now() - clock.startedAt;
      }
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, clock] of clocks) start(id, clock);
    },
  };
}
