import type { ActionCallArgs } from '@callboard/api-contract';
import type { ActionName } from '@callboard/api-contract/actions';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { RecordMaker } from '../../testKit/makeRecords';
import type { TestApi, TestClient } from '../../testKit/startTestApi';

/** Users who prepare rows at one tenant. */
export interface Office {
  api: TestApi;
  staff: TestClient;
  admin: TestClient;
  maker: RecordMaker;
}

/** A user who has a row, the calls that it permits, and what ends it. */
export interface RowCase {
  client: TestClient;
  calls: Partial<Record<ActionName, ActionCallArgs>>;
  losses: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Why, wherever a reason is needed. */
export const reason = 'A fever since noon';
const past = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10);

/** Changes a user as an admin does: what processes believe of a session ends with it. */
async function changeUser({ admin }: Office, { user }: TestClient, body: object): Promise<void> {
  const answer = await admin.call('PATCH', `${collectionNamed('users').path}/${user}`, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
/** A judge is none any more. */
export const noJudge = (office: Office, client: TestClient) =>
  changeUser(office, client, { roles: ['participant'] });
/** The user is another person by now. */
export const anotherPerson = async (office: Office, client: TestClient) =>
  changeUser(office, client, {
    individual: (await office.maker.make('individuals', { enters_for: null })).hashcode,
  });
/** The last day of an event is further back than judges read of it. */
export const overForLong = ({ api }: Office, event: string) =>
  api.asOwner('UPDATE events SET ends_on = $2 WHERE hashcode = $1', [event, past]);

/** Changes a record as the office, and throws where that is refused. */
export async function change({ staff }: Office, path: string, hashcode: string, body: object): Promise<void> {
  const answer = await staff.call('PATCH', `${path}/${hashcode}`, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** Makes a transition with a reason, and throws where it is refused. */
export async function transit(
  client: TestClient,
  path: string,
  action: string,
  target: string,
): Promise<void> {
  const answer = await client.call('POST', `${path}/actions`, { action, target, data: { reason } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
