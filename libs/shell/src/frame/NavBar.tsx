import { useComponent } from '@callboard/tenant';
import { Icon, Menu } from '@callboard/ui-kit';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { messages } from '../messages';
import { BackButton } from './BackButton';
import { EnvironmentBadge } from './EnvironmentBadge';
import { HomeLink } from './HomeLink';
import { isTabCurrent, leadsTo, type NavTab } from './menuOf';
import { ThemeSwitch } from './ThemeSwitch';
import { UserMenu } from './UserMenu';
import styles from './NavBar.module.css';

export interface NavBarProps {
  tabs: readonly NavTab[];
}

/** The navigation bar of a wide window: logo, back arrow, the server's modules, environment, colours, user. */
export function NavBar({ tabs }: NavBarProps) {
  const Badge = useComponent('EnvironmentBadge', EnvironmentBadge);
  const Extras = useComponent('NavExtras', NoExtras);
  const Themes = useComponent('ThemeSwitch', ThemeSwitch);
  return (
    <header className={styles.bar} data-theme="dark">
      <HomeLink />
      <BackButton />
      <nav className={styles.tabs} aria-label={messages.navigation}>
        {tabs.map((tab) => (
          <ModuleTab key={tab.code} tab={tab} />
        ))}
      </nav>
      <div className={styles.end}>
        {Badge && <Badge />}
        {Extras && <Extras />}
        {Themes && <Themes />}
        <UserMenu />
      </div>
    </header>
  );
}

function ModuleTab({ tab }: { tab: NavTab }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isCurrent = isTabCurrent(pathname, tab);
  if (tab.links.length < 2) {
    return (
      <NavLink className={styles.tab ?? ''} to={tab.to} data-current={isCurrent || undefined}>
        <Icon name={tab.icon} size="small" />
        {tab.label}
      </NavLink>
    );
  }
  return (
    <span className={styles.module} data-current={isCurrent || undefined}>
      <Menu
        variant="quiet"
        label={tab.label}
        items={tab.links.map((link) => ({
          label: link.label,
          isCurrent: leadsTo(pathname, link.to),
          onSelect: () => void navigate(link.to),
        }))}
      />
    </span>
  );
}

function NoExtras() {
  return null;
}
