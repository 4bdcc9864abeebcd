import { apiPrefix } from '@callboard/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { made } from '../../testKit/notificationKit';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { sendOne } from '../../testKit/uploads';

let api: TestApi;
let staff: TestClient;
let judge: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  judge = await api.loginAs('showquest', 'judge');
});
afterAll(() => api.close());

const resources = 'callboard/resources';
const act = (action: string, target: string): Promise<TestAnswer> =>
  staff.call('POST', `${resources}/actions`, { action, target });
const create = (draft: object): Promise<TestAnswer> =>
  staff.call('POST', resources, { title: 'Stage plan', category: 'technical', ...draft });

async function forJudges(draft: object): Promise<string> {
  const resource = made(await create(draft));
  made(await staff.call('POST', 'callboard/resource_targets', { resource, role: 'judge' }));
  expect((await act('publish', resource)).body).toMatchObject({ data: { status: 'published' } });
  return resource;
}

const open = (client: TestClient, resource: string): Promise<TestAnswer> =>
  client.call('POST', 'user/actions', { action: 'open_resource', data: { resource } });
const bytesAt = async (answer: TestAnswer): Promise<string> => {
  // As the contract declares it, which each answer of a test is checked against.
  const { url } = (answer.body as { data: { url: string } }).data;
  return (await api.app.inject({ method: 'GET', url })).body;
};
const owned = async (client: TestClient, resource: string): Promise<object | undefined> => {
  const { body } = await client.call('GET', 'resources/own');
  return (body as { data: { results: { hashcode: string }[] } }).data.results.find(
    ({ hashcode }) => hashcode === resource,
  );
};

describe('[3.24] a resource', () => {
  it('is published once it has the content of its kind', async () => {
    for (const kind of ['page', 'file', 'link']) {
      const resource = made(await create({ kind }));
      const { status, body } = await act('publish', resource);
      expect([status, body]).toMatchObject([409, { detail: 'Add its file, link or text first.' }]);
    }
    const page = made(await create({ kind: 'page', body: '<p>Rules</p>' }));
    expect((await act('publish', page)).status).toBe(200);
    expect(
      (await staff.call('PATCH', `${resources}/${page}`, { body: '', version_note: 'Gone' })).status,
    ).toBe(409);
    expect((await staff.call('PATCH', `${resources}/${page}`, { kind: 'link' })).status).toBe(400);
  });

  it('is a link of https alone', async () => {
    for (const link of [
      'http://example.org',
      'javascript:alert(1)',
      'https://a:b@example.org',
      'example.org',
    ]) {
      expect((await create({ kind: 'link', link })).body).toMatchObject({
        link: ['Must be a link that begins with https://'],
      });
    }
    const resource = await forJudges({ kind: 'link', link: 'https://example.org/map' });
    expect((await open(judge, resource)).body).toMatchObject({
      data: { url: 'https://example.org/map', view_url: null },
    });
  });

  it('is a file that was uploaded for it, never one of another record', async () => {
    const parent = made(await create({ kind: 'page', body: '<p>x</p>' }));
    const other = await sendOne(api, staff, 'a consent form', 'consent.txt', {
      parent: `callboard.Resource.${parent}`,
    });
    for (const file of [other, { hashcode: judge.user, name: 'nothing.pdf' }]) {
      const { hashcode, name } = file;
      expect((await create({ kind: 'file', file: { hashcode, name } })).body).toMatchObject({
        file: ['Upload the file first.'],
      });
    }
    const { hashcode } = await sendOne(api, staff, 'the plan', 'plan.txt');
    const { body } = await create({ kind: 'file', file: { hashcode, name: 'Another name', size: 9_999 } });
    expect(body).toMatchObject({ data: { file: { hashcode, name: 'plan.txt', size: 8 } } });
  });
});

describe('[3.24] versions of a resource', () => {
  it('begin with the second, show what changed, and leave the earlier ones to staff', async () => {
    const first = await sendOne(api, staff, 'first plan', 'plan.txt');
    const second = await sendOne(api, staff, 'second plan', 'plan.txt');
    const resource = await forJudges({ kind: 'file', file: { hashcode: first.hashcode, name: 'plan.txt' } });
    const path = `${resources}/${resource}`;
    expect(await bytesAt(await open(judge, resource))).toBe('first plan');
    expect(await owned(judge, resource)).toMatchObject({ version_number: 1, opened_version: 1 });

    const file = { hashcode: second.hashcode, name: 'plan.txt' };
    const silent = await staff.call('PATCH', path, { file });
    expect([silent.status, silent.body]).toMatchObject([
      400,
      { version_note: ['Say in one sentence what changed: people have read it before.'] },
    ]);
    const changed = await staff.call('PATCH', path, { file, version_note: 'The power is on the left' });
    expect(changed.body).toMatchObject({ version_number: 2, changed_at: expect.any(String) });
    expect(await owned(judge, resource)).toMatchObject({
      version_number: 2,
      version_note: 'The power is on the left',
      opened_version: 1,
    });
    expect(await bytesAt(await open(judge, resource))).toBe('second plan');
    expect(await owned(judge, resource)).toMatchObject({ opened_version: 2 });

    const versions = `callboard/resource_versions?resource=${resource}`;
    const { body } = await staff.call('GET', versions);
    expect(body).toMatchObject({ count: 1, results: [{ number: 1, name: 'Stage plan' }] });
    expect((await judge.call('GET', versions)).status).toBe(403);
    expect((await judge.call('GET', `attachments/${first.hashcode}`)).status).toBe(404);
    expect((await staff.call('GET', `attachments/${first.hashcode}`)).status).toBe(200);
  });

  it('are none of a draft, or of another title', async () => {
    const resource = made(await create({ kind: 'page', body: '<p>One</p>' }));
    const path = `${resources}/${resource}`;
    expect((await staff.call('PATCH', path, { body: '<p>Two</p>' })).body).toMatchObject({
      version_number: 1,
    });
    await act('publish', resource);
    expect((await staff.call('PATCH', path, { title: 'Plan' })).body).toMatchObject({ version_number: 1 });
  });

  it('go with Undo, and count on beyond what a user has seen', async () => {
    const resource = await forJudges({ kind: 'page', body: '<p>One</p>' });
    const path = `${resources}/${resource}`;
    const changed = await staff.call('PATCH', path, { body: '<p>Two</p>', version_note: 'Second' });
    await open(judge, resource);
    const undo = { action: 'undo', target: changed.headers['change-set'] };
    const undone = await staff.call('POST', 'changes/actions', undo);
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect((await staff.call('GET', path)).body).toMatchObject({ version_number: 1, body: '<p>One</p>' });
    const again = await staff.call('PATCH', path, { body: '<p>Three</p>', version_note: 'Third' });
    expect(again.body).toMatchObject({ version_number: 3 });
    expect(await owned(judge, resource)).toMatchObject({ version_number: 3, opened_version: 2 });
  });

  it('come back with their resource, when its deletion is rolled back', async () => {
    const resource = await forJudges({ kind: 'page', body: '<p>One</p>' });
    const path = `${resources}/${resource}`;
    await staff.call('PATCH', path, { body: '<p>Two</p>', version_note: 'Second' });
    const removed = await staff.call('DELETE', path);
    expect(removed.status).toBe(204);
    const undo = { action: 'undo', target: removed.headers['change-set'] };
    const undone = await staff.call('POST', 'changes/actions', undo);
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    const versions = await staff.call('GET', `callboard/resource_versions?resource=${resource}`);
    expect(versions.body).toMatchObject({ count: 1, results: [{ number: 1, body: '<p>One</p>' }] });
    expect(await owned(judge, resource)).toMatchObject({ version_number: 2 });
  });

  it('count who of those who are meant has opened it', async () => {
    const resource = await forJudges({ kind: 'page', body: '<p>One</p>' });
    const readers = async (search = '') =>
      (await staff.call('GET', `resources/${resource}/readers?search=${search}`)).body;
    expect(await readers()).toMatchObject({ data: { reached: 1, opened: 0, people: [{ version: null }] } });
    await open(judge, resource);
    // Not meant, though they can read it.
    await open(staff, resource);
    expect(await readers()).toMatchObject({ data: { reached: 1, opened: 1, opened_newest: 1 } });
    await staff.call('PATCH', `${resources}/${resource}`, { body: '<p>Two</p>', version_note: 'Second' });
    expect(await readers('TEST%20judge')).toMatchObject({
      data: { reached: 1, opened: 1, opened_newest: 0, people: [{ user: judge.user, version: 1 }] },
    });
    expect(await readers('nobody')).toMatchObject({ data: { reached: 1, people: [] } });
    expect((await judge.call('GET', `resources/${resource}/readers`)).status).toBe(403);
    const rockquest = await api.loginAs('rockquest', 'staff');
    expect((await rockquest.call('GET', `resources/${resource}/readers`)).status).toBe(404);
  });
});

it('keeps the file of a resource and of its earlier versions when files that belong to nothing are removed', async () => {
  const sent = await sendOne(api, staff, 'kept', 'kept.txt');
  await forJudges({ kind: 'file', file: { hashcode: sent.hashcode, name: 'kept.txt' } });
  await api.asOwner(`UPDATE attachments SET created = now() - interval '30 days' WHERE hashcode = $1`, [
    sent.hashcode,
  ]);
  const { namedFilesSql } = await import('../../engine/attachments/namedFilesSql');
  const { collectionNamed, collectionNames } = await import('@callboard/api-contract/collections');
  const named = await api.database.forTenant('showquest').query<{ hashcode: string }>({
    text: namedFilesSql(collectionNames.map(collectionNamed)),
    values: ['showquest'],
  });
  expect(named.map(({ hashcode }) => hashcode)).toContain(sent.hashcode);
  expect(apiPrefix()).toContain('v21');
});
