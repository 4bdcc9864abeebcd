import { callPaths } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { MyCreatives } from '@callboard/api-contract/people';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listOf } from '../../testKit/notificationKit';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
/** The creative, their mentor and another participant, each with an account. */
let tama: TestClient;
let ana: TestClient;
let other: TestClient;
let creative: MadeRecord;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('launchpad', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  tama = await api.loginAs('launchpad', 'participant');
  ana = await api.loginAs('launchpad', 'collaborator');
  other = await api.loginAs('launchpad', 'participant');
  creative = await maker.make('participants', { name: 'Tama Reid', individual: await personOf(tama) });
  const mentor = await maker.make('mentors', {
    individual: await personOf(ana),
    most_creatives: 3,
    checked_until: '2030-12-31',
  });
  await staff.call('POST', 'launchpad/participants/actions', {
    action: 'assign_mentor',
    target: creative.hashcode,
    data: { mentor: mentor.hashcode },
  });
});
afterAll(() => api.close());

/** Gives the user of a session a person. */
async function personOf({ user }: TestClient): Promise<string> {
  const { hashcode } = await maker.make('individuals', {});
  await api.asOwner('UPDATE users SET individual = $2 WHERE hashcode = $1', [user, hashcode]);
  return hashcode;
}
const evidence = 'https://example.org/film';
const propose = (by: TestClient, template: MadeRecord, given: object = {}) =>
  by.call('POST', callPaths.userActions(21), {
    action: 'propose_achievement',
    data: { creative: creative.hashcode, template: template.hashcode, evidence, story: null, ...given },
  });
async function instanceOf(template: MadeRecord) {
  const path = `launchpad/achievement_instances?template=${template.hashcode}`;
  const { body } = await staff.call('GET', path);
  // The answer is a list.
  return (body as { results: MadeRecord[] }).results[0];
}
async function decide(template: MadeRecord, action: string, data?: object) {
  const target = (await instanceOf(template))?.hashcode;
  return staff.call('POST', 'launchpad/achievement_instances/actions', { action, target, data });
}
const newsOf = async (client: TestClient) => (await listOf(client)).results;
const makeTemplate = (name: string) => maker.make('achievementTemplates', { name });

describe('[7.41] what a creative reached', () => {
  it('is proposed by the creative with evidence, and approved on the day by staff, who notify them', async () => {
    const template = await makeTemplate('First draft');
    expect((await propose(tama, template)).status).toBe(200);
    expect(await instanceOf(template)).toMatchObject({ status: 'proposed', evidence, name: 'First draft' });
    await vi.waitFor(async () =>
      expect(await newsOf(staff)).toContainEqual(
        expect.objectContaining({
          kind: 'achievementProposed',
          facts: { achievement: 'First draft', creative: 'Tama Reid' },
        }),
      ),
    );
    expect((await decide(template, 'reach')).status).toBe(200);
    expect(await instanceOf(template)).toMatchObject({
      status: 'reached',
      reached_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await vi.waitFor(async () =>
      expect(await newsOf(tama)).toContainEqual(
        expect.objectContaining({ kind: 'achievementReached', facts: { achievement: 'First draft' } }),
      ),
    );
    expect((await propose(tama, template)).status).toBe(400);
  });

  it('is sent back with a reason alone, which the creative is notified of, and proposed again', async () => {
    const template = await makeTemplate('Takes feedback');
    const story = 'I rewrote the end';
    expect((await propose(ana, template, { evidence: null, story })).status).toBe(200);
    expect((await decide(template, 'send_back')).status).toBe(400);
    expect((await decide(template, 'send_back', { reason: 'Show both versions' })).status).toBe(200);
    expect(await instanceOf(template)).toMatchObject({
      status: 'working',
      story,
      returned_because: 'Show both versions',
    });
    await vi.waitFor(async () =>
      expect(await newsOf(tama)).toContainEqual(
        expect.objectContaining({
          kind: 'achievementReturned',
          facts: { achievement: 'Takes feedback', reason: 'Show both versions' },
        }),
      ),
    );
    expect((await propose(tama, template)).status).toBe(200);
    // Values that are not given again stay.
    expect(await instanceOf(template)).toMatchObject({ status: 'proposed', returned_because: null, story });
  });

  it('needs a link or a note, and is begun once by two who propose it together', async () => {
    const template = await makeTemplate('Shown in public');
    expect((await propose(tama, template, { evidence: null })).body).toMatchObject({
      error: { code: 'proposalNeedsEvidence' },
    });
    expect((await propose(tama, template, { evidence: 'javascript:alert(1)' })).status).toBe(400);
    const answers = await Promise.all([propose(tama, template), propose(ana, template)]);
    expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 400]);
  });

  it('is proposed by no other participant, and no mentor of others', async () => {
    const template = await makeTemplate('Plans a budget');
    expect((await propose(other, template)).status).toBe(404);
    const stranger = await api.loginAs('launchpad', 'collaborator');
    await personOf(stranger);
    expect((await propose(stranger, template)).status).toBe(404);
    expect(await instanceOf(template)).toBeUndefined();
    expect((await decide(template, 'reach')).status).toBeGreaterThan(399);
  });

  it('is read by the creative without what was written about it, and by no participant elsewhere', async () => {
    const template = await makeTemplate('Finds the question');
    await propose(ana, template, { story: 'They were brave' });
    const path = `launchpad/achievement_instances/${String((await instanceOf(template))?.hashcode)}`;
    const { body } = await tama.call('GET', path);
    expect(body).toMatchObject({ status: 'proposed', evidence });
    expect(body).not.toHaveProperty('story');
    expect((await other.call('GET', path)).status).toBe(404);
  });

  it('is approved by staff alone', async () => {
    const template = await makeTemplate('Works with others');
    await propose(tama, template);
    const target = (await instanceOf(template))?.hashcode;
    for (const by of [tama, ana]) {
      const call = { action: 'reach', target };
      expect((await by.call('POST', 'launchpad/achievement_instances/actions', call)).status).toBe(403);
    }
    expect(await instanceOf(template)).toMatchObject({ status: 'proposed' });
  });
});

describe('[7.41] the page of a mentor', () => {
  const read = async (by: TestClient) => {
    const { status, body } = await by.call('GET', 'learning/my_creatives');
    expect(status).toBe(200);
    // The answer is checked against its schema by every test.
    return (body as { data: MyCreatives }).data;
  };

  it('has the creatives whom they mentor now with their path, and nothing of others', async () => {
    const [mine, theirs] = [await makeTemplate('Of mine'), await makeTemplate('Of another')];
    expect((await propose(ana, mine, { story: 'A note about it' })).status).toBe(200);
    await decide(mine, 'send_back', { reason: 'Show the film' });
    const stranger = await maker.make('participants', { name: 'Secret Stranger' });
    await maker.make('achievementInstances', {
      creative: stranger.hashcode,
      template: theirs.hashcode,
      evidence: 'https://example.org/secret',
    });
    const { creatives, offered, isUnchecked } = await read(ana);
    expect([isUnchecked, creatives.map(({ name }) => name)]).toEqual([false, ['Tama Reid']]);
    expect(creatives[0]?.achievements.find(({ template }) => template === mine.hashcode)).toMatchObject({
      title: 'Of mine',
      status: 'working',
      returnedBecause: 'Show the film',
    });
    expect(offered.map(({ title }) => title)).toContain('Of another');
    expect(JSON.stringify(creatives)).not.toMatch(/Secret|secret|A note about it/);
    const control = await staff.call('GET', 'launchpad/achievement_instances');
    expect(JSON.stringify(control.body)).toContain('https://example.org/secret');
  });

  it('is empty for those who mentor no one, also at other tenants', async () => {
    for (const by of [tama, other, staff, await api.loginAs('showquest', 'staff')])
      expect((await read(by)).creatives).toEqual([]);
  });

  it('ends with the police check, the mentor and the assignment, and so does proposing', async () => {
    const mentors = `UPDATE mentors SET checked_until = $1::date, status = $2 WHERE individual = (SELECT individual FROM users WHERE hashcode = $3)`;
    const template = await makeTemplate('Late');
    for (const [until, status, isUnchecked] of [
      ['2020-01-01', 'active', true],
      [null, 'active', true],
      ['2030-12-31', 'retired', false],
    ] as const) {
      await api.asOwner(mentors, [until, status, ana.user]);
      expect(await read(ana)).toMatchObject({ isUnchecked, creatives: [] });
      expect((await propose(ana, template)).status).toBe(404);
    }
    await api.asOwner(mentors, ['2030-12-31', 'active', ana.user]);
    expect((await read(ana)).creatives).toHaveLength(1);
    await api.asOwner(`UPDATE participants SET mentor = NULL WHERE hashcode = $1`, [creative.hashcode]);
    expect((await read(ana)).creatives).toEqual([]);
    expect((await propose(ana, template)).status).toBe(404);
  });
});
