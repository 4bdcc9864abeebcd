import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import type { ModuleGroupsProps } from './ManyModules';
import { linksOf, maxLinks } from './menuOf';
import { NavLinks } from './NavLinks';
import styles from './NavLinks.module.css';

// Lazy: few have so many, and they open the menu first.
const ManyModules = lazy(async () => ({ default: (await import('./ManyModules')).ManyModules }));

/** Several modules, each with its links: few as they are, many with a search and one module open at a time. */
export function ModuleGroups(props: ModuleGroupsProps) {
  const { tabs, layout = 'list', onFollow } = props;
  const count = tabs.reduce((sum, { links }) => sum + Math.max(1, links.length), 0);
  if (count > maxLinks)
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <ManyModules {...props} />
      </Suspense>
    );
  return (
    <div className={styles.groups} data-layout={layout}>
      {tabs.map((tab) => (
        <section key={tab.code} aria-label={tab.label}>
          {tab.links.length > 1 && <h3 className={styles.heading}>{tab.label}</h3>}
          <NavLinks links={linksOf(tab)} icon={tab.icon} onFollow={onFollow} />
        </section>
      ))}
    </div>
  );
}
