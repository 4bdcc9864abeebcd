import { actions } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import { useAppDispatch } from '@callboard/app-state';
import { useSession, viewAs } from '@callboard/auth';
import { Menu, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { CommentedProfile } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';
import { accountMessages as words } from './accountMessages';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { TurnOffTwoStepDialog } from './TurnOffTwoStepDialog';

/** A user, with an admin's actions on their sign-in (clauses 6.2 and 6.3). */
export function Screen() {
  return (
    <CommentedProfile
      collection="users"
      hashcode={useHashcode()}
      actions={(record) => <SignInActions record={record} />}
    />
  );
}

function SignInActions({ record }: { record: RecordOf<'users'> }) {
  const me = useSession();
  const dispatch = useAppDispatch();
  const [resetLockout] = actions.resetLockout.useAction();
  const [resetPassword] = actions.resetPassword.useAction();
  const alerts = useAlerts();
  const [open, setOpen] = useState<'password' | 'twoStep'>();
  const close = () => setOpen(undefined);
  const { hashcode } = record;
  const name = record.qed_model.title;
  if (me.status !== 'signedIn' || !me.roles.includes('admin') || me.user.hashcode === hashcode) return null;
  const roles = Array.isArray(record['roles']) ? record['roles'] : [];
  const isActive = record['status'] === 'active';
  const email = String(record['email']);
  const canView = isActive && !roles.includes('admin') && !me.viewing;

  async function reset() {
    const outcome = await resetLockout({ user: hashcode });
    if (outcome.ok) alerts.show({ kind: 'success', message: words.lockoutReset });
  }
  async function sendReset() {
    const outcome = await resetPassword({ email });
    if (outcome.ok) alerts.show({ kind: 'success', message: words.resetSent(email) });
  }
  // Opens their app at its start page: they can lack permission for this one.
  const view = () => dispatch(viewAs(hashcode, () => history.pushState(null, '', '/')));

  return (
    <>
      <Menu
        label={words.moreForUser}
        align="end"
        items={[
          { label: words.changePassword, icon: 'key', onSelect: () => setOpen('password') },
          ...(isActive
            ? [{ label: words.sendReset, icon: 'mail' as const, onSelect: () => void sendReset() }]
            : []),
          { label: words.resetLockout, icon: 'lock', onSelect: () => void reset() },
          { label: words.turnOffTwoStep, icon: 'key', onSelect: () => setOpen('twoStep') },
          ...(canView ? [{ label: words.viewAs, icon: 'eye', onSelect: () => void view() }] : []),
        ]}
      />
      {open === 'password' && <ChangePasswordDialog user={{ hashcode, name }} onClose={close} />}
      {open === 'twoStep' && <TurnOffTwoStepDialog user={{ hashcode, name }} onClose={close} />}
    </>
  );
}
