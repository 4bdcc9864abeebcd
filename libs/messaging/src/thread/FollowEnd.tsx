import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './FollowEnd.module.css';

export interface FollowEndProps {
  /** The last message; undefined until there is one. */
  last: string | undefined;
  /** The thread, and what is rendered below it. */
  children: ReactNode;
}

/** Opens a conversation at its end, and stays there as messages arrive unless the user has scrolled up. */
export function FollowEnd({ last, children }: FollowEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useEffect(() => {
    const { current } = end;
    if (!current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      isAtEnd.current = entry?.isIntersecting ?? true;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (last !== undefined && isAtEnd.current) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [last]);

  return (
    <div className={styles.root}>
      {children}
      <div ref={end} className={styles.end} />
    </div>
  );
}
