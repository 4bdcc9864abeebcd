import { EmptyState } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { matching } from '../search/matching';
import { isTabCurrent, linksOf, maxLinks, type NavLink, type NavTab } from './menuOf';
import { moduleMessages as words } from './moduleMessages';
import { NavLinks } from './NavLinks';
import styles from './NavLinks.module.css';

export interface ModuleGroupsProps {
  tabs: readonly NavTab[];
  /** 'grid' has two links per row. @default 'list' */
  layout?: 'list' | 'grid' | undefined;
  onFollow: () => void;
}

/** Modules with more links than fit a menu: a search, and one module open at a time. */
export function ManyModules({ tabs, layout = 'list', onFollow }: ModuleGroupsProps) {
  const [query, setQuery] = useState('');
  const { pathname } = useLocation();
  const name = useId();
  const found = query.trim() === '' ? null : findLinks(tabs, query);
  return (
    <div className={styles.groups} data-layout={layout}>
      <SearchBox label={words.findPage} value={query} onValueChange={setQuery} />
      {found?.length === 0 && <EmptyState icon="search" title={words.noPage} />}
      {found && found.length > 0 && <NavLinks links={found.slice(0, maxLinks)} onFollow={onFollow} />}
      {!found &&
        tabs.map((tab) =>
          tab.links.length > 1 ? (
            // Modules of one name close each other.
            <details key={tab.code} name={name} className={styles.module} open={isTabCurrent(pathname, tab)}>
              <summary className={styles.link}>{tab.label}</summary>
              <SomeLinks tab={tab} onFollow={onFollow} />
            </details>
          ) : (
            <NavLinks key={tab.code} links={linksOf(tab)} icon={tab.icon} onFollow={onFollow} />
          ),
        )}
    </div>
  );
}

function SomeLinks({ tab, onFollow }: { tab: NavTab; onFollow: () => void }) {
  const [isWhole, setWhole] = useState(false);
  const { links } = tab;
  return (
    <>
      <NavLinks links={isWhole ? links : links.slice(0, maxLinks)} icon={tab.icon} onFollow={onFollow} />
      {!isWhole && links.length > maxLinks && (
        <Button size="small" onClick={() => setWhole(true)}>
          {words.allPages(links.length)}
        </Button>
      )}
    </>
  );
}

/** The links whose name, or that of their module, has these words; the best first. */
function findLinks(tabs: readonly NavTab[], query: string): NavLink[] {
  const all = tabs.flatMap((tab) => linksOf(tab).map((link) => ({ ...link, detail: tab.label })));
  return matching(all, query);
}
