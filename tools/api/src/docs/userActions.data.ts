import type { JsonSchema } from './jsonSchema';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const hashcode = { type: 'string', format: 'uuid' } as const;
const password = { type: 'string', format: 'password', maxLength: 128 } as const;
const credential = { type: 'object', description: 'What the browser’s WebAuthn answers, as JSON' } as const;

interface UserActionDoc {
  action: string;
  summary: string;
  data?: Readonly<Record<string, JsonSchema>>;
  /** Its target is the hashcode of a record. */
  hasTarget?: boolean;
}

/** What each action of a user takes. */
export const userActionDocs: readonly UserActionDoc[] = [
  {
    action: 'login',
    summary:
      'Signs in by `email` and `password`; by the `ticket` of a first step and a `code` or a `passkey`; without data, resumes the session of the header',
    data: {
      email: text,
      password,
      domain: text,
      ticket: text,
      code: { ...text, description: 'Of the authenticator app, or a recovery code' },
      passkey: credential,
    },
  },
  { action: 'logout', summary: 'Ends the session of the header' },
  { action: 'passkey_options', summary: 'What a browser is asked in order to sign in by a passkey' },
  {
    action: 'change_password',
    summary: 'Changes one’s own password; as an admin, that of `user`',
    data: { old_password: password, new_password: password, user: hashcode },
  },
  {
    action: 'reset_password',
    summary: 'Mails a reset link; the answer is always the same',
    data: { email: text },
  },
  {
    action: 'consume_temporary_password',
    summary: 'Sets a new password by the token of a reset link',
    data: { temporary_password: text, new_password: password },
  },
  {
    action: 'activate_user',
    summary:
      'Answers an invitation, by the token of its link as `token` or `user_activation`; as an admin, by its hashcode as `user_activation`',
    data: {
      token: text,
      user_activation: text,
      accept: flag,
      add_to_domain: flag,
      is_new: flag,
      password,
      confirmPassword: password,
      first_name: text,
      last_name: text,
      phone: text,
    },
  },
  { action: 'resend_activation', summary: 'Mails an invitation again (admins)', hasTarget: true },
  { action: 'reset_lockout', summary: 'Lets a user try again at once (admins)', data: { user: hashcode } },
  {
    action: 'view_as',
    summary: 'A session that sees the app as `user` does and changes nothing (admins)',
    data: { user: hashcode },
  },
  { action: 'security', summary: 'What protects the account beside its password' },
  { action: 'begin_totp', summary: 'A secret for an authenticator app', data: { password } },
  {
    action: 'confirm_totp',
    summary: 'Turns two-step sign-in on; answers the recovery codes',
    data: { code: text },
  },
  {
    action: 'remove_totp',
    summary: 'Turns two-step sign-in off; as an admin, that of `user`',
    data: { password, user: hashcode },
  },
  { action: 'renew_recovery_codes', summary: 'Exchanges the recovery codes', data: { password } },
  { action: 'begin_passkey', summary: 'What a browser makes a passkey from', data: { password } },
  {
    action: 'confirm_passkey',
    summary: 'Keeps the passkey that a browser made',
    data: { ticket: text, name: { type: 'string', maxLength: 80 }, response: credential },
  },
  { action: 'remove_passkey', summary: 'Removes a passkey', data: { passkey: hashcode, password } },
  { action: 'list_sessions', summary: 'Where one is signed in' },
  { action: 'end_session', summary: 'Signs one of one’s sessions out', data: { session: hashcode } },
  { action: 'end_other_sessions', summary: 'Signs out everywhere else' },
  { action: 'export_my_data', summary: 'One’s own records, as a document' },
];

/** The body of `POST user/actions`: one of the actions. */
export const userActionBody: JsonSchema = {
  oneOf: userActionDocs.map(({ action, summary, data, hasTarget }) => ({
    type: 'object',
    title: action,
    description: summary,
    required: hasTarget ? ['action', 'target'] : ['action'],
    properties: {
      action: { const: action },
      ...(data && { data: { type: 'object', properties: data } }),
      ...(hasTarget && { target: hashcode }),
    },
  })),
};
