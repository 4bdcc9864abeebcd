import type { MenuItem } from '../../overlays/Menu/Menu.types';
import type { DropdownOption } from './Dropdown.types';

/** The words of a choice: the first of its names that is not empty, else its value. */
export function wordsOf({ label, text, name, title, value }: DropdownOption): string {
  return label || text || name || title || String(value ?? '');
}

/** Turns choices into those of a menu: a separator becomes a line, or a heading where it has words, before the next choice. */
export function toMenuItems(
  options: readonly DropdownOption[],
  chosen: DropdownOption['value'],
  onChoose: (option: DropdownOption) => void,
): MenuItem[] {
  const items: MenuItem[] = [];
  let before: Pick<MenuItem, 'separator' | 'heading'> = {};
  for (const option of options) {
    if (option.separator === true) {
      before = wordsOf(option) === '' ? { separator: true } : { heading: wordsOf(option) };
      continue;
    }
    items.push({
      ...before,
      label: wordsOf(option),
      disabled: option.disabled,
      isCurrent: valueOf(option) === chosen,
      onSelect: () => onChoose(option),
    });
    before = {};
  }
  return items;
}

/** What a choice stands for: its value, or its words where it has none. */
export function valueOf(option: DropdownOption): DropdownOption['value'] {
  return option.value === undefined ? wordsOf(option) : option.value;
}
