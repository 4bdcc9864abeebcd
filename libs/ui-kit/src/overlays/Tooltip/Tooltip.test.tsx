import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip';

const showPopover = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no top layer: calls to show it are counted.
  Object.assign(HTMLElement.prototype, { showPopover });
  showPopover.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

function renderTooltip() {
  render(
    <Tooltip text="Sealed until the ceremony">{(target) => <button {...target}>Results</button>}</Tooltip>,
  );
  return screen.getByRole('button', { name: 'Results' });
}

it('describes its target whether it is visible or not', () => {
  const button = renderTooltip();
  const id = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Sealed until the ceremony');
});

it('[9.6] appears when the pointer rests, not while it passes', () => {
  const button = renderTooltip();
  fireEvent.pointerEnter(button.parentElement ?? button);
  act(() => void vi.advanceTimersByTime(100));
  fireEvent.pointerLeave(button.parentElement ?? button);
  act(() => void vi.advanceTimersByTime(1000));
  expect(showPopover).not.toHaveBeenCalled();
  fireEvent.pointerEnter(button.parentElement ?? button);
  act(() => void vi.advanceTimersByTime(1000));
  expect(showPopover).toHaveBeenCalledOnce();
});

it('stops Escape while it is visible', () => {
  const onKeyDown = vi.fn();
  document.body.addEventListener('keydown', onKeyDown);
  const button = renderTooltip();
  fireEvent.pointerEnter(button.parentElement ?? button);
  act(() => void vi.advanceTimersByTime(1000));
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(onKeyDown).toHaveBeenCalledOnce();
  document.body.removeEventListener('keydown', onKeyDown);
});
