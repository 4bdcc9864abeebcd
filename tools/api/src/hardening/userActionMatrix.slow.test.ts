import { apiPrefix, roles, tenantCodes, type Role, type TenantCode } from '@callboard/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignHostWords } from '../engine/plugins/tenantOfRequest';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { testAccount, testPassword } from '../testKit/testAccount';
import { userActionNames, userActions } from '../testKit/userActions';

/** Roles that can call each action: a new one has to be added here, or the test fails. */
const rights: Readonly<
  Record<
    string,
    | 'everybody'
    | 'signed in'
    | 'staff'
    | 'staff or collaborator'
    | 'staff or participant'
    | 'those who enter'
    | 'admin'
  >
> = {
  login: 'everybody',
  passkey_options: 'everybody',
  reset_password: 'everybody',
  consume_temporary_password: 'everybody',
  activate_user: 'everybody',
  request_account: 'everybody',
  confirm_account_email: 'everybody',
  answer_consents: 'everybody',
  logout: 'signed in',
  change_password: 'signed in',
  security: 'signed in',
  set_language: 'signed in',
  begin_totp: 'signed in',
  confirm_totp: 'signed in',
  remove_totp: 'signed in',
  renew_recovery_codes: 'signed in',
  begin_passkey: 'signed in',
  confirm_passkey: 'signed in',
  remove_passkey: 'signed in',
  list_sessions: 'signed in',
  end_session: 'signed in',
  end_other_sessions: 'signed in',
  export_my_data: 'signed in',
  change_notification_settings: 'signed in',
  mark_notifications_read: 'signed in',
  mark_notifications_unread: 'signed in',
  mute_conversation: 'signed in',
  read_announcement: 'signed in',
  open_resource: 'signed in',
  open_own_order: 'signed in',
  open_contact_data: 'staff or participant',
  save_guardian: 'staff or participant',
  send_consent_links: 'staff or participant',
  record_consents: 'staff',
  invoice_fees: 'staff',
  issue_invoice: 'staff',
  discard_invoice: 'staff',
  send_invoice: 'staff',
  record_invoice_payment: 'staff',
  take_back_invoice_payment: 'staff',
  remind_invoice: 'staff',
  credit_invoice: 'staff',
  refund_school_credit: 'staff',
  set_invoice_terms: 'staff',
  begin_entry: 'staff or participant',
  change_members: 'those who enter',
  replace_member: 'staff or participant',
  undo_replacement: 'staff or participant',
  resend_coworker: 'staff or participant',
  propose_achievement: 'signed in',
  open_badge: 'signed in',
  close_badge: 'signed in',
  describe_picture: 'signed in',
  save_own_page: 'signed in',
  keep_own_page: 'signed in',
  remove_own_page: 'signed in',
  view_record: 'staff or collaborator',
  comment: 'staff',
  edit_comment: 'staff',
  delete_comment: 'staff',
  follow_record: 'staff',
  tag_records: 'staff',
  react_to_message: 'signed in',
  read_conversation: 'signed in',
  type_in_conversation: 'signed in',
  report_message: 'signed in',
  lock_conversation: 'staff',
  unlock_conversation: 'staff',
  resolve_report: 'staff',
  merge_records: 'staff',
  erase_person: 'admin',
  export_person: 'admin',
  find_assets: 'staff',
  check_out_assets: 'staff',
  check_in_assets: 'staff',
  send_decisions: 'staff',
  reverse_accounting_entry: 'staff',
  mark_fee_paid: 'staff',
  take_back_payment: 'staff',
  waive_fee: 'staff',
  end_fee_waiver: 'staff',
  recalculate_fee: 'staff',
  subscribe_push: 'signed in',
  unsubscribe_push: 'signed in',
  view_as: 'admin',
  reset_lockout: 'admin',
  discard_mail: 'admin',
  resend_activation: 'admin',
  retry_mail: 'admin',
  limit_role: 'admin',
  compose_place: 'admin',
};

/** Where an action is for some roles: the others. */
const refusedRoles: Readonly<Record<string, readonly Role[]>> = {
  staff: ['collaborator', 'judge', 'participant'],
  'staff or collaborator': ['judge', 'participant'],
  'staff or participant': ['collaborator', 'judge'],
  'those who enter': ['judge'],
  admin: roles.filter((role) => role !== 'admin'),
};

let api: TestApi;
let actions: ReturnType<typeof userActions>;
beforeAll(async () => {
  api = await startTestApi();
  actions = userActions(api);
});
afterAll(() => api.close());

const target = '00000000-0000-4000-8000-000000000000';
/** Enough to be read. What concerns another user is for admins, also where the action as such is for everyone. */
const dataFor = (action: string) =>
  rights[action] === 'admin' ? { user: target, mail: target } : { session: target, passkey: target };

test('every action declares who can call it', () => {
  expect(Object.keys(rights).sort()).toEqual([...userActionNames].sort());
});

test.each(userActionNames)('%s is refused without a session unless it is for everyone', async (action) => {
  const { statusCode } = await actions.act(action, dataFor(action), {}, { target });
  expect(statusCode === 401).toBe(rights[action] !== 'everybody');
});

test.each(tenantCodes.flatMap((tenant) => roles.map((role) => [tenant, role] as const)))(
  'what is for some roles is refused to the others: %s %s',
  async (tenant, role) => {
    const { token } = await api.loginAs(tenant, role);
    // The last one ends the session.
    for (const action of [...userActionNames.filter((name) => name !== 'logout'), 'logout']) {
      const { statusCode } = await actions.act(action, dataFor(action), { token, tenant }, { target });
      const isRefused = refusedRoles[rights[action] ?? '']?.includes(role) ?? false;
      expect([action, statusCode === 403]).toEqual([action, isRefused]);
      expect([action, statusCode]).not.toEqual([action, 401]);
      expect(statusCode).toBeLessThan(500);
    }
  },
);

test.each(userActionNames)('%s is refused where the Domain header names another tenant', async (action) => {
  const { token } = await api.loginAs('showquest', 'admin');
  const sent = { token, tenant: 'rockquest' } as const;
  const { statusCode } = await actions.act(action, dataFor(action), sent, { target });
  expect(statusCode === 403).toBe(rights[action] !== 'everybody');
});

test.each(userActionNames)('%s is refused at the address of another tenant', async (action) => {
  const { token } = await api.loginAs('showquest', 'admin');
  const own = { token, headers: { host: 'showquest.localhost:3000' } };
  const foreign = { token, headers: { host: 'rockquest.localhost:3000' } };
  const named = await actions.act(action, dataFor(action), foreign, { target });
  expect([named.statusCode, named.json()]).toMatchObject([403, { detail: foreignHostWords }]);
  const headers = { host: 'rockquest.localhost', authorization: `Token ${token}` };
  const payload = { action, data: dataFor(action), target };
  const unnamed = await api.app.inject({
    method: 'POST',
    url: `${apiPrefix()}user/actions`,
    headers,
    payload,
  });
  expect(unnamed.statusCode === 403).toBe(rights[action] !== 'everybody');
  expect((await actions.act(action, dataFor(action), own, { target })).body).not.toContain(foreignHostWords);
});

test('a token reads at its own tenant’s address and at one that serves all tenants', async () => {
  const { headers } = await api.loginAs('rockquest', 'staff');
  const statusAt = async (host: string, more = {}) =>
    (await api.app.inject({ url: `${apiPrefix()}callboard/venues`, headers: { ...headers, host, ...more } }))
      .statusCode;
  for (const host of ['rockquest.localhost:3000', 'localhost:3000', '127.0.0.1', 'api.example.org']) {
    expect([host, await statusAt(host), await statusAt(host, { domain: 'rockquest' })]).toEqual([
      host,
      200,
      200,
    ]);
  }
  expect(await statusAt('showquest.localhost')).toBe(403);
  expect(await statusAt('showquest.localhost', { domain: 'rockquest' })).toBe(403);
  expect(await statusAt('rockquest.localhost', { domain: 'showquest' })).toBe(403);
});

test('[7.2] no one signs in to a tenant at the address of another', async () => {
  const { email } = await memberOf('rockquest');
  const signIn = (host: string, data: object, domain?: string) =>
    api.app.inject({
      method: 'POST',
      url: `${apiPrefix()}user/actions`,
      headers: { host, ...(domain && { domain }) },
      payload: { action: 'login', data: { email, password: testPassword, ...data } },
    });
  const refused = [403, { detail: foreignHostWords }];
  for (const answer of [
    await signIn('showquest.localhost', { domain: 'rockquest' }),
    await signIn('showquest.localhost', {}, 'rockquest'),
  ]) {
    expect([answer.statusCode, answer.json()]).toMatchObject(refused);
  }
  expect((await signIn('localhost', { domain: 'rockquest' })).statusCode).toBe(200);
  expect((await signIn('rockquest.localhost', {})).statusCode).toBe(200);
});

async function memberOf(tenant: TenantCode) {
  const email = `host@${tenant}.test`;
  await testAccount(api, email, [tenant]);
  return { email };
}
