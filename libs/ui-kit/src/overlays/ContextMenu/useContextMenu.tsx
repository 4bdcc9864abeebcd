import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useFloating, type Box } from '../floating/useFloating';
import type { MenuItem } from '../Menu/Menu.types';
import { MenuList } from '../Menu/MenuList';
import { useLongPress } from './useLongPress';

export interface ContextMenuOptions {
  /** The accessible name of the list. */
  label: string;
  /** The items, or a function that gives those of the pressed element; none opens the browser's own menu. */
  items: readonly MenuItem[] | ((target: Element) => readonly MenuItem[]);
}

interface Opened {
  items: readonly MenuItem[];
  /** Where it opens. */
  box: Box;
  cameFrom: Element | null;
}

/**
 * A list of actions at the pointer: opens on a right click, a long press, or Shift+F10 and the menu key on the
 * focused element. Inputs and selected text keep the browser's own menu.
 * @example const { target, menu } = useContextMenu({ label: 'Row', items }); <tr {...target}>…</tr>
 */
export function useContextMenu({ label, items }: ContextMenuOptions) {
  const [opened, setOpened] = useState<Opened>();
  const list = useRef<HTMLDivElement>(null);
  const close = () => setOpened(undefined);
  useFloating({
    open: opened !== undefined,
    part: list,
    anchor: opened?.box,
    align: 'start',
    onClose: close,
  });

  function openAt(target: EventTarget, box: Box): boolean {
    if (!(target instanceof Element) || hasBrowserMenu(target)) return false;
    const offered = typeof items === 'function' ? items(target) : items;
    if (offered.length === 0) return false;
    setOpened({ items: offered, box, cameFrom: document.activeElement });
    return true;
  }

  const longPress = useLongPress((target, x, y) => openAt(target, pointBox(x, y)));

  const menu: ReactNode = opened !== undefined && (
    <MenuList
      key={`${opened.box.left} ${opened.box.top}`}
      ref={list}
      label={label}
      items={opened.items}
      onLeave={() => {
        close();
        if (opened.cameFrom instanceof HTMLElement) opened.cameFrom.focus({ preventScroll: true });
      }}
    />
  );

  return {
    /** Props of the element with the menu. */
    target: {
      ...longPress,
      onContextMenu: (event: MouseEvent) => {
        if (openAt(event.target, pointBox(event.clientX, event.clientY))) event.preventDefault();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
        if (!isMenuKey || !(event.target instanceof Element)) return;
        if (openAt(event.target, event.target.getBoundingClientRect())) event.preventDefault();
      },
    },
    /** The open list, to be rendered next to the element. */
    menu,
  };
}

function pointBox(x: number, y: number): Box {
  return { top: y, bottom: y, left: x, right: x };
}

function hasBrowserMenu(target: Element): boolean {
  const isTyped = target.closest('input, textarea, select, [contenteditable="true"]') !== null;
  const selection = getSelection();
  return isTyped || (selection !== null && !selection.isCollapsed && selection.containsNode(target, true));
}
