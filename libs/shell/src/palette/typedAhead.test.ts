import { expect, it } from 'vitest';
import { readKeys } from './readKeys';
import { keepTyped, takeTyped, typeAhead } from './typedAhead';

it('keeps what is typed while the palette is on its way, and hands it over once', () => {
  expect(keepTyped('n')).toBe(false);
  typeAhead();
  for (const key of ['n', 'r', 'Backspace', 'e']) expect(keepTyped(key)).toBe(true);
  expect([readKeys(takeTyped()).text, takeTyped()]).toEqual(['ne', []]);
  expect(keepTyped('n')).toBe(false);
});

it('ends with Enter, which means nothing before a letter', () => {
  expect(readKeys(['Enter', 'n', 'Enter', 'e'])).toEqual({ text: 'n', isChosen: true });
  expect(readKeys(['n', 'Backspace', 'Enter'])).toEqual({ text: '', isChosen: false });
});
