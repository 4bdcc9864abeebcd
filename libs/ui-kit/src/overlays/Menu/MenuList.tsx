import { Fragment, useEffect, useId, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import type { MenuItem } from './Menu.types';
import { nextItem } from './nextItem';
import { toGroups } from './toGroups';
import styles from './Menu.module.css';

export interface MenuListProps {
  ref: RefObject<HTMLDivElement | null>;
  id?: string | undefined;
  /** The accessible name where no button gives one. */
  label?: string | undefined;
  items: readonly MenuItem[];
  /** Closes the list and returns the focus. */
  onLeave: () => void;
}

/** The list of a menu, which takes the focus when it opens. */
export function MenuList({ ref, id, label, items, onLeave }: MenuListProps) {
  const headingId = useId();

  // Moves the browser's focus into the list that has just opened.
  useEffect(() => {
    const current = items.findIndex(({ isCurrent }) => isCurrent);
    const first = current < 0 ? nextItem(items, -1, 'ArrowDown') : current;
    if (first === undefined) ref.current?.focus();
    else focusItem(ref.current, first);
    // The items can change while the list is open; the focus moves only once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      return onLeave();
    }
    if (event.key === 'Tab') return onLeave();
    const next = nextItem(items, indexOfFocus(ref.current), event.key);
    if (next === undefined) return;
    event.preventDefault();
    focusItem(ref.current, next);
  }

  return (
    <div
      className={styles.list}
      ref={ref}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      // Browsers make a scrollable list focusable; Tab itself leaves it.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {toGroups(items).map((group, position) => {
        const elements = group.items.map(({ item, index }) => (
          <MenuOption key={`${index} ${item.label}`} item={item} isFirst={index === 0} onLeave={onLeave} />
        ));
        if (group.heading === undefined) return <Fragment key={position}>{elements}</Fragment>;
        return (
          <div
            key={position}
            className={styles.group}
            role="group"
            aria-labelledby={`${headingId}-${position}`}
          >
            <div className={styles.heading} id={`${headingId}-${position}`} role="presentation">
              {group.heading}
            </div>
            {elements}
          </div>
        );
      })}
    </div>
  );
}

function MenuOption({ item, isFirst, onLeave }: { item: MenuItem; isFirst: boolean; onLeave: () => void }) {
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
        // A single highlight: the focus follows the pointer.
        onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
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

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
}

function indexOfFocus(list: HTMLElement | null): number {
  return itemsOf(list).findIndex((item) => item === document.activeElement);
}

function focusItem(list: HTMLElement | null, index: number) {
  itemsOf(list)[index]?.focus();
}
