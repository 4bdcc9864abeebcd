import type { ReactNode } from 'react';
import { messages } from '../messages';
import styles from './changeMark.module.css';

export interface ChangeMarkProps {
  /** @default true */
  isChanged?: boolean | undefined;
  children: ReactNode;
}

/** Marks a value that another user has just changed: it flashes once, or is marked for a moment where motion is reduced. */
export function ChangeMark({ isChanged = true, children }: ChangeMarkProps) {
  return (
    <span className={styles.root} data-changed={isChanged || undefined}>
      {children}
      {isChanged && <span data-visually-hidden> {messages.justChanged}</span>}
    </span>
  );
}
