import { roles, type Role } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let admin: TestClient;
let staff: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

const path = 'layout/layouts';
const act = (client: TestClient, action: string, target: string, data?: object) =>
  client.call('POST', `${path}/actions`, { action, target, ...(data && { data }) });

const widgetOf = (kind: string, settings: object = {}, name = `A ${kind}`) => ({
  id: randomUUID(),
  kind,
  name,
  settings,
});
const cellOf = (...widgets: object[]) => ({
  id: randomUUID(),
  name: 'Cell',
  phone: 12,
  tablet: 6,
  desk: 4,
  widgets,
});
const rowOf = (...cells: object[]) => ({ id: randomUUID(), name: 'Row', cells });
const pageOf = (...rows: object[]) => ({ id: randomUUID(), name: 'Page', rows });
const contentOf = (...widgets: object[]) => ({ pages: [pageOf(rowOf(cellOf(...widgets)))] });

let made = 0;
async function newLayout(
  forRoles: readonly Role[] = ['staff'],
  slug?: string,
): Promise<{ hashcode: string; slug: string }> {
  made += 1;
  const draft = { name: `Page ${made}`, slug: slug ?? `page-${made}`, roles: forRoles };
  const { status, body } = await admin.call('POST', path, draft);
  expect(status).toBe(201);
  // The envelope of a create.
  return { hashcode: (body as { data: { hashcode: string } }).data.hashcode, slug: draft.slug };
}

async function published(content: object, forRoles: readonly Role[] = ['staff'], slug?: string) {
  const layout = await newLayout(forRoles, slug);
  expect((await act(admin, 'save', layout.hashcode, { content })).status).toBe(200);
  expect((await act(admin, 'publish', layout.hashcode)).status).toBe(200);
  return layout;
}

async function dataOf(client: TestClient, address: string): Promise<Record<string, unknown>> {
  const { status, body } = await client.call('GET', address);
  expect(status).toBe(200);
  // The envelope of a query.
  return (body as { data: Record<string, unknown> }).data;
}

const settings = { collection: 'entries', status: 'submitted' };

describe('[7.36] [3.25] a composed page', () => {
  it('stores pages, rows, cells and widgets as records, in their order', async () => {
    const { hashcode } = await newLayout();
    const content = {
      pages: [pageOf(rowOf(cellOf(widgetOf('tasks'), widgetOf('number', settings)), cellOf())), pageOf()],
    };
    expect((await act(admin, 'save', hashcode, { content })).status).toBe(200);
    expect((await dataOf(admin, `layouts/${hashcode}/draft`))['content']).toEqual(content);
    const listed = await admin.call('GET', `layout/pages?layout=${hashcode}`);
    expect(listed.body).toMatchObject({ count: 2 });
  });

  it('moves, changes and removes parts, and writes nothing that is the same', async () => {
    const { hashcode } = await newLayout();
    const [first, second] = [widgetOf('tasks'), widgetOf('number', settings)];
    const [left, right] = [cellOf(first), cellOf(second)];
    const page = pageOf(rowOf(left, right));
    await act(admin, 'save', hashcode, { content: { pages: [page] } });
    const moved = { pages: [{ ...page, rows: [rowOf({ ...right, desk: 12, widgets: [first, second] })] }] };
    expect((await act(admin, 'save', hashcode, { content: moved })).status).toBe(200);
    expect((await dataOf(admin, `layouts/${hashcode}/draft`))['content']).toEqual(moved);
    const before = await admin.call('GET', `layout/widgets/${second.id}`);
    await act(admin, 'save', hashcode, { content: moved });
    expect((await admin.call('GET', `layout/widgets/${second.id}`)).body).toEqual(before.body);
  });

  it('is answered whole to those that it is for, once it is published, and to no others', async () => {
    const content = contentOf(widgetOf('number', settings));
    const layout = await newLayout(['judge']);
    await act(admin, 'save', layout.hashcode, { content });
    const judge = await api.loginAs('showquest', 'judge');
    expect((await judge.call('GET', `pages/${layout.slug}`)).status).toBe(404);
    await act(admin, 'publish', layout.hashcode);
    expect(await dataOf(judge, `pages/${layout.slug}`)).toMatchObject({ number: 1, content });
    expect((await staff.call('GET', `pages/${layout.slug}`)).status).toBe(404);
    expect((await act(admin, 'retire', layout.hashcode)).status).toBe(200);
    expect((await judge.call('GET', `pages/${layout.slug}`)).status).toBe(404);
  });

  it('shows readers the version that is published, and no draft', async () => {
    const content = contentOf(widgetOf('tasks'));
    const { hashcode, slug } = await published(content);
    await act(admin, 'save', hashcode, { content: contentOf(widgetOf('announcements')) });
    expect((await dataOf(staff, `pages/${slug}`))['content']).toEqual(content);
  });

  it('rolls back to an earlier version exactly: what is read, the draft, the name and the roles', async () => {
    const content = {
      pages: [pageOf(rowOf(cellOf(widgetOf('number', settings)), cellOf(widgetOf('tasks')))), pageOf()],
    };
    const { hashcode, slug } = await published(content);
    const [page] = content.pages;
    const later = { pages: [{ ...page, name: 'Other', rows: [rowOf(cellOf(widgetOf('announcements')))] }] };
    await act(admin, 'save', hashcode, { content: later });
    await admin.call('PATCH', `${path}/${hashcode}`, { name: 'Renamed', roles: ['staff', 'judge'] });
    await act(admin, 'publish', hashcode);
    expect(await dataOf(staff, `pages/${slug}`)).toMatchObject({
      name: 'Renamed',
      number: 2,
      content: later,
    });
    expect((await act(admin, 'roll_back', hashcode, { number: 1 })).status).toBe(200);
    expect(await dataOf(staff, `pages/${slug}`)).toEqual({
      name: `Page ${made}`,
      number: 1,
      content,
      own: null,
    });
    expect((await dataOf(admin, `layouts/${hashcode}/draft`))['content']).toEqual(content);
    const record = await admin.call('GET', `${path}/${hashcode}`);
    expect(record.body).toMatchObject({ name: `Page ${made}`, roles: ['staff'], version_number: 1 });
    // The next one has a number of its own.
    await act(admin, 'publish', hashcode);
    expect((await dataOf(staff, `pages/${slug}`))['number']).toBe(3);
    expect((await act(admin, 'roll_back', hashcode, { number: 9 })).body).toMatchObject({
      error: { message: 'This version does not exist.' },
    });
  });

  it('is deleted with its parts and versions, and Undo brings all of them back as they were', async () => {
    const content = {
      pages: [pageOf(rowOf(cellOf(widgetOf('tasks'), widgetOf('number', settings)), cellOf()))],
    };
    const { hashcode, slug } = await published(content);
    await act(admin, 'publish', hashcode);
    const before = await dataOf(staff, `pages/${slug}`);
    const removed = await admin.call('DELETE', `${path}/${hashcode}`);
    expect(removed.status).toBe(204);
    expect((await staff.call('GET', `pages/${slug}`)).status).toBe(404);
    for (const parts of ['versions', 'pages'])
      expect((await admin.call('GET', `layout/${parts}?layout=${hashcode}`)).body).toMatchObject({
        count: 0,
      });
    const undo = { action: 'undo', target: removed.headers['change-set'] };
    expect((await admin.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect(await dataOf(staff, `pages/${slug}`)).toEqual(before);
    expect((await dataOf(admin, `layouts/${hashcode}/draft`))['content']).toEqual(content);
    expect((await act(admin, 'roll_back', hashcode, { number: 1 })).status).toBe(200);
  });

  it('of several at one address gives each role the one that is meant for it the most', async () => {
    const forAll = contentOf(widgetOf('announcements'));
    const forJudges = contentOf(widgetOf('tasks'));
    const { slug } = await published(forAll, roles);
    await published(forJudges, ['judge'], slug);
    const judge = await api.loginAs('showquest', 'judge');
    expect((await dataOf(judge, `pages/${slug}`))['content']).toEqual(forJudges);
    expect((await dataOf(staff, `pages/${slug}`))['content']).toEqual(forAll);
  });

  it.each([
    ['of no kind', { kind: 'weather' }],
    ['with settings of another kind', { settings: { richtext: '<p>Hi</p>' } }],
    ['of a collection that is none', { settings: { collection: 'weather' } }],
    ['of a collection of another tenant', { settings: { collection: 'mentors' } }],
    ['by a status that its records never have', { settings: { ...settings, status: 'sunny' } }],
    ['by a date that is none', { settings: { ...settings, from: 'name' } }],
  ])('refuses a widget %s with a sentence', async (_what, wrong) => {
    const { hashcode } = await newLayout();
    const content = contentOf({ ...widgetOf('number', settings), ...wrong });
    const { status, body } = await act(admin, 'save', hashcode, { content });
    expect(status).toBe(400);
    // A refusal in its envelope.
    expect((body as { error: { message: string } }).error.message).not.toBe('');
    expect((await dataOf(admin, `layouts/${hashcode}/draft`))['content']).toEqual({ pages: [] });
  });

  it('checks the settings of a widget that is written by itself', async () => {
    const widget = widgetOf('number', settings);
    await published(contentOf(widget));
    const wrong = await admin.call('PATCH', `layout/widgets/${widget.id}`, { settings: { by: 'status' } });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ settings: ['The settings of A number are not valid.'] });
  });

  it('takes scripts out of a text', async () => {
    const { hashcode } = await newLayout();
    const content = contentOf(widgetOf('text', { richtext: '<p>Hello<script>alert(1)</script></p>' }));
    await act(admin, 'save', hashcode, { content });
    expect(JSON.stringify(await dataOf(admin, `layouts/${hashcode}/draft`))).not.toContain('script');
  });

  it('is not published while it shows nothing, or has a widget that is not set up', async () => {
    const { hashcode } = await newLayout();
    expect((await act(admin, 'publish', hashcode)).body).toMatchObject({
      error: { message: 'Nothing is on this page yet. Add a widget first.' },
    });
    await act(admin, 'save', hashcode, { content: contentOf(widgetOf('plot', {}, 'Entries')) });
    expect((await act(admin, 'publish', hashcode)).body).toMatchObject({
      error: { message: 'Entries is not set up yet.' },
    });
  });

  it('takes no part of another page', async () => {
    const widget = widgetOf('tasks');
    await published(contentOf(widget));
    const { hashcode } = await newLayout();
    const { status, body } = await act(admin, 'save', hashcode, { content: contentOf(widget) });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { message: 'A part of this page has an id that is used elsewhere.' },
    });
  });

  it.each(roles.filter((role) => role !== 'admin'))('is composed by admins, not by %s', async (role) => {
    const client = await api.loginAs('showquest', role);
    const { hashcode } = await published(contentOf(widgetOf('tasks')), roles);
    expect((await client.call('POST', path, { name: 'Own', slug: 'own', roles: ['staff'] })).status).toBe(
      403,
    );
    expect((await act(client, 'save', hashcode, { content: { pages: [] } })).status).toBe(403);
    expect((await act(client, 'publish', hashcode)).status).toBe(403);
    expect((await act(client, 'roll_back', hashcode, { number: 1 })).status).toBe(403);
    expect((await client.call('GET', `layouts/${hashcode}/draft`)).status).toBe(403);
    expect((await client.call('GET', 'layout/widgets')).status).toBe(403);
  });

  it('is invisible to another tenant', async () => {
    const { hashcode, slug } = await published(contentOf(widgetOf('tasks')), roles);
    const other = await api.loginAs('rockquest', 'admin');
    expect((await other.call('GET', `pages/${slug}`)).status).toBe(404);
    expect((await other.call('GET', `layouts/${hashcode}/draft`)).status).toBe(404);
    expect((await act(other, 'roll_back', hashcode, { number: 1 })).status).toBe(404);
  });

  it('stands in the navigation of those that it is for', async () => {
    const { slug } = await published(contentOf(widgetOf('tasks')), ['collaborator']);
    const leadsThere = async (role: Role) => {
      const client = await api.loginAs('showquest', role);
      const { body } = await client.call('POST', 'user/actions', { action: 'login' });
      return JSON.stringify(body).includes(`/pages/${slug}`);
    };
    expect(await leadsThere('collaborator')).toBe(true);
    expect(await leadsThere('judge')).toBe(false);
  });
});
