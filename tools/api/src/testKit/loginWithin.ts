import type { Role } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import type { TestApi, TestClient } from './startTestApi';

/** A user with a role that is limited to these places. */
export async function loginWithin(
  api: TestApi,
  admin: TestClient,
  scope: { regions?: readonly string[]; events?: readonly string[] },
  base: Role = 'staff',
): Promise<TestClient> {
  const client = await api.loginAs(admin.tenant, base);
  const role = await admin.call('POST', collectionAt('customRoles', admin.tenant).path, {
    name: `Limited ${client.user.slice(0, 8)}`,
    base,
    scope,
  });
  const { hashcode } = Object(role.body).data ?? {};
  if (role.status !== 201) throw new Error(JSON.stringify(role.body));
  const given = await admin.call(
    'PATCH',
    `user/${client.user}`,
    { custom_role: hashcode },
    { 'if-match': '"1"' },
  );
  if (given.status !== 200) throw new Error(JSON.stringify(given.body));
  return client;
}
