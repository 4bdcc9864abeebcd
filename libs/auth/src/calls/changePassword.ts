import { anything, userAction, type ActionOutcome } from './userAction';

export type PasswordChange =
  | { oldPassword: string; newPassword: string }
  /** An admin changes another user's password: the user is named, and no old password is sent. */
  | { user: string; newPassword: string };

/** Changes a password (clauses 6.2 and 7.4). Quiet: a form shows what was wrong beside the field. */
export function changePassword(change: PasswordChange): Promise<ActionOutcome<unknown>> {
  const { newPassword: new_password } = change;
  const data =
    'user' in change
      ? { new_password, user: change.user }
      : { old_password: change.oldPassword, new_password };
  return userAction('change_password', { data, schema: anything });
}
