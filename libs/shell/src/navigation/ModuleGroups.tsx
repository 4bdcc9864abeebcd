import { NavLinks } from './NavLinks';
import type { NavTab } from './menuOf';
import styles from './NavLinks.module.css';

export interface ModuleGroupsProps {
  tabs: readonly NavTab[];
  /** 'grid' has two links per row. @default 'list' */
  layout?: 'list' | 'grid' | undefined;
  onFollow: () => void;
}

/** Several modules, each with its links. */
export function ModuleGroups({ tabs, layout = 'list', onFollow }: ModuleGroupsProps) {
  return (
    <div className={styles.groups} data-layout={layout}>
      {tabs.map((tab) => (
        <section key={tab.code} aria-label={tab.label}>
          {tab.links.length > 1 && <h3 className={styles.heading}>{tab.label}</h3>}
          <NavLinks links={tab.links.length > 1 ? tab.links : [tab]} icon={tab.icon} onFollow={onFollow} />
        </section>
      ))}
    </div>
  );
}
