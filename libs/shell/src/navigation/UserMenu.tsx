import { Menu } from '@callboard/ui-kit/overlays';
import { useMenuItems } from './useMenuItems';
import { messages } from '../messages';
import { useSignedIn, type SignedIn } from '../routing/useSignedIn';
import styles from './NavBar.module.css';

/** Who is signed in, and what they can do about it (clause 2.44). */
export function UserMenu() {
  const items = useMenuItems();
  const name = nameOf(useSignedIn().user);
  return (
    <Menu
      variant="quiet"
      icon="user"
      label={<span className={styles.userName}>{name}</span>}
      aria-label={messages.userMenu(name)}
      align="end"
      items={items}
    />
  );
}

/** How the user is called: by name, else by email. */
export function nameOf(user: SignedIn['user']): string {
  return user.name_search || user.qed_model?.title || user.email || '';
}
