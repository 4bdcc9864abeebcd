import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog';
import { AlertStack } from './AlertStack';
import { selectAlerts, showAlert, type NewAlert } from './alertSlice';

let store = createAppStore();
const Store = ({ children }: { children: ReactNode }) => (
  <AppStoreProvider store={store}>{children}</AppStoreProvider>
);
const show = (alert: NewAlert) => act(() => void store.dispatch(showAlert(alert)));
const visible = () => selectAlerts(store.getState()).map(({ message }) => message);

beforeEach(() => {
  store = createAppStore();
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[2.47] undoes and dismisses', () => {
  const onAct = vi.fn();
  render(<AlertStack />, { wrapper: Store });
  show({ message: 'Event deleted', action: { label: 'Undo', onAct } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.queryByText('Event deleted')).toBeNull();
});

it('waits while the focus is on an alert', () => {
  render(<AlertStack />, { wrapper: Store });
  show({ message: 'Saved' });
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => void vi.advanceTimersByTime(3500));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('[2.47] waits while the window is hidden', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(<AlertStack />, { wrapper: Store });
  show({ message: 'Saved' });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Saved')).not.toBeNull();
  visibility.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  act(() => void vi.advanceTimersByTime(3500));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('stays paused by the focus when the pointer leaves', () => {
  render(<AlertStack />, { wrapper: Store });
  show({ message: 'Saved' });
  const region = screen.getByRole('region', { name: 'Alerts' });
  fireEvent.pointerEnter(region);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.pointerLeave(region);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Saved')).not.toBeNull();
});

it('announces alerts politely and errors assertively', () => {
  render(<AlertStack />, { wrapper: Store });
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
  show({ message: 'Saved' });
  show({ message: 'Network error', kind: 'error' });
  expect(screen.getByRole('alert').textContent).toBe('Network error');
});

it('[2.47] moves into an open modal dialog, and out again when it closes', () => {
  const page = (open: boolean) => (
    <>
      <Dialog open={open} title="Rename" onOpenChange={vi.fn()} />
      <AlertStack />
    </>
  );
  const { rerender } = render(page(true), { wrapper: Store });
  show({ message: 'The name is taken' });
  expect(screen.getByRole('dialog').contains(screen.getByText('The name is taken'))).toBe(true);
  rerender(page(false));
  expect(screen.getByText('The name is taken')).toBeTruthy();
});

it('moves the focus to the newest alert by F8 and back again', () => {
  render(
    <>
      <input aria-label="Name" />
      <AlertStack />
    </>,
    { wrapper: Store },
  );
  show({ message: 'Saved' });
  const input = screen.getByRole('textbox', { name: 'Name' });
  input.focus();
  fireEvent.keyDown(input, { key: 'F8' });
  const button = screen.getByRole('button', { name: 'Dismiss' });
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(document.activeElement).toBe(input);
});

it('[9.2] removes an alert after 3,500 ms, or after a delay of its own', () => {
  render(<AlertStack />, { wrapper: Store });
  show({ message: 'Saved', kind: 'success' });
  show({ message: 'Event deleted', delay: 8000 });
  act(() => void vi.advanceTimersByTime(3499));
  expect(visible()).toEqual(['Saved', 'Event deleted']);
  act(() => void vi.advanceTimersByTime(1));
  expect(visible()).toEqual(['Event deleted']);
  act(() => void vi.advanceTimersByTime(4500));
  expect(visible()).toEqual([]);
});

it('continues with the remaining time after a pause', () => {
  render(<AlertStack />, { wrapper: Store });
  show({ message: 'Saved' });
  const region = screen.getByRole('region', { name: 'Alerts' });
  act(() => void vi.advanceTimersByTime(3000));
  fireEvent.pointerEnter(region);
  act(() => void vi.advanceTimersByTime(60_000));
  fireEvent.pointerLeave(region);
  act(() => void vi.advanceTimersByTime(499));
  expect(visible()).toEqual(['Saved']);
  act(() => void vi.advanceTimersByTime(1));
  expect(visible()).toEqual([]);
});

it('[2.47] counts repeated messages in one alert and restarts its timer', () => {
  render(<AlertStack />, { wrapper: Store });
  show({ message: 'Network error', kind: 'error' });
  act(() => void vi.advanceTimersByTime(3000));
  show({ message: 'Network error', kind: 'error' });
  act(() => void vi.advanceTimersByTime(3000));
  expect(selectAlerts(store.getState())).toMatchObject([{ message: 'Network error', count: 2 }]);
});
