import { NavLinks } from './NavLinks';
import type { NavTab } from './menuOf';
import styles from './NavLinks.module.css';

export interface ModuleGroupsProps {
  tabs: readonly NavTab[];
  /** 'grid' has two links in a line. @default 'list' */
  layout?: 'list' | 'grid' | undefined;
  onFollow: () => void;
}

/** Several modules with the links of each. */
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
