import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '../../testKit/isLong';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const tenant: TenantCode = 'launchpad';
const lastAdmin = sentences.lastAdmin().sentence;
let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

// Each test begins with one admin of its own.
beforeEach(async () => {
  admin = await api.loginAs(tenant, 'admin');
  await api.asOwner(`UPDATE users SET roles = '{staff}' WHERE tenant = $1 AND hashcode <> $2`, [
    tenant,
    admin.user,
  ]);
});

const adminsLeft = async () =>
  (
    await api.asOwner<{ hashcode: string }>(
      `SELECT hashcode FROM users WHERE tenant = $1 AND status = 'active' AND 'admin' = ANY (roles)`,
      [tenant],
    )
  ).map(({ hashcode }) => hashcode);
const disable = (by: TestClient, target: string) =>
  by.call('POST', 'user/actions', { action: 'disable', target });
const promote = (user: string) =>
  api.asOwner(`UPDATE users SET roles = '{admin}' WHERE hashcode = $1`, [user]);

describe('the last admin', () => {
  it('[6.1] can neither demote nor disable themselves', async () => {
    const demotion = await admin.call('PATCH', `user/${admin.user}`, { roles: ['staff'] });
    expect([demotion.status, demotion.body]).toMatchObject([409, { detail: lastAdmin }]);
    const disabling = await disable(admin, admin.user);
    expect([disabling.status, disabling.body]).toMatchObject([409, { detail: lastAdmin }]);
    expect(await adminsLeft()).toEqual([admin.user]);
  });

  it('[6.1] can, once another user is an admin who can sign in', async () => {
    const other = await api.loginAs(tenant, 'admin');
    await disable(admin, other.user);
    expect((await admin.call('PATCH', `user/${admin.user}`, { roles: ['staff'] })).status).toBe(409);
    await admin.call('POST', 'user/actions', { action: 'enable', target: other.user });
    expect((await admin.call('PATCH', `user/${admin.user}`, { roles: ['staff'] })).status).toBe(200);
    expect(await adminsLeft()).toEqual([other.user]);
  });

  it('[6.1] stays one of several who are demoted in bulk', async () => {
    const other = await api.loginAs(tenant, 'admin');
    const bulk = [admin.user, other.user].map((hashcode) => ({ hashcode, roles: ['judge'] }));
    const answer = await admin.call('PATCH', 'user', { bulk_patch: bulk });
    expect(answer.status).toBe(207);
    expect(JSON.stringify(answer.body)).toContain(lastAdmin);
    expect(await adminsLeft()).toHaveLength(1);
  });

  it('[6.1] stays one when the change that made them one is undone', async () => {
    const heir = await api.loginAs(tenant, 'staff');
    const promotion = await admin.call('PATCH', `user/${heir.user}`, { roles: ['admin'] });
    await api.asOwner(`UPDATE users SET roles = '{staff}' WHERE hashcode = $1`, [admin.user]);
    const target = promotion.headers['change-set'];
    await expect
      .poll(async () => (await heir.call('POST', 'changes/actions', { action: 'undo', target })).body)
      .toMatchObject({ detail: lastAdmin });
    expect(await adminsLeft()).toEqual([heir.user]);
  });

  it('[6.1] cannot be deleted, not even by a statement that knows no rules', async () => {
    const deletion = api.asOwner(`DELETE FROM users WHERE tenant = $1 AND 'admin' = ANY (roles)`, [tenant]);
    await expect(deletion).rejects.toMatchObject({ constraint: 'users_last_admin' });
  });

  const rounds = isLong ? 100 : 12;

  it('[6.1] is one of two admins who demote each other at the same time', async () => {
    const other = await api.loginAs(tenant, 'admin');
    for (let round = 0; round < rounds; round += 1) {
      await promote(admin.user);
      await promote(other.user);
      const answers = await Promise.all([
        admin.call('PATCH', `user/${other.user}`, { roles: ['staff'] }),
        other.call('PATCH', `user/${admin.user}`, { roles: ['staff'] }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await adminsLeft()).toHaveLength(1);
    }
  });

  it('[6.1] is one of two who are disabled by two statements at the same time', async () => {
    const other = await api.loginAs(tenant, 'admin');
    const disabled = (user: string) =>
      api.database
        .forTenant(tenant)
        .query({ text: `UPDATE users SET status = 'disabled' WHERE hashcode = $1`, values: [user] });
    for (let round = 0; round < rounds; round += 1) {
      await api.asOwner(`UPDATE users SET status = 'active' WHERE tenant = $1`, [tenant]);
      const outcomes = await Promise.allSettled([disabled(admin.user), disabled(other.user)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await adminsLeft()).toHaveLength(1);
    }
  });
});

it('[6.1] a user and an invitation have one role at least', async () => {
  const staff = await api.loginAs(tenant, 'staff');
  const refused = [400, { roles: ['Field is required'] }];
  const patch = await admin.call('PATCH', `user/${staff.user}`, { roles: [] });
  expect([patch.status, patch.body]).toMatchObject(refused);
  const draft = { first_name: 'Hana', last_name: 'Parata', email: 'none@invited.test', roles: [] };
  const invitation = await admin.call('POST', 'user/activations', draft);
  expect([invitation.status, invitation.body]).toMatchObject(refused);
});
