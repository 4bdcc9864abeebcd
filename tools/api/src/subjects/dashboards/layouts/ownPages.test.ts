import type { TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let admin: TestClient;
let judge: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  judge = await api.loginAs('showquest', 'judge');
  colleague = await api.loginAs('showquest', 'judge');
});
afterAll(() => api.close());

const path = 'layout/layouts';
const act = (action: string, target: string, data?: object) =>
  admin.call('POST', `${path}/actions`, { action, target, ...(data && { data }) });
const own = (client: TestClient, action: string, data: object) =>
  client.call('POST', 'user/actions', { action: `${action}_own_page`, data });

function contentOf(name: string, kind = 'tasks', settings: object = {}) {
  const widget = { id: randomUUID(), kind, name, settings };
  const cell = { id: randomUUID(), name: 'Cell', phone: 12, tablet: 12, desk: 12, widgets: [widget] };
  const row = { id: randomUUID(), name: 'Row', cells: [cell] };
  return { pages: [{ id: randomUUID(), name: 'Page', rows: [row] }] };
}

const made = v.object({ data: v.object({ hashcode: v.string() }) });

/** A page that is published for roles, at an address of its own unless one is given. */
async function published(roles: readonly string[], slug = `page-${randomUUID().slice(0, 8)}`) {
  const { body } = await admin.call('POST', path, { name: 'Shared', slug, roles });
  const { hashcode } = v.parse(made, body).data;
  const content = contentOf('Shared');
  await act('save', hashcode, { content });
  expect((await act('publish', hashcode)).status).toBe(200);
  return { hashcode, slug, content };
}

async function publishAgain({ hashcode }: { hashcode: string }) {
  const content = contentOf('Changed');
  await act('save', hashcode, { content });
  expect((await act('publish', hashcode)).status).toBe(200);
  return content;
}

const data = v.object({ data: v.looseObject({ own: v.nullable(v.unknown()) }) });

async function shown(client: TestClient, address: string) {
  const { status, body } = await client.call('GET', address);
  expect(status).toBe(200);
  return v.parse(data, body).data;
}

describe("[7.36] a user's own version of a page", () => {
  it('is shown to its user on top of the shared page, and to no one else', async () => {
    const { slug, content } = await published(['judge']);
    expect(await shown(judge, `pages/${slug}`)).toMatchObject({ content, own: null });
    const mine = contentOf('Mine');
    expect((await own(judge, 'save', { slug, content: mine })).status).toBe(200);
    expect(await shown(judge, `pages/${slug}`)).toMatchObject({
      content,
      own: { content: mine, is_behind: false },
    });
    for (const other of [colleague, admin])
      expect(await shown(other, `pages/${slug}`)).toMatchObject({ content, own: null });
  });

  it('is changed and removed by its user alone: of others, the same calls reach their own', async () => {
    const { slug } = await published(['judge']);
    const [mine, theirs] = [contentOf('Mine'), contentOf('Theirs')];
    await own(judge, 'save', { slug, content: mine });
    await own(colleague, 'save', { slug, content: theirs });
    expect(await shown(judge, `pages/${slug}`)).toMatchObject({ own: { content: mine } });
    expect((await own(colleague, 'remove', { slug })).status).toBe(200);
    expect(await shown(judge, `pages/${slug}`)).toMatchObject({ own: { content: mine } });
    expect(await shown(colleague, `pages/${slug}`)).toMatchObject({ own: null });
    expect((await own(colleague, 'keep', { slug })).status).toBe(404);
  });

  it('reports when the shared page has changed; the user keeps theirs, or takes the new one', async () => {
    const layout = await published(['judge']);
    const { slug } = layout;
    const mine = contentOf('Mine');
    await own(judge, 'save', { slug, content: mine });
    const content = await publishAgain(layout);
    expect(await shown(judge, `pages/${slug}`)).toMatchObject({
      content,
      own: { content: mine, is_behind: true },
    });
    // A change of the own version takes nothing of the new one.
    const more = contentOf('More of mine');
    await own(judge, 'save', { slug, content: more });
    expect(await shown(judge, `pages/${slug}`)).toMatchObject({ own: { content: more, is_behind: true } });
    expect((await own(judge, 'keep', { slug })).status).toBe(200);
    expect(await shown(judge, `pages/${slug}`)).toMatchObject({ own: { content: more, is_behind: false } });
    await publishAgain(layout);
    expect((await own(judge, 'remove', { slug })).status).toBe(200);
    expect(await shown(judge, `pages/${slug}`)).toMatchObject({ own: null });
  });

  it('[2.13] can be of a page that every tenant has, on top of its default and of what the tenant composed', async () => {
    const slug = '/dashboard';
    const mine = contentOf('Mine');
    expect((await own(judge, 'save', { slug, content: mine })).status).toBe(200);
    expect(await shown(judge, 'dashboards/participant')).toMatchObject({
      layout: null,
      own: { content: mine, is_behind: false },
    });
    const { hashcode, content } = await published(['judge'], slug);
    expect(await shown(judge, 'dashboards/participant')).toMatchObject({
      layout: content,
      own: { content: mine, is_behind: true },
    });
    expect(await shown(colleague, 'dashboards/participant')).toMatchObject({ layout: content, own: null });
    await act('retire', hashcode);
    expect(await shown(judge, 'dashboards/participant')).toMatchObject({
      layout: null,
      own: { is_behind: false },
    });
    await own(judge, 'remove', { slug });
  });

  it('is of a page that its user can see: not of one for others, of the administration, or of another tenant', async () => {
    const content = contentOf('Mine');
    const { slug } = await published(['staff']);
    const forJudges = await published(['judge']);
    expect((await own(judge, 'save', { slug, content })).status).toBe(404);
    expect((await own(judge, 'save', { slug: '/admin', content })).status).toBe(404);
    expect((await own(judge, 'save', { slug: 'nowhere', content })).status).toBe(404);
    const elsewhere: TenantCode = 'rockquest';
    const other = await api.loginAs(elsewhere, 'judge');
    expect((await own(other, 'save', { slug: forJudges.slug, content })).status).toBe(404);
  });

  it('is gone with the shared page while that is retired', async () => {
    const { hashcode, slug } = await published(['judge']);
    await own(judge, 'save', { slug, content: contentOf('Mine') });
    await act('retire', hashcode);
    expect((await judge.call('GET', `pages/${slug}`)).status).toBe(404);
  });

  it('gives no right: what its widgets show is read with the rights of its user', async () => {
    const { slug } = await published(['judge']);
    const settings = { collection: 'users' };
    expect((await own(judge, 'save', { slug, content: contentOf('Users', 'number', settings) })).status).toBe(
      200,
    );
    expect((await judge.call('GET', 'core/user/users')).status).toBeGreaterThanOrEqual(403);
    const wrong = { collection: 'individuals', view: 'date_of_birth__gte=2010-01-01' };
    expect((await own(judge, 'save', { slug, content: contentOf('Young', 'number', wrong) })).status).toBe(
      400,
    );
  });

  it('is checked as a shared page is: no scripts, no settings of another kind', async () => {
    const { slug } = await published(['judge']);
    const text = { richtext: '<p>Hello<script>alert(1)</script></p>' };
    await own(judge, 'save', { slug, content: contentOf('Text', 'text', text) });
    expect(JSON.stringify(await shown(judge, `pages/${slug}`))).not.toContain('script');
    const wrong = contentOf('Tasks', 'tasks', { collection: 'venues' });
    expect((await own(judge, 'save', { slug, content: wrong })).status).toBe(400);
  });
});
