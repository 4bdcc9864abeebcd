import type { MenuItem } from '../../overlays/Menu/Menu.types';
import type { DropdownOption } from './Dropdown.types';

/** The text of an option: the first of its names that is not empty, else its value. */
export function wordsOf({ label, text, name, title, value }: DropdownOption): string {
  return label || text || name || title || String(value ?? '');
}

/** Converts options to menu items: a separator becomes a line, or a heading when it has text, before the next option. */
export function toMenuItems(
  options: readonly DropdownOption[],
  selected: DropdownOption['value'],
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
      isCurrent: valueOf(option) === selected,
      onSelect: () => onChoose(option),
    });
    before = {};
  }
  return items;
}

/** The identity of an option: its value, or its text without one. */
export function valueOf(option: DropdownOption): DropdownOption['value'] {
  return option.value === undefined ? wordsOf(option) : option.value;
}
