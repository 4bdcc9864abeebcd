import { expect, it } from 'vitest';
import { keepTyped, takeTyped, typeAhead } from './typedAhead';

it('keeps what is typed while the palette is on its way, and hands it over once', () => {
  expect(keepTyped('n')).toBe(false);
  typeAhead();
  expect([keepTyped('n'), keepTyped('e')]).toEqual([true, true]);
  expect([takeTyped(), takeTyped()]).toEqual(['ne', '']);
  expect(keepTyped('n')).toBe(false);
});
