import { Menu } from '@callboard/ui-kit/overlays';
import { frameMessages } from '../frameMessages';
import { useMenuItems } from './useMenuItems';
import { useSignedIn, type SignedIn } from '../routing/useSignedIn';
import styles from './NavBar.module.css';

/** The name of the signed-in user, with a menu (clause 2.44). */
export function UserMenu() {
  const items = useMenuItems();
  const name = nameOf(useSignedIn().user);
  return (
    <Menu
      variant="quiet"
      icon="user"
      label={<span className={styles.userName}>{name}</span>}
      aria-label={frameMessages.userMenu(name)}
      align="end"
      items={items}
    />
  );
}

/** The user's name, else their email. */
export function nameOf(user: SignedIn['user']): string {
  return user.name_search || user.qed_model?.title || user.email || '';
}
