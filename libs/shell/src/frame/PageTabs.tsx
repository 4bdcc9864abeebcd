import { usePageFacts } from '@callboard/tenant';
import { Link, useLocation } from 'wouter';
import { messages } from '../messages';
import styles from './Frame.module.css';

/** The tabs that the page in sight adds to the navigation (clause 2.41). */
export function PageTabs() {
  const { tabs } = usePageFacts();
  const [path] = useLocation();
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.pageTabs} aria-label={messages.pageTabs}>
      {tabs.map(({ label, to }) => (
        <Link
          key={to}
          className={styles.pageTab ?? ''}
          to={to}
          aria-current={path === to ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
