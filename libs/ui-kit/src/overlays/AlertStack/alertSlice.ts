import { addAppListener, rootReducer, sessionLeft, type AppThunk } from '@callboard/app-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A message about a recent event. */
export interface Alert {
  id: number;
  kind: AlertKind;
  message: string;
  /** How often it was shown while visible. */
  count: number;
  /** Milliseconds until it disappears; null keeps it until it is dismissed. */
  delay: number | null;
  /** The label of its action button, usually Undo. */
  actionLabel: string | undefined;
}

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

/** An alert's action, usually Undo. */
export interface AlertAction {
  label: string;
  onAct: () => void;
}

/** The input of `show`: only the message is required. */
export interface NewAlert {
  message: string;
  /** @default 'info' */
  kind?: AlertKind | undefined;
  action?: AlertAction | undefined;
  /** Milliseconds until it disappears; null keeps it until it is dismissed. @default 3500, or 10,000 with an action */
  delay?: number | null | undefined;
}

interface AlertState {
  items: readonly Alert[];
  lastId: number;
}

/** How long an alert stays, in milliseconds (clause 9.2). */
export const alertDelay = 3500;

/** How long one with an action stays, which has to be read and reached. */
const actionDelay = 10_000;

/** More would cover the page; the oldest is removed. */
const visibleAlerts = 5;

const nothing: AlertState = { items: [], lastId: 0 };

const slice = createSlice({
  name: 'alerts',
  initialState: nothing,
  reducers: {
    shown: (state, { payload }: PayloadAction<Alert>) => {
      const others = state.items.filter(({ id }) => id !== payload.id);
      const isShownAgain = others.length < state.items.length;
      const items = isShownAgain
        ? state.items.map((item) => (item.id === payload.id ? payload : item))
        : [...others, payload].slice(-visibleAlerts);
      return { items, lastId: Math.max(state.lastId, payload.id) };
    },
    dismissed: (state, { payload }: PayloadAction<number>) => without(state, payload),
    actedOn: (state, { payload }: PayloadAction<number>) => without(state, payload),
  },
  // The next user must not see, or undo, an alert of the previous session.
  extraReducers: (builder) => builder.addCase(sessionLeft, (state) => ({ ...state, items: [] })),
  selectors: { selectAlerts: ({ items }) => items, selectLastId: ({ lastId }) => lastId },
});

const { selectLastId, ...selectors } = slice.injectInto(rootReducer).selectors;

/** The visible alerts, the newest last. */
export const selectAlerts = selectors.selectAlerts;
/** `dismissed` closes an alert; `actedOn` also runs its action. */
export const { dismissed, actedOn } = slice.actions;

/**
 * Shows an alert at the bottom of the page. Repeated messages share one alert with a count, whose timer restarts.
 *
 * @returns its id, for `dismissed`
 */
export function showAlert({
  message,
  kind = 'info',
  action,
  delay = action ? actionDelay : alertDelay,
}: NewAlert): AppThunk<number> {
  return (dispatch, getState) => {
    const same = selectAlerts(getState()).find(
      (alert) => alert.kind === kind && alert.message === message && !alert.actionLabel && !action,
    );
    const id = same?.id ?? selectLastId(getState()) + 1;
    const count = (same?.count ?? 0) + 1;
    dispatch(slice.actions.shown({ id, kind, message, count, delay, actionLabel: action?.label }));
    if (action) dispatch(runWhenActedOn(id, action.onAct));
    return id;
  };
}

/** Functions are not serialisable state: the listener keeps this one until the alert is removed. */
function runWhenActedOn(id: number, run: () => void) {
  return addAppListener({
    predicate: (_action, state) => selectAlerts(state).every((alert) => alert.id !== id),
    effect: (action, { unsubscribe }) => {
      unsubscribe();
      if (actedOn.match(action)) run();
    },
  });
}

function without(state: AlertState, id: number): AlertState {
  return { ...state, items: state.items.filter((alert) => alert.id !== id) };
}
