import type { ReactNode } from 'react';
import { useContextMenu, type ContextMenuOptions } from './useContextMenu';
import styles from './ContextMenu.module.css';

export interface ContextMenuProps extends ContextMenuOptions {
  /** The element of the menu; for a part of a table call `useContextMenu`. */
  children: ReactNode;
}

/** Gives its content a context menu (clause 2.48); see `useContextMenu` for how it opens. */
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
