import type { MouseEvent, ReactNode } from 'react';
import { pushAddress } from '../routing/address';
import styles from './EntranceFrame.module.css';

export interface EntranceLinkProps {
  /** Another page that needs no session. */
  to: string;
  children: ReactNode;
}

/** A link between the pages before the sign-in, where there is no router yet. The way back in the query is kept. */
export function EntranceLink({ to, children }: EntranceLinkProps) {
  function follow(event: MouseEvent) {
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser) return;
    event.preventDefault();
    pushAddress(to + location.search);
  }
  return (
    <a className={styles.link} href={to} onClick={follow}>
      {children}
    </a>
  );
}
