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

// The DOM of the tests has no pointer events of its own.
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

it('[2.48] offers what belongs to the element that was pressed', () => {
  const { row } = renderRow();
  fireEvent.contextMenu(row);
  expect(screen.getByRole('menuitem', { name: 'Open Paper Cities' })).toBeTruthy();
});

it('[2.48] opens when a finger has rested, and the press is not also a click', () => {
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

it('[2.48] lets another press click at once', () => {
  const { row, onOpen } = renderRow();
  finger(row, 'pointerdown');
  act(() => void vi.advanceTimersByTime(longPressDelay));
  finger(row, 'pointerup');
  finger(row, 'pointerdown');
  finger(row, 'pointerup');
  fireEvent.click(row);
  expect(onOpen).toHaveBeenCalledOnce();
});

it('[2.48] stays closed when the finger scrolls', () => {
  const { row } = renderRow();
  finger(row, 'pointerdown');
  finger(row, 'pointermove', 40);
  act(() => void vi.advanceTimersByTime(longPressDelay));
  expect(screen.queryByRole('menu')).toBeNull();
});

it("leaves inputs the browser's own menu", () => {
  renderRow();
  expect(fireEvent.contextMenu(screen.getByRole('textbox', { name: 'Note' }))).toBe(true);
  expect(screen.queryByRole('menu')).toBeNull();
});
