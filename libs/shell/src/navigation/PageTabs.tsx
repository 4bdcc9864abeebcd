import { usePageFacts } from '@callboard/app-state';
import { scrollTabIntoView } from '@callboard/ui-kit/navigation';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { frameMessages } from '../frameMessages';
import styles from './PageTabs.module.css';

/** The tabs that the current page adds to the navigation (clause 2.41). */
export function PageTabs() {
  const { tabs } = usePageFacts();
  const { pathname: path } = useLocation();
  const bar = useRef<HTMLElement>(null);

  // Scrolls the current tab into view: on a phone it can be outside the visible part.
  useEffect(() => scrollTabIntoView(bar.current, '[aria-current="page"]'), [path, tabs]);

  if (tabs.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={frameMessages.pageTabs} ref={bar}>
      {tabs.map(({ label, to }) => (
        <Link key={to} className={styles.tab} to={to} aria-current={path === to ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
