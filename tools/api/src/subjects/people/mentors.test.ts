import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let animation: MadeRecord;
let project: MadeRecord;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('launchpad', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const screen = await maker.make('creativeFields', { name: 'Screen' });
  animation = await maker.make('disciplines', { name: 'Animation', creative_field: screen.hashcode });
  const event = await maker.make('events', {});
  project = await maker.make('entries', {
    name: 'Āwhā in ink',
    event: event.hashcode,
    creative_field: 'screen',
    discipline: 'animation',
  });
});
afterAll(() => api.close());

const makeMentor = (name: string, given: object = {}) =>
  maker.make('mentors', {
    name,
    discipline: animation.hashcode,
    region: null,
    most_creatives: 1,
    checked_until: '2030-12-31',
    ...given,
  });
const makeCreative = (name: string) =>
  maker.make('participants', { name, entry: project.hashcode, event: event(), individual: null });
// A reference as it is read.
const event = () => (project['event'] as { hashcode: string }).hashcode;
const assign = (creative: MadeRecord, mentor: MadeRecord | null, by = staff) =>
  by.call('POST', 'launchpad/participants/actions', {
    action: 'assign_mentor',
    target: creative.hashcode,
    data: { mentor: mentor?.hashcode ?? null },
  });
async function matches(by = staff) {
  const { status, body } = await by.call('GET', 'learning/mentor_matches');
  expect(status).toBe(200);
  // The answer was validated against the contract.
  return (body as { data: { waiting: number; creatives: Listed[]; mentors: Loaded[] } }).data;
}
interface Listed {
  creative: { hashcode: string; title: string };
  proposals: { mentor: { title: string }; reasons: string[]; has: number; takes: number | null }[];
}
interface Loaded {
  mentor: { title: string };
  has: number;
  refusal: string | null;
}
const listedOf = async ({ hashcode }: MadeRecord) =>
  (await matches()).creatives.find(({ creative }) => creative.hashcode === hashcode);
const loadOf = async (name: string) => (await matches()).mentors.find(({ mentor }) => mentor.title === name);

describe('[7.41] who mentors whom', () => {
  it('proposes mentors with reasons and load, and no one whose police check is over', async () => {
    const creative = await makeCreative('Tama Reid');
    await makeMentor('Ana Ink', { most_creatives: 2 });
    await makeMentor('Lapsed Ink', { checked_until: '2026-01-01' });
    expect((await listedOf(creative))?.proposals).toEqual([
      expect.objectContaining({
        mentor: expect.objectContaining({ title: 'Ana Ink' }),
        reasons: ['discipline', 'field'],
        has: 0,
        takes: 2,
      }),
    ]);
    expect(await loadOf('Lapsed Ink')).toMatchObject({ refusal: 'unchecked' });
  });

  it('assigns a mentor until they have as many as they take on, and counts no one who withdrew', async () => {
    const mentor = await makeMentor('Bo Frame');
    const [first, second] = [await makeCreative('Mia Hunt'), await makeCreative('Eru Pene')];
    const before = (await matches()).waiting;
    const answer = await assign(first, mentor);
    expect(answer.body).toMatchObject({ data: { mentor: { title: 'Bo Frame' } } });
    expect((await matches()).waiting).toBe(before - 1);
    expect(await loadOf('Bo Frame')).toMatchObject({ has: 1, refusal: 'full' });
    const refused = await assign(second, mentor);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      error: { message: 'Bo Frame already has the maximum number of creatives.' },
    });
    const data = { action: 'withdraw', hashcodes: [first.hashcode] };
    expect((await staff.call('POST', 'launchpad/participants/actions', data)).status).toBe(200);
    expect(await loadOf('Bo Frame')).toMatchObject({ has: 0, refusal: null });
    expect((await assign(second, mentor)).status).toBe(200);
  });

  it('is taken back by Undo, and a creative can be left without a mentor again', async () => {
    const mentor = await makeMentor('Cy Cut');
    const creative = await makeCreative('Lani Foe');
    const { headers } = await assign(creative, mentor);
    const undone = await staff.call('POST', 'changes/actions', {
      action: 'undo',
      target: headers['change-set'],
    });
    expect(undone.status).toBe(200);
    expect(await loadOf('Cy Cut')).toMatchObject({ has: 0 });
    await assign(creative, mentor);
    expect((await assign(creative, null)).status).toBe(200);
    expect(await listedOf(creative)).toBeDefined();
  });

  it('refuses a mentor without a valid police check, a retired one and one who is not there', async () => {
    const creative = await makeCreative('Noa Lee');
    const lapsed = await makeMentor('Di Late', { checked_until: '2026-01-01' });
    expect((await assign(creative, lapsed)).body).toMatchObject({
      error: { message: 'The police check of Di Late is not valid today.' },
    });
    const retired = await makeMentor('Ed Gone');
    const data = { action: 'retire', hashcodes: [retired.hashcode] };
    await staff.call('POST', 'launchpad/mentors/actions', data);
    expect((await assign(creative, retired)).body).toMatchObject({
      error: { message: 'Ed Gone is not a mentor any more.' },
    });
    expect((await assign(creative, { ...retired, hashcode: creative.hashcode })).status).toBe(404);
  });

  it('of two who assign the last place of a mentor, one is refused', async () => {
    const mentor = await makeMentor('Fay Last');
    const pair = [await makeCreative('Rua One'), await makeCreative('Rua Two')];
    const answers = await Promise.all(pair.map((creative) => assign(creative, mentor)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
    expect(await loadOf('Fay Last')).toMatchObject({ has: 1 });
  });

  it('is for staff alone, who set it in no other way, and for the programme alone', async () => {
    const mentor = await makeMentor('Gil Own');
    const creative = await makeCreative('Ivy Rose');
    for (const role of ['judge', 'participant', 'collaborator'] as const) {
      const other = await api.loginAs('launchpad', role);
      expect((await other.call('GET', 'learning/mentor_matches')).status).toBe(403);
      expect((await assign(creative, mentor, other)).status).toBe(403);
    }
    await staff.call('PATCH', `launchpad/participants/${creative.hashcode}`, { mentor: mentor.hashcode });
    expect(await loadOf('Gil Own')).toMatchObject({ has: 0 });
    const elsewhere = await api.loginAs('showquest', 'staff');
    expect(await matches(elsewhere)).toEqual({ waiting: 0, creatives: [], mentors: [] });
  });
});
