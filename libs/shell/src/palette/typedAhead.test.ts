import { expect, it } from 'vitest';
import { keepTyped, takeTyped, typeAhead } from './typedAhead';

it('keeps what is typed while the palette is on its way, and hands it over once', () => {
  expect(keepTyped('n')).toBe(false);
  typeAhead();
  for (const key of ['n', 'r', 'Backspace', 'e']) expect(keepTyped(key)).toBe(true);
  expect([takeTyped().text, takeTyped().text]).toEqual(['ne', '']);
  expect(keepTyped('n')).toBe(false);
});

it('ends with Enter, which means nothing before a letter', () => {
  typeAhead();
  for (const key of ['Enter', 'n', 'Enter', 'e']) expect(keepTyped(key)).toBe(true);
  expect(takeTyped()).toEqual({ text: 'n', isChosen: true });
});
