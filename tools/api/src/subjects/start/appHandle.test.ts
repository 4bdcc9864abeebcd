import { apiPrefix } from '@callboard/api-contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { made } from '../../testKit/notificationKit';
import { startTestApi } from '../../testKit/startTestApi';

const linked = v.object({ qed_model: v.object({ url: v.string() }) });
const started = v.object({ data: v.object({ app_args: v.object({ app_handle: v.optional(v.string()) }) }) });

it.each([
  ['crl', '/crl'],
  ['callboard', ''],
  [undefined, ''],
])('[2.22] [2.24] [2.28] links of records follow the handle of the app: %s', async (handle, before) => {
  const api = await startTestApi({ variables: handle === undefined ? {} : { CALLBOARD_APP_HANDLE: handle } });
  try {
    const staff = await api.loginAs('showquest', 'staff');
    const urlOf = async (path: string, draft: object) => {
      const hashcode = made(await staff.call('POST', path, draft));
      const { qed_model } = v.parse(linked, (await staff.call('GET', `${path}/${hashcode}`)).body);
      return qed_model.url.replace(hashcode, '{id}');
    };
    expect(await urlOf('corporation/employees', { name: 'Mere Tamihana' })).toBe(
      `${before}/workforce/employees/{id}`,
    );
    const department = { name: 'Box office', kind: 'department', is_company: false };
    expect(await urlOf('corporation/organization_structures', department)).toBe(
      `${before}/organisation/departments/{id}`,
    );
    const answer = await api.app.inject({ url: `${apiPrefix()}app/arguments` });
    expect(v.parse(started, answer.json()).data.app_args.app_handle).toBe(handle);
  } finally {
    await api.close();
  }
});
