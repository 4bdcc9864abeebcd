import { useComponent } from '@callboard/tenant';
import { NotificationBell } from '../notifications/NotificationBell';
import { BackButton } from './BackButton';
import { EnvironmentBadge } from './EnvironmentBadge';
import { FindButton } from './FindButton';
import { HelpButton } from './HelpButton';
import { HomeLink } from './HomeLink';
import { ModuleSwitcher } from './ModuleSwitcher';
import { ModuleTabs } from './ModuleTabs';
import type { NavTab } from './menuOf';
import { ThemeSwitch } from './ThemeSwitch';
import { UserMenu } from './UserMenu';
import styles from './NavBar.module.css';

export interface NavBarProps {
  tabs: readonly NavTab[];
}

/** The navigation bar of a wide window: modules, logo, back arrow, tabs, environment, search, help, notifications, theme, user. */
export function NavBar({ tabs }: NavBarProps) {
  const Badge = useComponent('EnvironmentBadge', EnvironmentBadge);
  const Extras = useComponent('NavExtras', NoExtras);
  const Themes = useComponent('ThemeSwitch', ThemeSwitch);
  return (
    <header className={styles.bar} data-theme="dark">
      <ModuleSwitcher tabs={tabs} />
      <HomeLink />
      <BackButton />
      <ModuleTabs tabs={tabs} />
      <div className={styles.end}>
        {Extras && <Extras />}
        <FindButton />
        <HelpButton />
        <NotificationBell />
        {Themes && <Themes />}
        <UserMenu />
      </div>
      <div className={styles.environment}>{Badge && <Badge />}</div>
    </header>
  );
}

function NoExtras() {
  return null;
}
