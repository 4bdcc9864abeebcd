import { Menu, type MenuProps } from '../../overlays/Menu/Menu';
import { messages } from '../../text/messages';
import type { DropdownOption } from './Dropdown.types';
import { toMenuItems, valueOf, wordsOf } from './toMenuItems';

export interface DropdownProps extends Pick<MenuProps, 'variant' | 'size' | 'icon' | 'align' | 'disabled'> {
  /** The name of the setting; the button is announced with it and the selected option. */
  label: string;
  /** The options as a server sends them, with separators, headings and disabled ones. */
  options: readonly DropdownOption[];
  /** The value of the selected option; an option without a value is identified by its text. */
  value?: DropdownOption['value'];
  /** Called with the value of the selected option, and the option. */
  onValueChange: (value: DropdownOption['value'], option: DropdownOption) => void;
  /** The button's text while nothing is selected. @default 'Please select' */
  placeholder?: string | undefined;
}

/** A select for a short list with separators, headings and disabled options (clause 3.4). In a form use `Select`. */
export function Dropdown(props: DropdownProps) {
  const { label, options, value, onValueChange, placeholder = messages.pleaseSelect, ...menu } = props;
  const selected = options.find((option) => option.separator !== true && valueOf(option) === value);
  const words = selected === undefined ? placeholder : wordsOf(selected);
  return (
    <Menu
      {...menu}
      label={words}
      aria-label={messages.selected(label, words)}
      items={toMenuItems(options, value, (option) => onValueChange(valueOf(option), option))}
    />
  );
}
