import { anything, userAction, type ActionOutcome } from './userAction';

/** What a new user gives (clauses 3.15 and 5.18). */
export interface NewUser {
  first_name: string;
  last_name: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

/** The payloads of clause 7.7. */
export type ActivateUser =
  /** The separate screen, for a new user. */
  | ({ token: string } & NewUser)
  /** The separate screen, for a member of another site. */
  | { user_activation: string; add_to_domain: boolean }
  /** The login-page variant; a password only from somebody new who accepts. */
  | { token: string; accept: boolean; password?: string; is_new: boolean };

/** Answers an invitation. */
export function activateUser(data: ActivateUser): Promise<ActionOutcome<unknown>> {
  return userAction('activate_user', { data, schema: anything });
}
