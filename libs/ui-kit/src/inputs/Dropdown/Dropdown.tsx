import { Menu, type MenuProps } from '../../overlays/Menu/Menu';
import { messages } from '../../text/messages';
import type { DropdownOption } from './Dropdown.types';
import { toMenuItems, valueOf, wordsOf } from './toMenuItems';

export interface DropdownProps extends Pick<MenuProps, 'variant' | 'size' | 'icon' | 'align' | 'disabled'> {
  /** What is chosen; the button says it together with the choice. */
  label: string;
  /** Choices as a server sends them, with lines, headings and disabled ones. */
  options: readonly DropdownOption[];
  /** The value of the choice in force; an option without a value stands for its words. */
  value?: DropdownOption['value'];
  onValueChange: (value: DropdownOption['value'], option: DropdownOption) => void;
  /** The button's words while nothing is chosen. @default 'Please select' */
  placeholder?: string | undefined;
}

/** One of a short list that may have lines, headings and disabled choices (clause 3.4). In a form use `Select`. */
export function Dropdown(props: DropdownProps) {
  const { label, options, value, onValueChange, placeholder = messages.pleaseSelect, ...menu } = props;
  const chosen = options.find((option) => option.separator !== true && valueOf(option) === value);
  const words = chosen === undefined ? placeholder : wordsOf(chosen);
  return (
    <Menu
      {...menu}
      label={words}
      aria-label={messages.chosen(label, words)}
      items={toMenuItems(options, value, (option) => onValueChange(valueOf(option), option))}
    />
  );
}
