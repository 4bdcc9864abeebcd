import { Icon } from '@callboard/ui-kit';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { messages } from '../messages';
import { isTabCurrent, type NavTab } from './menuOf';
import { PhoneMenu } from './PhoneMenu';
import styles from './PhoneDock.module.css';

export interface PhoneDockProps {
  tabs: readonly NavTab[];
}

/** So many modules fit beside the menu at 320 px. */
const inReach = 4;

/** The way around a phone, at its foot, where the thumb is: the first modules, and a menu with everything. */
export function PhoneDock({ tabs }: PhoneDockProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <>
      <nav className={styles.root} data-theme="dark" aria-label={messages.navigation}>
        {tabs.slice(0, inReach).map((tab) => (
          <Link
            key={tab.code}
            className={styles.item}
            to={tab.to}
            data-current={isTabCurrent(pathname, tab) || undefined}
            aria-current={isTabCurrent(pathname, tab) ? 'true' : undefined}
          >
            <Icon name={tab.icon} />
            <span className={styles.label}>{tab.label}</span>
          </Link>
        ))}
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
          <span className={styles.label}>{messages.openMenu}</span>
        </button>
      </nav>
      <PhoneMenu open={isOpen} onOpenChange={setOpen} tabs={tabs} />
    </>
  );
}
