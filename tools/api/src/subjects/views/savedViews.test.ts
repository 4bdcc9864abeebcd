import type { Role } from '@callboard/api-contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { made as createdIn } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);
const path = 'core/views';
const viewSchema = v.looseObject({
  hashcode: v.string(),
  name: v.string(),
  owner: v.object({ hashcode: v.string() }),
  state: v.nullable(v.string()),
});

const made = async (by: TestClient, to: string, body: object) => createdIn(await by.call('POST', to, body));

let number = 0;
function draft(change: Record<string, unknown> = {}) {
  number += 1;
  return {
    name: `View ${number}`,
    collection: 'venues',
    state: 'status=active&ordering=-capacity&columns=name%2Ccapacity&density=compact',
    ...change,
  };
}

async function names(by: TestClient): Promise<string[]> {
  const { body } = await by.call('GET', `${path}?collection=venues&page_size=200`);
  return v.parse(v.object({ results: v.array(viewSchema) }), body).results.map(({ name }) => name);
}

describe('saved views', () => {
  it('[7.16] lists the views of a list that a user saved, by its filters and pages', async () => {
    const staff = await as('staff');
    const given = draft();
    const view = await made(staff, path, given);
    await made(staff, path, draft({ collection: 'events', state: null }));
    const { body } = await staff.call('GET', `${path}?collection=venues&paginate=true&page_size=1`);
    const answer = v.parse(
      v.object({ count: v.number(), next: v.nullable(v.string()), results: v.array(viewSchema) }),
      body,
    );
    expect(answer).toMatchObject({ count: 1, next: null });
    expect(answer.results[0]).toMatchObject({ hashcode: view, ...given });
  });

  it('[7.40] are private to their owner until a role is named', async () => {
    const [owner, colleague, judge] = [await as('staff'), await as('staff'), await as('judge')];
    const given = draft();
    const view = await made(owner, path, given);
    expect(await names(colleague)).not.toContain(given.name);
    expect((await colleague.call('GET', `${path}/${view}`)).status).toBe(404);

    expect((await owner.call('PATCH', `${path}/${view}`, { shared_with: ['staff'] })).status).toBe(200);
    expect(await names(colleague)).toContain(given.name);
    expect(await names(judge)).not.toContain(given.name);
    for (const [method, body] of [
      ['PATCH', { name: 'Mine now' }],
      ['DELETE', undefined],
    ] as const) {
      expect((await colleague.call(method, `${path}/${view}`, body)).status).toBeGreaterThanOrEqual(403);
    }
    expect(await names(owner)).toContain(given.name);
  });

  it('[7.40] are shared with several roles, and with no other', async () => {
    const [owner, judge, participant] = [await as('staff'), await as('judge'), await as('participant')];
    const given = draft({ state: 'status=active', shared_with: ['staff', 'judge'] });
    const view = await made(owner, path, given);
    expect(await names(judge)).toContain(given.name);
    expect(await names(await as('staff'))).toContain(given.name);
    expect(await names(participant)).not.toContain(given.name);
    expect((await participant.call('GET', `${path}/${view}`)).status).toBe(404);
    const { body } = await owner.call(
      'GET',
      `${path}?collection=venues&shared_with__contains=judge&page_size=200`,
    );
    expect(JSON.stringify(body)).toContain(view);

    expect((await owner.call('PATCH', `${path}/${view}`, { shared_with: [] })).status).toBe(200);
    expect((await owner.call('GET', `${path}/${view}`)).body).toMatchObject({ shared_with: null });
    expect(await names(judge)).not.toContain(given.name);
    for (const roles of [['admin'], ['judge', 'judge'], 'judge', ['sandwich']]) {
      const refused = await owner.call('PATCH', `${path}/${view}`, { shared_with: roles });
      expect([refused.status, Object.keys(refused.body ?? {})[0]]).toEqual([400, 'shared_with']);
    }
  });

  it('are shared by staff alone', async () => {
    const judge = await as('judge');
    const view = await made(judge, path, draft({ state: 'status=active' }));
    for (const answer of [
      await judge.call('POST', path, draft({ shared_with: ['judge'] })),
      await judge.call('PATCH', `${path}/${view}`, { shared_with: ['judge'] }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty('shared_with');
    }
  });

  it('belong to the user who saves them, even if a body names another', async () => {
    const staff = await as('staff');
    const answer = await staff.call('POST', path, draft({ owner: '00000000-0000-4000-8000-000000000001' }));
    expect(answer.status).toBe(400);
  });

  it('[3.24] hold only what their list can show the user', async () => {
    const judge = await as('judge');
    const refused = async (by: TestClient, change: Record<string, unknown>) => {
      const { status, body } = await by.call('POST', path, draft(change));
      expect(status).toBe(400);
      return body;
    };
    expect(await refused(judge, { collection: 'sandwiches' })).toMatchObject({
      collection: ['This is not a list that you can open'],
    });
    expect(await refused(judge, { collection: 'projects', state: null })).toHaveProperty('collection');
    expect(await refused(judge, { state: 'colour=red&capacity__gte=lots' })).toMatchObject({
      state: ['This list cannot read: colour, capacity__gte'],
    });
    expect(
      await refused(judge, { collection: 'individuals', state: 'date_of_birth__gte=2010-01-01' }),
    ).toHaveProperty(['state']);
    expect(await refused(judge, { state: `search=${'a'.repeat(2_000)}` })).toHaveProperty('state');
    expect(await refused(judge, { state: 5 })).toHaveProperty('state');

    const view = await made(judge, path, draft({ state: null }));
    const patched = await judge.call('PATCH', `${path}/${view}`, { state: 'ordering=colour' });
    expect(patched).toMatchObject({ status: 400, body: { state: ['This list cannot read: ordering'] } });
  });

  it('have one name each among those of a user for a list', async () => {
    const staff = await as('staff');
    const given = draft();
    await made(staff, path, given);
    expect((await staff.call('POST', path, given)).status).toBe(409);
    await made(await as('staff'), path, given);
  });

  it('[7.20] swap the default in one change, which one Undo rolls back', async () => {
    const staff = await as('staff');
    const old = await made(staff, path, draft({ is_default: true }));
    const next = await made(staff, path, draft());
    const swap = await staff.call('PATCH', path, {
      bulk_patch: [
        { hashcode: next, is_default: true },
        { hashcode: old, is_default: false },
      ],
    });
    expect(swap.status).toBe(200);
    const read = async (view: string) => (await staff.call('GET', `${path}/${view}`)).body;
    expect(await read(next)).toMatchObject({ is_default: true });
    expect(await read(old)).toMatchObject({ is_default: false });
    const undo = await staff.call('POST', 'changes/actions', {
      action: 'undo',
      target: swap.headers['change-set'],
    });
    expect(undo.status).toBe(200);
    expect(await read(next)).toMatchObject({ is_default: null });
    expect(await read(old)).toMatchObject({ is_default: true });
  });

  it('[7.40] have one default for each role: a second one takes the place of the first, and one Undo restores it', async () => {
    const staff = await as('staff');
    const shared = { shared_with: ['judge'], is_default: true, state: 'status=active' };
    const old = await made(staff, path, draft(shared));
    const next = await made(staff, path, draft({ ...shared, is_default: false }));
    const forStaff = await made(staff, path, draft({ ...shared, shared_with: ['staff'] }));
    const own = await made(staff, path, draft({ is_default: true }));
    const defaults = async () => {
      const read = async (view: string) => (await staff.call('GET', `${path}/${view}`)).body;
      const views = await Promise.all([old, next, forStaff, own].map(read));
      return views.map((body) => v.parse(v.object({ is_default: v.nullable(v.boolean()) }), body).is_default);
    };
    const set = await staff.call('PATCH', `${path}/${next}`, { is_default: true });
    expect(set.status).toBe(200);
    expect(await defaults()).toEqual([false, true, true, true]);
    const undo = { action: 'undo', target: set.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect(await defaults()).toEqual([true, false, true, true]);

    const created = await made(staff, path, draft(shared));
    expect(await defaults()).toEqual([false, false, true, true]);
    await staff.call('PATCH', `${path}/${forStaff}`, { shared_with: ['judge'] });
    expect((await staff.call('GET', `${path}/${created}`)).body).toMatchObject({ is_default: false });
    expect((await staff.call('PATCH', `${path}/${forStaff}`, { is_default: false })).status).toBe(200);
  });

  it('[7.40] take the place of every default that shares one of their roles, and one Undo restores all', async () => {
    const staff = await as('staff');
    const base = { collection: 'spaces', state: null, is_default: true };
    const forJudges = await made(staff, path, draft({ ...base, shared_with: ['judge', 'collaborator'] }));
    const forStaff = await made(staff, path, draft({ ...base, shared_with: ['staff'] }));
    const others = await made(staff, path, draft({ ...base, shared_with: ['participant'] }));
    const wide = await made(
      staff,
      path,
      draft({ ...base, is_default: false, shared_with: ['staff', 'judge'] }),
    );
    const defaults = async () => {
      const read = async (view: string) => (await staff.call('GET', `${path}/${view}`)).body;
      const views = await Promise.all([forJudges, forStaff, others, wide].map(read));
      return views.map((body) => v.parse(v.object({ is_default: v.nullable(v.boolean()) }), body).is_default);
    };
    const set = await staff.call('PATCH', `${path}/${wide}`, { is_default: true });
    expect(set.status).toBe(200);
    expect(await defaults()).toEqual([false, false, true, true]);
    const undo = { action: 'undo', target: set.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect(await defaults()).toEqual([true, true, true, false]);

    // Another role is added to a default: the one of that role ends too.
    expect(
      (await staff.call('PATCH', `${path}/${others}`, { shared_with: ['participant', 'collaborator'] }))
        .status,
    ).toBe(200);
    expect(await defaults()).toEqual([false, true, true, false]);
  });

  it('[7.40] have one default for each role by the rule of the database itself', async () => {
    const staff = await as('staff');
    const base = { collection: 'projects', state: null };
    const [first, second, own] = await Promise.all([
      made(staff, path, draft({ ...base, shared_with: ['participant', 'collaborator'] })),
      made(staff, path, draft({ ...base, shared_with: ['collaborator', 'staff'] })),
      made(staff, path, draft(base)),
    ]);
    const set = (views: readonly string[]) =>
      api.asOwner('UPDATE saved_views SET is_default = true WHERE hashcode = ANY ($1::uuid[])', [views]);
    await set([first, own]);
    await expect(set([second])).rejects.toMatchObject({
      code: '23P01',
      constraint: 'saved_views_default_collaborator',
    });
  });

  it('[7.40] are not brought back by Undo as a second default of a role', async () => {
    const [owner, colleague] = [await as('staff'), await as('staff')];
    const base = { collection: 'regions', state: null, shared_with: ['staff', 'collaborator'] };
    const old = await made(owner, path, draft({ ...base, is_default: true }));
    const ended = await owner.call('PATCH', `${path}/${old}`, { is_default: false });
    const newer = await made(
      colleague,
      path,
      draft({ ...base, shared_with: ['collaborator'], is_default: true }),
    );
    const undo = { action: 'undo', target: ended.headers['change-set'] };
    expect((await owner.call('POST', 'changes/actions', undo)).status).toBe(409);
    expect((await owner.call('GET', `${path}/${old}`)).body).toMatchObject({ is_default: false });
    expect((await colleague.call('PATCH', `${path}/${newer}`, { is_default: false })).status).toBe(200);
    expect((await owner.call('POST', 'changes/actions', undo)).status).toBe(200);
  });

  it('[7.40] refuse a second default of a role where the first is another user’s', async () => {
    const [owner, colleague] = [await as('staff'), await as('staff')];
    const given = draft({ collection: 'events', state: null, shared_with: ['judge'], is_default: true });
    const first = await made(owner, path, given);
    const second = await made(colleague, path, {
      ...draft(),
      collection: 'events',
      state: null,
      shared_with: ['judge', 'participant'],
    });
    const refused = await colleague.call('PATCH', `${path}/${second}`, { is_default: true });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(
      `“${given.name}” is already the default of one of these roles`,
    );
    expect((await owner.call('GET', `${path}/${first}`)).body).toMatchObject({ is_default: true });
    expect((await colleague.call('GET', `${path}/${second}`)).body).toMatchObject({ is_default: null });
  });

  it('[7.40] never have two defaults of a role, however fast they are set', async () => {
    const staff = await as('staff');
    const shared = { collection: 'regions', state: null, shared_with: ['participant'] };
    const views = await Promise.all([1, 2, 3, 4].map(() => made(staff, path, draft(shared))));
    await Promise.all(views.map((view) => staff.call('PATCH', `${path}/${view}`, { is_default: true })));
    const { body } = await staff.call(
      'GET',
      `${path}?collection=regions&shared_with__contains=participant&page_size=200`,
    );
    const { results } = v.parse(
      v.object({ results: v.array(v.object({ is_default: v.nullable(v.boolean()) })) }),
      body,
    );
    expect(results.filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1);
  });

  it('do not show a list to those who cannot open it', async () => {
    const [staff, participant] = [await as('staff'), await as('participant')];
    await made(staff, path, draft({ collection: 'projects', state: null, shared_with: ['participant'] }));
    expect((await participant.call('GET', 'project/projects')).status).toBe(403);
  });
});
