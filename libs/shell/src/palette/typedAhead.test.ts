import { expect, it } from 'vitest';
import { readKeys } from './readKeys';
import { keepTyped, takeTyped, typeAhead } from './typedAhead';

it('buffers keys while the palette is loading, and returns them once', () => {
  expect(keepTyped('n')).toBe(false);
  typeAhead();
  for (const key of ['n', 'r', 'Backspace', 'e']) expect(keepTyped(key)).toBe(true);
  expect([readKeys(takeTyped()).text, takeTyped()]).toEqual(['ne', []]);
  expect(keepTyped('n')).toBe(false);
});

it('ends with Enter, which is ignored without a query', () => {
  expect(readKeys(['Enter', 'n', 'Enter', 'e'])).toEqual({ text: 'n', isSelected: true });
  expect(readKeys(['n', 'Backspace', 'Enter'])).toEqual({ text: '', isSelected: false });
});
