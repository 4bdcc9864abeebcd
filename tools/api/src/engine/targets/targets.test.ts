import { targetPreviewSchema, type TargetPreview } from '@callboard/api-contract/messaging';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { made } from '../../testKit/notificationKit';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createTargetPeople, reachedBy } from '../../testKit/targetPeople';

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

const preview = (targets: readonly object[], client = staff): Promise<TestAnswer> =>
  client.call('GET', `targets/preview?targets=${encodeURIComponent(JSON.stringify(targets))}`);

async function previewed(targets: readonly object[]): Promise<TargetPreview> {
  const { status, body } = await preview(targets);
  expect(status, JSON.stringify(body)).toBe(200);
  return v.parse(v.object({ data: targetPreviewSchema }), body).data;
}

describe('[7.39] [7.40] targets', () => {
  it('reach exactly those whom a search of every person and every entry finds', async () => {
    const facts = await people.readFacts();
    let found = 0;
    for (let round = 0; round < 80; round += 1) {
      const targets = people.randomTargets(facts);
      const each = targets.map((target) => reachedBy(target, facts));
      const union = new Set(each.flat());
      const { count, counts, people: reached } = await previewed(targets);
      expect({ targets, count, counts }).toEqual({
        targets,
        count: union.size,
        counts: each.map(({ length }) => length),
      });
      expect(new Set(reached.map(({ user }) => user))).toEqual(union);
      for (const { user, targets: why } of reached) {
        expect(why).toEqual(each.flatMap((users, position) => (users.includes(user) ? [position] : [])));
      }
      found += union.size;
    }
    // They were not all empty.
    expect(found).toBeGreaterThan(200);
  });

  it('reach no one where there are none', async () => {
    expect(await previewed([])).toEqual({ count: 0, counts: [], people: [] });
  });

  it('count a user who is in two groups once, and in each', async () => {
    const { count, counts } = await previewed([{ role: 'everyone' }, { user: staff.user }]);
    expect(counts).toEqual([count, 1]);
  });

  it('are refused where they name nothing, or what entries do not have', async () => {
    expect((await preview([{}])).body).toMatchObject({
      role: ['Choose at least one thing that the group has in common.'],
    });
    expect((await preview([{ category: 'opera' }])).body).toMatchObject({
      category: ['No entry here has this category.'],
    });
    for (const entries_filter of [
      'colour=red',
      'status=accepted&status=draft',
      'status__gte=draft',
      'event=x',
    ]) {
      const { status, body } = await preview([{ entries_filter }]);
      expect(status).toBe(400);
      expect(Object(body).entries_filter[0]).toMatch(/^The filter of entries is not understood: '\w+'\.$/);
    }
    expect((await preview([{ colour: 'red' }])).status).toBe(400);
    expect((await staff.call('GET', 'targets/preview?targets=%7B')).status).toBe(400);
  });

  it('reach no one of another tenant', async () => {
    const other = await api.loginAs('rockquest', 'participant');
    const { people: reached } = await previewed([{ role: 'everyone' }, { user: other.user }]);
    expect(reached.map(({ user }) => user)).not.toContain(other.user);
    const facts = await people.readFacts();
    const rockquest = await api.loginAs('rockquest', 'staff');
    const { body } = await preview([{ event: facts.entries[0]?.event }], rockquest);
    expect(body).toMatchObject({ data: { count: 0 } });
  });
});

describe('a saved target', () => {
  const announcement = async () =>
    made(await staff.call('POST', 'callboard/announcements', { title: 'Load-in', body: '<p>At 5.</p>' }));

  it('[7.40] describes in words what it names, and again when it changes', async () => {
    const facts = await people.readFacts();
    const draft = {
      announcement: await announcement(),
      role: 'participant',
      event: facts.entries[0]?.event,
      category: 'wearable_art',
    };
    const answer = await staff.call('POST', 'showquest/announcement_targets', draft);
    const hashcode = made(answer);
    expect(answer.body).toMatchObject({
      data: { name: expect.stringMatching(/^Participants · Heat \d · Wearable art$/) },
    });
    const patched = await staff.call('PATCH', `callboard/announcement_targets/${hashcode}`, {
      event: null,
      entry_status: 'accepted',
    });
    expect(patched.body).toMatchObject({ name: 'Participants · Wearable art · Accepted' });
    const emptied = { role: null, category: null, entry_status: null };
    expect((await staff.call('PATCH', `callboard/announcement_targets/${hashcode}`, emptied)).status).toBe(
      400,
    );
  });

  it('is one of twenty at most', async () => {
    const draft = { announcement: await announcement(), role: 'judge' };
    for (let number = 0; number < 20; number += 1) {
      made(await staff.call('POST', 'callboard/announcement_targets', draft));
    }
    const { status, body } = await staff.call('POST', 'callboard/announcement_targets', draft);
    expect([status, body]).toMatchObject([400, { announcement: ['There can be at most 20 groups.'] }]);
  });

  it('[7.39] [7.40] has the address of its tenant, and none of another', async () => {
    const rockquest = await api.loginAs('rockquest', 'admin');
    const admin = await api.loginAs('showquest', 'admin');
    const basketball = await api.loginAs('basketball', 'admin');
    const status = async (client: TestClient, path: string) => (await client.call('GET', path)).status;
    expect(await status(rockquest, 'rockquest/event_announcement_targets')).toBe(200);
    expect(await status(rockquest, '/api/v2/core/rockquest/announcement/announcements')).toBe(200);
    expect(await status(admin, 'showquest/announcement_targets')).toBe(200);
    expect(await status(basketball, 'submission/announcements')).toBe(200);
    for (const path of ['rockquest/announcements', 'rockquest/event_announcement_targets']) {
      expect(await status(admin, path)).toBe(404);
      expect((await admin.call('POST', `${path}/actions`, { action: 'publish' })).status).toBe(404);
    }
    expect(await status(admin, 'submission/announcements')).toBe(404);
    expect(await status(rockquest, 'showquest/announcements')).toBe(404);
  });
});
