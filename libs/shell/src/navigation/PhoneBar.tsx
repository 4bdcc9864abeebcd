import { useComponent } from '@callboard/tenant';
import { BackButton } from './BackButton';
import { EnvironmentBadge } from './EnvironmentBadge';
import { HelpButton } from './HelpButton';
import { HomeLink } from './HomeLink';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './NavBar.module.css';

/** The compact bar at the top of a phone; the navigation is in the dock at the bottom. */
export function PhoneBar() {
  const Badge = useComponent('EnvironmentBadge', EnvironmentBadge);
  const Themes = useComponent('ThemeSwitch', ThemeSwitch);
  return (
    <header className={`${styles.bar} ${styles.compact}`} data-theme="dark">
      <BackButton />
      <HomeLink />
      <span className={styles.end}>
        {Badge && <Badge />}
        <HelpButton />
        {Themes && <Themes />}
      </span>
    </header>
  );
}
