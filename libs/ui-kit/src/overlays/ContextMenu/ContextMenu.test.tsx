import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContextMenu } from './ContextMenu';
import { longPressDelay } from './useLongPress';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// jsdom has no pointer events of its own.
function finger(element: Element, type: string, clientY = 20) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 20, clientY });
  fireEvent(element, Object.assign(event, { pointerType: 'touch', isPrimary: true }));
}

function renderRow(onOpen = vi.fn()) {
  render(
    <ContextMenu label="Row" items={(target) => [{ label: `Open ${target.textContent}`, onSelect: vi.fn() }]}>
      <button onClick={onOpen}>Paper Cities</button>
      <input aria-label="Note" />
    </ContextMenu>,
  );
  return { onOpen, row: screen.getByRole('button', { name: 'Paper Cities' }) };
}

it('[2.48] offers the items of the pressed element', () => {
  const { row } = renderRow();
  fireEvent.contextMenu(row);
  expect(screen.getByRole('menuitem', { name: 'Open Paper Cities' })).toBeTruthy();
});

it('[2.48] opens on a long press, which is not also a click', () => {
  const { row, onOpen } = renderRow();
  finger(row, 'pointerdown');
  act(() => void vi.advanceTimersByTime(longPressDelay));
  finger(row, 'pointerup');
  fireEvent.click(row);
  expect(screen.getByRole('menu', { name: 'Row' })).toBeTruthy();
  expect(onOpen).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(100));
  fireEvent.click(row);
  expect(onOpen).toHaveBeenCalledOnce();
});

it('[2.48] lets the next press click immediately', () => {
  const { row, onOpen } = renderRow();
  finger(row, 'pointerdown');
  act(() => void vi.advanceTimersByTime(longPressDelay));
  finger(row, 'pointerup');
  finger(row, 'pointerdown');
  finger(row, 'pointerup');
  fireEvent.click(row);
  expect(onOpen).toHaveBeenCalledOnce();
});

it('[2.48] stays closed while the finger scrolls', () => {
  const { row } = renderRow();
  finger(row, 'pointerdown');
  finger(row, 'pointermove', 40);
  act(() => void vi.advanceTimersByTime(longPressDelay));
  expect(screen.queryByRole('menu')).toBeNull();
});

it("keeps the browser's own menu on inputs", () => {
  renderRow();
  expect(fireEvent.contextMenu(screen.getByRole('textbox', { name: 'Note' }))).toBe(true);
  expect(screen.queryByRole('menu')).toBeNull();
});
