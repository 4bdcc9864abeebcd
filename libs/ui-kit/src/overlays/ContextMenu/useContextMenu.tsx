import { useCallback, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { Box } from '../floating/placeBeside';
import { useFloating } from '../floating/useFloating';
import type { MenuItem } from '../Menu/Menu.types';
import { MenuList } from '../Menu/MenuList';
import { useLongPress } from './useLongPress';

export interface ContextMenuOptions {
  /** Names the list for screen readers. */
  label: string;
  /** The choices, or a function that gives those of the element that was pressed; none opens the browser's own menu. */
  items: readonly MenuItem[] | ((target: Element) => readonly MenuItem[]);
}

interface Opened {
  items: readonly MenuItem[];
  cameFrom: Element | null;
}

/**
 * A list of actions at the place that is pressed: by the second button of a mouse, by a long press of a finger, or by
 * Shift+F10 and the menu key at what has the focus. Inputs and chosen text keep the browser's own menu.
 * @example const { target, menu } = useContextMenu({ label: 'Row', items }); <tr {...target}>…</tr>
 */
export function useContextMenu({ label, items }: ContextMenuOptions) {
  const [opened, setOpened] = useState<Opened>();
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef<Box>(null);
  const close = useCallback(() => setOpened(undefined), []);
  useFloating({ open: opened !== undefined, part: list, anchor, align: 'start', onClose: close });

  function openAt(target: EventTarget, box: Box): boolean {
    if (!(target instanceof Element) || isForTheBrowser(target)) return false;
    const offered = typeof items === 'function' ? items(target) : items;
    if (offered.length === 0) return false;
    anchor.current = box;
    setOpened({ items: offered, cameFrom: document.activeElement });
    return true;
  }

  const longPress = useLongPress((target, x, y) => openAt(target, pointBox(x, y)));

  const menu: ReactNode = opened !== undefined && (
    <MenuList
      key={`${anchor.current?.left} ${anchor.current?.top}`}
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
    /** For the element whose menu it is. */
    target: {
      ...longPress,
      onContextMenu: (event: MouseEvent) => {
        if (openAt(event.target, pointBox(event.clientX, event.clientY))) event.preventDefault();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
        if (!isAsked || !(event.target instanceof Element)) return;
        if (openAt(event.target, event.target.getBoundingClientRect())) event.preventDefault();
      },
    },
    /** The open list, to be rendered beside the element. */
    menu,
  };
}

function pointBox(x: number, y: number): Box {
  return { top: y, bottom: y, left: x, right: x };
}

function isForTheBrowser(target: Element): boolean {
  const isTyped = target.closest('input, textarea, select, [contenteditable="true"]') !== null;
  const selection = getSelection();
  return isTyped || (selection !== null && !selection.isCollapsed && selection.containsNode(target, true));
}
