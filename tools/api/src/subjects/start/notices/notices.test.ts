import { apiPrefix, type TenantCode } from '@callboard/api-contract';
import { publicNoticesSchema, type PublicNotices } from '@callboard/api-contract/resources';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { made } from '../../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { sendOne } from '../../../testKit/uploads';

let api: TestApi;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

const ask = (path: string, tenant: TenantCode = 'showquest', headers: Record<string, string> = {}) =>
  api.app.inject({ url: `${apiPrefix()}${path}`, headers: { domain: tenant, ...headers } });

async function notices(tenant?: TenantCode): Promise<PublicNotices> {
  const answer = await ask('notices', tenant);
  expect(answer.statusCode).toBe(200);
  return v.parse(v.object({ data: v.strictObject(publicNoticesSchema.entries) }), answer.json()).data;
}

const hasNotices = async (): Promise<unknown> =>
  (await ask('app/arguments')).json<{ data: { app_args: object } }>().data.app_args;

async function resource(draft: object, isPublished = true): Promise<string> {
  const given = { title: 'Rules', category: 'rules', kind: 'page', body: '<p>Rules</p>', ...draft };
  const hashcode = made(await staff.call('POST', 'callboard/resources', given));
  const action = { action: 'publish', target: hashcode };
  if (isPublished) await staff.call('POST', 'callboard/resources/actions', action);
  return hashcode;
}

async function announcement(draft: object, isPublished = true): Promise<string> {
  const given = { title: 'News', body: '<p>News</p>', ...draft };
  const hashcode = made(await staff.call('POST', 'callboard/announcements', given));
  made(await staff.call('POST', 'callboard/announcement_targets', { announcement: hashcode, role: 'staff' }));
  const action = { action: 'publish', target: hashcode };
  if (isPublished) await staff.call('POST', 'callboard/announcements/actions', action);
  return hashcode;
}

describe('[2.1] notices', () => {
  it('are none where nothing is public, and the login shows it', async () => {
    await resource({});
    expect(await notices()).toEqual({ announcements: [], resources: [] });
    expect(await hasNotices()).toMatchObject({ has_notices: false });
  });

  it('show strangers what is published and public, and of it no more than a reader needs', async () => {
    const secret = 'SECRET';
    await resource({ title: `${secret} draft`, is_public: true }, false);
    await resource({ title: `${secret} for some` });
    const withdrawn = await resource({ title: `${secret} withdrawn`, is_public: true });
    await staff.call('POST', 'callboard/resources/actions', { action: 'withdraw', target: withdrawn });
    const news = await announcement({ title: 'Tickets are on sale', is_public: true });
    await announcement({ title: `${secret} draft`, is_public: true }, false);
    await announcement({ title: `${secret} for some` });
    const revoked = await announcement({ title: `${secret} revoked`, is_public: true });
    await staff.call('POST', 'callboard/announcements/actions', { action: 'revoke', target: revoked });
    // Content left over from another kind is no content of a page.
    const shown = await resource({
      is_public: true,
      link: 'https://secret.example.org',
      version_note: `${secret} note`,
    });
    const answer = await ask('notices');
    expect(answer.body.toUpperCase()).not.toContain(secret);
    const { announcements, resources } = await notices();
    expect(announcements.map(({ hashcode }) => hashcode)).toEqual([news]);
    expect(resources).toEqual([
      {
        hashcode: shown,
        title: 'Rules',
        summary: null,
        kind: 'page',
        category: 'rules',
        body: '<p>Rules</p>',
        link: null,
        file: null,
      },
    ]);
    expect(Object.keys(announcements[0] ?? {}).sort()).toEqual(['body', 'hashcode', 'published_at', 'title']);
    expect(await hasNotices()).toMatchObject({ has_notices: true });
    expect(await notices('rockquest')).toEqual({ announcements: [], resources: [] });
  });

  it('are answered once while nothing changes', async () => {
    const first = await ask('notices');
    const { etag } = first.headers;
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const same = await ask('notices', 'showquest', { 'if-none-match': String(etag) });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await resource({ title: 'More rules', is_public: true });
    const other = await ask('notices', 'showquest', { 'if-none-match': String(etag) });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).not.toBe(etag);
  });

  it('give the file of a public resource, and no other', async () => {
    const file = async (text: string) => {
      const { hashcode, name } = await sendOne(api, staff, text, 'map.txt');
      return { kind: 'file', file: { hashcode, name } };
    };
    const open = await resource({ ...(await file('the way')), is_public: true });
    const url = (await ask(`notices/${open}/file`)).json<{ data: { url: string } }>().data.url;
    expect((await api.app.inject({ url })).body).toBe('the way');
    const withdrawn = await resource({ ...(await file('old')), is_public: true });
    await staff.call('POST', 'callboard/resources/actions', { action: 'withdraw', target: withdrawn });
    const others = [
      await resource(await file('for some')),
      await resource({ ...(await file('draft')), is_public: true }, false),
      withdrawn,
      await resource({ is_public: true }),
    ];
    for (const hashcode of others) expect((await ask(`notices/${hashcode}/file`)).statusCode).toBe(404);
    expect((await ask(`notices/${open}/file`, 'rockquest')).statusCode).toBe(404);
    expect((await ask('notices/nothing/file')).statusCode).toBe(400);
  });
});

it('counts the calls of strangers for notices by a class of their own', async () => {
  const limited = await startTestApi({ variables: { CALLBOARD_RATE_LIMIT: '0.1' } });
  const call = (path: string) =>
    limited.app.inject({ url: `${apiPrefix()}${path}`, headers: { domain: 'showquest' } });
  const statuses = await Promise.all(Array.from({ length: 20 }, () => call('notices')));
  expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
  expect((await call('app/arguments')).statusCode).toBe(200);
  await limited.close();
});
