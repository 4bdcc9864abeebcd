import { Icon, SidePanel } from '@callboard/ui-kit';
import { Link, useLocation } from 'react-router';
import { leadsTo, type NavLink, type NavTab } from './menuOf';
import { nameOf } from './UserMenu';
import { useSignedIn } from './useSignedIn';
import { useUserActions } from './useUserActions';
import styles from './PhoneDock.module.css';

export interface PhoneMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tabs: readonly NavTab[];
}

/** Everything that the navigation offers, in a drawer. */
export function PhoneMenu({ open, onOpenChange, tabs }: PhoneMenuProps) {
  const actions = useUserActions();
  const { user } = useSignedIn();
  const close = () => onOpenChange(false);
  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title={nameOf(user)}>
      {tabs.map((tab) => (
        <section key={tab.code} className={styles.group} aria-label={tab.label}>
          <h3 className={styles.heading}>{tab.label}</h3>
          {(tab.links.length > 0 ? tab.links : [tab]).map((link) => (
            <MenuLink key={link.code} link={link} icon={tab.icon} onFollow={close} />
          ))}
        </section>
      ))}
      <section className={styles.group}>
        {actions.map(({ label, icon, onSelect }) => (
          <button
            key={label}
            type="button"
            className={styles.choice}
            onClick={() => {
              close();
              onSelect();
            }}
          >
            {icon !== undefined && <Icon name={icon} />}
            {label}
          </button>
        ))}
      </section>
    </SidePanel>
  );
}

function MenuLink({ link, icon, onFollow }: { link: NavLink; icon: string; onFollow: () => void }) {
  const { pathname } = useLocation();
  return (
    <Link
      className={styles.choice}
      to={link.to}
      aria-current={leadsTo(pathname, link.to) ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon name={icon} />
      {link.label}
    </Link>
  );
}
