import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip';

const showPopover = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  // The DOM of the tests has no top layer: what would be shown in it is counted.
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

it('describes its target whether it is in sight or not', () => {
  const button = renderTooltip();
  const id = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Sealed until the ceremony');
});

it('[9.6] comes up when the pointer has rested, not while it passes', () => {
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

it('keeps Escape to itself while it is in sight', () => {
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
