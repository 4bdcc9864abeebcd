import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../elements/Button/Button';
import { useFloating } from '../floating/useFloating';
import type { MenuItem } from './Menu.types';
import { MenuList } from './MenuList';

export interface MenuProps extends Omit<ButtonProps, 'onClick' | 'onKeyDown' | 'children'> {
  /** The button's text; with shape 'square' give `icon` and `aria-label` instead. */
  label?: ReactNode;
  /** The style of the button. @default 'menu' */
  shape?: ButtonProps['shape'];
  /** The actions, headings and separators, in order. */
  items: readonly MenuItem[];
  /** The side of the button with which the list is aligned. @default 'start' */
  align?: 'start' | 'end' | undefined;
}

/** A button that opens a list of actions. Arrows, Home, End and letters move; Enter selects; Escape closes. */
export function Menu({ label, items, align = 'start', shape = 'menu', ...button }: MenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useFloating({ open, part: list, anchor: opener, align, onClose: close });

  function leave() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      <Button
        {...button}
        shape={shape}
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open && <MenuList ref={list} id={id} items={items} onLeave={leave} />}
    </>
  );
}
