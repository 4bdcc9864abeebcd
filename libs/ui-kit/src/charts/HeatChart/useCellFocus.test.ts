import { expect, it } from 'vitest';
import { nextCell } from './useCellFocus';

const grid = { rowCount: 2, columnCount: 3, isReversed: false };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey });

it('moves between cells and stops at the edges', () => {
  expect(nextCell(press('ArrowRight'), { row: 0, column: 0 }, grid)).toEqual({ row: 0, column: 1 });
  expect(nextCell(press('ArrowDown'), { row: 1, column: 0 }, grid)).toEqual({ row: 1, column: 0 });
  expect(nextCell(press('ArrowLeft'), { row: 0, column: 0 }, grid)).toEqual({ row: 0, column: 0 });
});

it('jumps to the ends of the row, and with Ctrl to those of the grid', () => {
  expect(nextCell(press('End'), { row: 0, column: 0 }, grid)).toEqual({ row: 0, column: 2 });
  expect(nextCell(press('End', true), { row: 0, column: 0 }, grid)).toEqual({ row: 1, column: 2 });
  expect(nextCell(press('Home', true), { row: 1, column: 2 }, grid)).toEqual({ row: 0, column: 0 });
});

it('follows the reading direction', () => {
  const reversed = { ...grid, isReversed: true };
  expect(nextCell(press('ArrowLeft'), { row: 0, column: 0 }, reversed)).toEqual({ row: 0, column: 1 });
  expect(nextCell(press('ArrowRight'), { row: 0, column: 1 }, reversed)).toEqual({ row: 0, column: 0 });
});

it('ignores other keys', () => {
  expect(nextCell(press('Tab'), { row: 0, column: 0 }, grid)).toBeUndefined();
});
