import { expect, it } from 'vitest';
import { keepTyped, takeTyped, typeAhead } from './typedAhead';

it('keeps what is typed while the palette is on its way, and hands it over once', () => {
  expect(keepTyped('n')).toBe(false);
  typeAhead();
  for (const key of ['n', 'r', 'Backspace', 'e']) expect(keepTyped(key)).toBe(true);
  expect([takeTyped(), takeTyped()]).toEqual(['ne', '']);
  expect(keepTyped('n')).toBe(false);
});
