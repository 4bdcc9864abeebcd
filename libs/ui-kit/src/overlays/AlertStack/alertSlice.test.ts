import { createAppStore, sessionLeft } from '@callboard/app-state';
import { expect, it, vi } from 'vitest';
import { actedOn, dismissed, selectAlerts, showAlert, type NewAlert } from './alertSlice';

function setUp() {
  const store = createAppStore();
  return {
    ...store,
    show: (alert: NewAlert) => store.dispatch(showAlert(alert)),
    alerts: () => selectAlerts(store.getState()),
  };
}

it('does not merge two alerts that can be undone', () => {
  const { show, alerts } = setUp();
  const action = { label: 'Undo', onAct: vi.fn() };
  show({ message: 'Deleted', action });
  show({ message: 'Deleted', action });
  expect(alerts()).toHaveLength(2);
});

it('removes the oldest alert to make room for the sixth', () => {
  const { show, alerts } = setUp();
  for (const message of ['a', 'b', 'c', 'd', 'e', 'f']) show({ message });
  expect(alerts().map((alert) => alert.message)).toEqual(['b', 'c', 'd', 'e', 'f']);
});

it("runs an alert's action once", () => {
  const { show, dispatch } = setUp();
  const [first, second] = [vi.fn(), vi.fn()];
  show({ message: 'Venue deleted', action: { label: 'Undo', onAct: first } });
  const id = show({ message: 'Event deleted', action: { label: 'Undo', onAct: second } });
  dispatch(actedOn(id));
  dispatch(actedOn(id));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it('does not run the action of a dismissed alert', () => {
  const { show, dispatch } = setUp();
  const onAct = vi.fn();
  const id = show({ message: 'Event deleted', action: { label: 'Undo', onAct } });
  dispatch(dismissed(id));
  dispatch(actedOn(id));
  expect(onAct).not.toHaveBeenCalled();
});

it('[2.38] removes all alerts at the end of a session', () => {
  const { show, dispatch, alerts } = setUp();
  const onAct = vi.fn();
  const id = show({ message: 'Event deleted', action: { label: 'Undo', onAct } });
  dispatch(sessionLeft());
  expect(alerts()).toEqual([]);
  dispatch(actedOn(id));
  expect(onAct).not.toHaveBeenCalled();
});
