import { declaredRoles, roles as allRoles, type Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { Target } from '@callboard/api-contract/messaging';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantActor } from '../../engine/records/actor';
import { ruleSql } from '../../engine/records/ruleSql';
import { Parameters } from '../../engine/records/statement';
import { made } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createTargetPeople, reachedBy, type TargetFacts } from '../../testKit/targetPeople';

let api: TestApi;
let staff: TestClient;
let people: ReturnType<typeof createTargetPeople>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  people = createTargetPeople(api);
  await people.fill();
});
afterAll(() => api.close());

async function publishedFor(targets: readonly Target[], facts: object = {}): Promise<string> {
  const draft = { title: 'Stage plan', kind: 'page', category: 'technical', body: '<p>Plan</p>', ...facts };
  const resource = made(await staff.call('POST', 'callboard/resources', draft));
  for (const target of targets) {
    made(await staff.call('POST', 'showquest/resource_targets', { resource, ...target }));
  }
  const action = { action: 'publish', target: resource };
  expect((await staff.call('POST', 'callboard/resources/actions', action)).status).toBe(200);
  return resource;
}

/** Resources that a user reads by the rule of the rows. */
async function readBy({ hashcode, roles, individual }: TargetFacts['users'][number]): Promise<Set<string>> {
  const actor: TenantActor = {
    tenant: 'showquest',
    user: hashcode,
    individual,
    roles: declaredRoles(...allRoles.filter((role) => roles.includes(role))),
  };
  const parameters = new Parameters<{ actor: TenantActor }>();
  const rule = ruleSql(collectionNamed('resources'), 'read', actor.roles, 't', parameters);
  const rows = await api.database.forTenant('showquest').query<{ hashcode: string }>({
    text: `SELECT t.hashcode FROM resources t WHERE ${rule}`,
    values: parameters.values.map((source) => source({ actor })),
  });
  return new Set(rows.map((row) => row.hashcode));
}

const ownTitles = async (client: TestClient): Promise<string[]> => {
  const { body } = await client.call('GET', 'resources/own');
  // As the contract declares it, which each answer of a test is checked against.
  return (body as { data: { results: { title: string }[] } }).data.results.map(({ title }) => title);
};

describe('[7.40] who reads a resource', () => {
  it('is exactly whom a search of every person and every entry finds', async () => {
    const facts = await people.readFacts();
    const expected = new Map<string, Set<string>>();
    for (let round = 0; round < 40; round += 1) {
      // A stored filter of entries is for announcements alone.
      const targets = people
        .randomTargets(facts)
        .map(({ entries_filter: _, ...target }) => target)
        .filter((target) => Object.values(target).some(Boolean));
      const resource = await publishedFor(targets);
      expected.set(resource, new Set(targets.flatMap((target) => reachedBy(target, facts))));
    }
    const readers = facts.users.filter(
      ({ roles, status }) => status === 'active' && !roles.some((role) => ['staff', 'admin'].includes(role)),
    );
    let seen = 0;
    for (const reader of readers) {
      const own = [...expected]
        .filter(([, users]) => users.has(reader.hashcode))
        .map(([resource]) => resource);
      const read = await readBy(reader);
      expect({ reader: reader.roles, read }).toEqual({ reader: reader.roles, read: new Set(own) });
      seen += own.length;
    }
    expect(readers.length).toBeGreaterThan(10);
    expect(seen).toBeGreaterThan(60);
  });

  it('follows immediately who takes part: nothing is stored of who was meant', async () => {
    const [entry] = (await people.readFacts()).entries.filter(({ status }) => status === 'accepted');
    const participant = await api.loginAs('showquest', 'participant');
    const resource = await publishedFor([{ event: entry?.event ?? null, role: 'participant' }], {
      title: 'Live plan',
    });
    const path = `showquest/resources/${resource}`;
    expect((await participant.call('GET', path)).status).toBe(404);
    const person = { name: 'New dancer', entry: entry?.hashcode, event: entry?.event };
    const joined = made(
      await staff.call('POST', 'showquest/participants', { ...person, individual: participant.individual }),
    );
    expect((await participant.call('GET', path)).status).toBe(200);
    expect(await ownTitles(participant)).toContain('Live plan');
    const withdraw = { action: 'withdraw', target: joined };
    expect((await staff.call('POST', 'showquest/participants/actions', withdraw)).status).toBe(200);
    expect((await participant.call('GET', path)).status).toBe(404);
    expect(await ownTitles(participant)).not.toContain('Live plan');
  });

  it('is no one for a draft, one that was withdrawn, and one without a target', async () => {
    const judge = await api.loginAs('showquest', 'judge');
    const resource = await publishedFor([{ role: 'judge' }], { title: 'For judges' });
    const open = () => judge.call('POST', 'user/actions', { action: 'open_resource', data: { resource } });
    expect((await open()).status).toBe(200);
    const act = (action: string) =>
      staff.call('POST', 'callboard/resources/actions', { action, target: resource });
    await act('withdraw');
    expect((await judge.call('GET', `callboard/resources/${resource}`)).status).toBe(404);
    expect(await ownTitles(judge)).not.toContain('For judges');
    expect((await open()).status).toBe(404);
    await act('publish_again');
    expect(await ownTitles(judge)).toContain('For judges');
    await publishedFor([], { title: 'For nobody' });
    expect(await ownTitles(judge)).not.toContain('For nobody');
    await publishedFor([], { title: 'For all', is_public: true });
    expect(await ownTitles(judge)).toContain('For all');
  });

  it('[7.39] is no one of another tenant, at addresses that the other tenant has alone', async () => {
    const resource = await publishedFor([{ role: 'everyone' }], { is_public: true });
    for (const role of ['admin', 'participant'] as const satisfies readonly Role[]) {
      const other = await api.loginAs('rockquest', role);
      expect((await other.call('GET', `callboard/resources/${resource}`)).status).toBe(404);
      expect((await other.call('GET', `showquest/resources/${resource}`)).status).toBe(404);
      expect(await ownTitles(other)).toEqual([]);
    }
    const status = async (client: TestClient, path: string) => (await client.call('GET', path)).status;
    const admin = await api.loginAs('showquest', 'admin');
    const rockquest = await api.loginAs('rockquest', 'admin');
    const basketball = await api.loginAs('basketball', 'admin');
    expect(await status(rockquest, 'rockquest/event_resource_targets')).toBe(200);
    expect(await status(rockquest, 'rockquest/resources')).toBe(200);
    expect(await status(basketball, 'submission/resources')).toBe(200);
    expect(await status(admin, 'showquest/resource_targets')).toBe(200);
    for (const path of ['rockquest/resources', 'rockquest/event_resource_targets', 'submission/resources']) {
      expect(await status(admin, path)).toBe(404);
    }
    expect(await status(rockquest, 'showquest/resource_targets')).toBe(404);
  });
});
