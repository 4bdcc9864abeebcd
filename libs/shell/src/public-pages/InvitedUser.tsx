import type { Activation } from '@callboard/api-contract';
import { useTenant } from '@callboard/tenant';
import styles from './EntranceFrame.module.css';
import { entranceMessages as words } from './entranceMessages';

/** Who is invited, and to what: the email is masked, since a link may be opened by somebody else. */
export function InvitedUser({ user }: { user: Activation['details']['user'] }) {
  const tenant = useTenant();
  return (
    <div className={styles.text}>
      <p>{words.welcome(user.first_name ?? '', user.tenant_name || tenant.name)}</p>
      {user.email && <p>{words.invitedAs(user.email)}</p>}
    </div>
  );
}
