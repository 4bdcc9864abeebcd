import { actions } from '@callboard/api-client/actions';
import { checks } from '@callboard/auth';
import { PlainForm, type PlainErrors, type PlainField, type PlainValues } from '@callboard/forms/plain';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { accountMessages as words } from './accountMessages';
import styles from './account.module.css';

export interface ChangePasswordFormProps {
  /** Another user, whose password an admin changes; absent for the user's own (clause 6.2). */
  user?: string | undefined;
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

/** A new password and its confirmation, which need not be equal (clause 5.17); for the user's own also the old one. */
export function ChangePasswordForm({ user, onDone, onCancel }: ChangePasswordFormProps) {
  const [changePassword] = actions.changePassword.useAction();
  const alerts = useAlerts();

  async function save({ old = '', password = '' }: PlainValues): Promise<PlainErrors | undefined> {
    const owner = user === undefined ? { old_password: old } : { user };
    const outcome = await changePassword({ ...owner, new_password: password });
    if (outcome.ok) {
      alerts.show({ kind: 'success', message: words.passwordChanged });
      onDone();
      return undefined;
    }
    const fields = outcome.problem.kind === 'invalid' ? outcome.problem.fields : {};
    return {
      ...(fields['old_password'] && { old: fields['old_password'].join(' ') }),
      ...(fields['new_password'] && { password: fields['new_password'].join(' ') }),
    };
  }

  return (
    <PlainForm
      fields={user === undefined ? [oldField(), ...newFields()] : newFields()}
      submitLabel={words.save}
      onSubmit={save}
      actions={
        onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )
      }
    >
      <p className={styles.note}>{user === undefined ? words.othersEnd : words.theirsEnd}</p>
    </PlainForm>
  );
}

function oldField(): PlainField {
  return { name: 'old', label: words.oldPassword, type: 'password', autoComplete: 'current-password' };
}

function newFields(): readonly PlainField[] {
  const common = { type: 'password', autoComplete: 'new-password' } as const;
  return [
    {
      ...common,
      name: 'password',
      label: words.newPassword,
      description: words.passwordHelp,
      check: checks.strongPassword,
    },
    { ...common, name: 'confirm', label: words.confirmPassword },
  ];
}
