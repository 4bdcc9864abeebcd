import {
  actionNames,
  collectionNamed,
  collectionNames,
  type ActionName,
  type RecordActionName,
} from '@callboard/api-contract';
import { afterAll, beforeAll } from 'vitest';
import { describeAction, type PrepareAction } from '../testKit/describeAction';
import { invitationDraft } from '../testKit/invitations';
import { createRecordMaker } from '../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../testKit/startTestApi';
import { testAccount, testPassword } from '../testKit/testAccount';
import { sendOne } from '../testKit/uploads';
import { hashPassword } from '../sessions/passwords';

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Each maker numbers its records from elsewhere: their names must differ. */
const maker = (client: TestClient) => {
  people += 50;
  return createRecordMaker(api, client, collectionNames.map(collectionNamed), people);
};

const content = {
  pages: [
    {
      id: 'page',
      title: 'Page 1',
      sections: [{ id: 'about', fields: [{ id: 'title', kind: 'text', label: 'Title' }] }],
    },
  ],
};

/** Gives the user of a session a password, which is then the input. */
const withPassword =
  (field: string, more: object = {}): PrepareAction =>
  async ({ database }, { tenant, user }) => {
    const values = [tenant, user];
    const [row] = await database.forTenant(tenant).query<{ account: string }>({
      text: 'SELECT account FROM users WHERE tenant = $1 AND hashcode = $2',
      values,
    });
    await database.shared.query({
      text: 'UPDATE accounts SET password_hash = $2 WHERE id = $1',
      values: [row?.account, await hashPassword(testPassword)],
    });
    return { input: { [field]: testPassword, ...more } };
  };

const anotherUser: PrepareAction = async () => {
  people += 1;
  const { user } = await testAccount(api, `other.${people}@actions.test`, ['showquest']);
  return { input: { user } };
};

/** What a call of these actions needs; the others take nothing, or have tests of their own steps. */
const prepared: Readonly<
  Record<RecordActionName | 'undo' | 'removeAttachment', PrepareAction> &
    Partial<Record<ActionName, PrepareAction>>
> = {
  beginPasskey: withPassword('password'),
  beginTotp: withPassword('password'),
  changePassword: withPassword('old_password', { new_password: 'Tūī sings at 5' }),
  login: async () => {
    people += 1;
    const email = `login.${people}@actions.test`;
    await testAccount(api, email, ['showquest']);
    return { input: { email, password: testPassword } };
  },
  makeTasks: async (_api, client) => {
    const [template, event] = [
      await maker(client).make('taskTemplates', { form: null }),
      await maker(client).make('events', {}),
    ];
    return { target: template.hashcode, input: { events: [event.hashcode] } };
  },
  publishForm: async (_api, client) => {
    const { hashcode } = await maker(client).make('formDefinitions', { content });
    return { target: hashcode };
  },
  removeAttachment: async (_api, client) => {
    const { hashcode } = await sendOne(api, client, 'Kia ora', 'kia-ora.txt');
    return { target: hashcode };
  },
  resendActivation: async (_api, client) => {
    const draft = invitationDraft('again@actions.test');
    const { body } = await client.call('POST', 'user/activations', draft);
    return { target: Object(body).data.hashcode };
  },
  resetLockout: anotherUser,
  resetPassword: async () => ({ input: { email: 'nobody@actions.test' } }),
  submitForm: async (_api, client) => {
    const { hashcode: target } = await maker(client).make('formDefinitions', { content });
    await client.call('POST', 'form/definitions/actions', { action: 'publish', target });
    const { body } = await client.call('POST', 'form/instances', { definition: target, answers: {} });
    return { target: Object(body).data.hashcode };
  },
  undo: async (_api, client) => {
    const draft = { name: 'Undone soon', country: null };
    const made = await maker(client).draftOf(collectionNamed('tags'), draft);
    const { headers } = await client.call('POST', collectionNamed('tags').path, made);
    return { target: headers['change-set'] };
  },
  viewAs: anotherUser,
};

for (const key of actionNames) describeAction(() => api, key, prepared[key]);
