import { Popover } from '@callboard/ui-kit/overlays';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { frameMessages } from '../frameMessages';
import { ModuleGroups } from './ModuleGroups';
import { ModuleTab } from './ModuleTab';
import { isTabCurrent, type NavTab } from './menuOf';
import { useFitting } from './useFitting';
import styles from './ModuleTabs.module.css';

export interface ModuleTabsProps {
  tabs: readonly NavTab[];
}

/** The server's modules as tabs; those that do not fit are under More (clause 2.41). */
export function ModuleTabs({ tabs }: ModuleTabsProps) {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const { count, width } = useFitting(bar, tabs.map(({ label }) => label).join());
  const rest = tabs.slice(count);
  return (
    <nav className={styles.root} aria-label={frameMessages.navigation} ref={bar}>
      <div className={styles.tabs} style={{ inlineSize: width }}>
        {tabs.map((tab, index) => (
          <ModuleTab key={tab.code} tab={tab} isHidden={index >= count} />
        ))}
      </div>
      <div
        className={styles.more}
        data-hidden={rest.length === 0 || undefined}
        data-current={rest.some((tab) => isTabCurrent(pathname, tab)) || undefined}
      >
        <Popover
          variant="quiet"
          shape="menu"
          label={frameMessages.more}
          title={frameMessages.more}
          disabled={rest.length === 0}
        >
          {(close) => <ModuleGroups tabs={rest} onFollow={close} />}
        </Popover>
      </div>
    </nav>
  );
}
