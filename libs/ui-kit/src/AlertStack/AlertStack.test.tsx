import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('announces alerts politely', () => {
  render(<AlertStack store={createAlertStore()} />);
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
});
