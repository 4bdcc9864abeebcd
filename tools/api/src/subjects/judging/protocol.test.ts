import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { JudgingDesk } from '@callboard/api-contract/competition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { textsOf } from '../../testKit/textsOf';
import { protocolDocument } from './protocolPdf';
import { inGroups } from './seals/inGroups';

let api: TestApi;
let staff: TestClient;
let head: TestClient;
let second: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  second = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

/** A stage with three signed sheets: the second act first, and one of another judge. */
async function judged(): Promise<TestStage> {
  const stage = await makeStage(api, { maker, staff, judges: [head, second] });
  await judgeAct(head, stage, 1, { music: 8, stage: 7 });
  await judgeAct(head, stage, 0, { music: 6.5, stage: 5 });
  await judgeAct(second, stage, 0, { music: 9, stage: 9 });
  return stage;
}

const protocol = (client: TestClient, { stage }: TestStage, query = '') =>
  client.call('GET', `stages/${stage.hashcode}/protocol${query}`);
const deskOf = async (client: TestClient, { stage }: TestStage) =>
  // The answers are checked against their schemas by every test.
  ((await client.call('GET', `stages/${stage.hashcode}/judging`)).body as { data: JudgingDesk }).data;

describe('[3.24] the protocol of a stage', () => {
  it('is for the head judge alone until the release, and for the office after it', async () => {
    const stage = await judged();
    const { status, body } = await protocol(head, stage, '?language=mi');
    expect(status).toBe(200);
    expect(Object(body).data.name).toMatch(/^Pūrongo whakawā .+\.pdf$/);
    expect(Buffer.from(Object(body).data.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    // A seal is of a few scores, which can be guessed from it.
    for (const client of [second, staff]) {
      expect((await protocol(client, stage)).status).toBe(404);
      expect((await deskOf(client, stage)).sheets.every(({ open }) => open === null)).toBe(true);
    }
    const { hashcode } = stage.stage;
    await does(staff, 'competition/stages', 'close_judging', hashcode);
    expect((await onStage(head, 'release_results', stage, { goOn: [] })).status).toBe(200);
    expect((await protocol(staff, stage)).status).toBe(200);
    const participant = await api.loginAs('showquest', 'participant');
    expect((await protocol(participant, stage)).status).toBe(403);
  });

  it('has each signed sheet of a judge in the order of signing, with its seal, and names one that was changed', async () => {
    const stage = await judged();
    const before = await deskOf(head, stage);
    const seals = before.sheets.map(({ open }) => open?.seal ?? '');
    expect(new Set(seals.filter((seal) => /^[\da-f]{8}-[\da-f]{64}$/.test(seal))).size).toBe(3);
    const written = (desk: JudgingDesk) =>
      textsOf(protocolDocument('Showquest', desk, 'en', '2026-05-07T05:00:00Z').content);
    const texts = written(before);
    for (const seal of seals) expect(texts).toContain(`Seal ${inGroups(seal)}`);
    const placeOf = (act: number) => {
      const sheet = before.sheets.find(
        ({ judge, entry }) => judge === head.user && entry === stage.acts[act]?.hashcode,
      );
      return texts.findIndex((text) => text.endsWith(sheet?.open?.seal?.slice(-8) ?? 'none'));
    };
    expect(placeOf(1)).toBeGreaterThan(0);
    expect(placeOf(0)).toBeGreaterThan(placeOf(1));
    expect(texts).toContain('Music 6.5\nStagecraft 5');
    expect(texts).toContain('Made on Thursday, 7 May 2026 at 5:00 pm');
    expect(texts).not.toContain('changed since it was signed');
    const [one, other] = before.acts.map(({ hashcode }) => hashcode);
    const tie = { entries: [one ?? '', other ?? ''], goOn: [other ?? ''], reason: 'More music' };
    const tied = written({ ...before, tie });
    const heading = tied.indexOf('Shared place at the line');
    expect(tied.slice(heading, heading + 4)).toEqual([
      'Shared place at the line',
      before.acts.map(({ name }) => name).join(', '),
      `Goes on: ${before.acts[1]?.name}`,
      'More music',
    ]);
    expect(texts).toContain('All sheets are as they were signed.');
    expect(texts).toContain(`Rules and rubric: ${inGroups(before.seals.rules)}`);
    const last = before.seals.chains.find(({ judge }) => judge === head.user);
    expect(last).toMatchObject({ count: 2 });
    expect(texts).toContain(`Seals: 2. The last one: ${inGroups(last?.last ?? '')}`);
    const program = Object((await protocol(head, stage)).body).data;
    expect(program.seals).toEqual(before.seals);

    await api.asOwner(
      `UPDATE score_sheets SET content = jsonb_set(content, '{marks,0,value}', '10') WHERE judge = $1 AND stage = $2`,
      [second.user, stage.stage.hashcode],
    );
    expect(
      written(await deskOf(head, stage)).filter((text) => text === 'changed since it was signed'),
    ).toHaveLength(1);
  });
});
