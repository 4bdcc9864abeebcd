import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog';
import { AlertStack } from './AlertStack';
import { createAlertStore } from './createAlertStore';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[2.47] undoes and dismisses', () => {
  const store = createAlertStore();
  const onAct = vi.fn();
  render(<AlertStack store={store} />);
  act(() => void store.show({ message: 'Event deleted', action: { label: 'Undo', onAct } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.queryByText('Event deleted')).toBeNull();
});

it('waits while the focus is on an alert', () => {
  const store = createAlertStore();
  render(<AlertStack store={store} />);
  act(() => void store.show({ message: 'Saved' }));
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => void vi.advanceTimersByTime(3500));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('[2.47] waits while the window is hidden', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const store = createAlertStore();
  render(<AlertStack store={store} />);
  act(() => void store.show({ message: 'Saved' }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Saved')).not.toBeNull();
  visibility.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  act(() => void vi.advanceTimersByTime(3500));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('goes on waiting under the focus when the pointer leaves', () => {
  const store = createAlertStore();
  render(<AlertStack store={store} />);
  act(() => void store.show({ message: 'Saved' }));
  const region = screen.getByRole('region', { name: 'Alerts' });
  fireEvent.pointerEnter(region);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.pointerLeave(region);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('Saved')).not.toBeNull();
});

it('announces alerts politely and errors at once', () => {
  const store = createAlertStore();
  render(<AlertStack store={store} />);
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
  act(() => void store.show({ message: 'Saved' }));
  act(() => void store.show({ message: 'Network error', kind: 'error' }));
  expect(screen.getByRole('alert').textContent).toBe('Network error');
});

it('[2.47] stands inside an open modal dialog, and outside again when that has gone', () => {
  const store = createAlertStore();
  const page = (open: boolean) => (
    <>
      <Dialog open={open} title="Rename" onOpenChange={vi.fn()} />
      <AlertStack store={store} />
    </>
  );
  const { rerender } = render(page(true));
  act(() => void store.show({ message: 'The name is taken' }));
  expect(screen.getByRole('dialog').contains(screen.getByText('The name is taken'))).toBe(true);
  rerender(page(false));
  expect(screen.getByText('The name is taken')).toBeTruthy();
});

it('leads to the newest alert by F8 and back where the user was', () => {
  const store = createAlertStore();
  render(
    <>
      <input aria-label="Name" />
      <AlertStack store={store} />
    </>,
  );
  act(() => void store.show({ message: 'Saved' }));
  const input = screen.getByRole('textbox', { name: 'Name' });
  input.focus();
  fireEvent.keyDown(input, { key: 'F8' });
  const button = screen.getByRole('button', { name: 'Dismiss' });
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(document.activeElement).toBe(input);
});
