import type { ReactNode } from 'react';
import { useContextMenu, type ContextMenuOptions } from './useContextMenu';
import styles from './ContextMenu.module.css';

export interface ContextMenuProps extends ContextMenuOptions {
  /** What the menu belongs to; for a part of a table call `useContextMenu`. */
  children: ReactNode;
}

/** Gives what stands inside it a menu of its own (clause 2.48); `useContextMenu` says how it opens. */
export function ContextMenu({ label, items, children }: ContextMenuProps) {
  const { target, menu } = useContextMenu({ label, items });
  return (
    <>
      <div className={styles.root} {...target}>
        {children}
      </div>
      {menu}
    </>
  );
}
