import { expect, it, vi } from 'vitest';
import { toMenuItems, wordsOf } from './toMenuItems';

it.each([
  [{ label: 'Band', text: 'b', value: 'band' }, 'Band'],
  [{ text: 'Band', value: 'band' }, 'Band'],
  [{ name: 'Band', title: 'A band' }, 'Band'],
  [{ label: '', title: 'A band' }, 'A band'],
  [{ value: 3 }, '3'],
  [{}, ''],
])('[3.4] takes the text of %o', (option, words) => {
  expect(wordsOf(option)).toBe(words);
});

it('[3.4] draws a line for a separator, and a heading when it has text', () => {
  const items = toMenuItems(
    [
      { label: 'Solo' },
      { separator: true },
      { label: 'Duo' },
      { separator: true, label: 'Groups' },
      { label: 'Band' },
    ],
    'Duo',
    vi.fn(),
  );
  expect(items).toMatchObject([
    { label: 'Solo', isCurrent: false },
    { label: 'Duo', separator: true, isCurrent: true },
    { label: 'Band', heading: 'Groups', isCurrent: false },
  ]);
});

it('[3.4] returns the selected option, and disables a disabled one', () => {
  const onChoose = vi.fn();
  const band = { label: 'Band', value: 'band', disabled: true };
  const [item] = toMenuItems([band], undefined, onChoose);
  expect(item?.disabled).toBe(true);
  item?.onSelect();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(band);
});
