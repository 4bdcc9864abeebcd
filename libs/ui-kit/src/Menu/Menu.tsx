import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { Icon, type IconName } from '../Icon/Icon';
import { nextItem } from './nextItem';
import { useFloatingList } from './useFloatingList';
import styles from './Menu.module.css';

/** One choice of a menu. */
export interface MenuItem {
  label: string;
  icon?: IconName | (string & {}) | undefined;
  disabled?: boolean | undefined;
  /** A second line under the label. */
  description?: string | undefined;
  /** Draws a line above this choice. @default false */
  separator?: boolean | undefined;
  /** For choices that destroy. @default false */
  isDanger?: boolean | undefined;
  /** The choice that is in force; turns the list into one of radio choices. */
  isCurrent?: boolean | undefined;
  onSelect: () => void;
}

export interface MenuProps extends Omit<ButtonProps, 'onClick' | 'onKeyDown' | 'children'> {
  /** What the button says; with shape 'square' give `icon` and `aria-label` in its place. */
  label?: ReactNode;
  items: readonly MenuItem[];
  /** The side of the button at which the list begins. @default 'start' */
  align?: 'start' | 'end' | undefined;
}

/** A button that opens a list of actions. Arrows, Home, End and letters move; Enter chooses; Escape closes. */
export function Menu({ label, items, align = 'start', shape = 'menu', ...button }: MenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useFloatingList({ open, opener, list, align, onClose: close });

  // Moves the browser's focus into the list that has just opened.
  useEffect(() => {
    if (open) focusItem(list.current, nextItem(items, -1, 'ArrowDown'));
    // The items may change while the list is open; the focus is moved once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);

  function leave() {
    setOpen(false);
    opener.current?.focus();
  }

  function onListKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      leave();
      return;
    }
    if (event.key === 'Tab') return leave();
    const next = nextItem(items, indexOfFocus(list.current), event.key);
    if (next === undefined) return;
    event.preventDefault();
    focusItem(list.current, next);
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
      {open && (
        <div
          className={styles.list}
          ref={list}
          id={id}
          role="menu"
          popover="manual"
          onKeyDown={onListKeyDown}
        >
          {items.map((item, index) => (
            <MenuChoice key={`${index} ${item.label}`} item={item} isFirst={index === 0} onLeave={leave} />
          ))}
        </div>
      )}
    </>
  );
}

function MenuChoice({ item, isFirst, onLeave }: { item: MenuItem; isFirst: boolean; onLeave: () => void }) {
  const { label, icon, disabled, description, separator, isDanger, isCurrent, onSelect } = item;
  return (
    <>
      {separator === true && !isFirst && <div className={styles.separator} role="separator" />}
      <button
        type="button"
        className={styles.item}
        role={isCurrent === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={isCurrent}
        tabIndex={-1}
        aria-disabled={disabled || undefined}
        data-danger={isDanger || undefined}
        onClick={() => {
          if (disabled === true) return;
          onLeave();
          onSelect();
        }}
      >
        {icon !== undefined && <Icon name={icon} />}
        <span className={styles.text}>
          {label}
          {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
        {isCurrent === true && <Icon name="check" size="small" />}
      </button>
    </>
  );
}

function choicesOf(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
}

function indexOfFocus(list: HTMLElement | null): number {
  return choicesOf(list).findIndex((choice) => choice === document.activeElement);
}

function focusItem(list: HTMLElement | null, index: number | undefined) {
  if (index !== undefined) choicesOf(list)[index]?.focus();
}
