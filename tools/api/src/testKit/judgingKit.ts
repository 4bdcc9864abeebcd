import type { ScoreMark } from '@callboard/domain/judging';
import { randomUUID } from 'node:crypto';
import type { MadeRecord, RecordMaker } from './makeRecords';
import type { TestAnswer, TestApi, TestClient } from './startTestApi';

/** A rubric of two criteria, of which one wants a comment. */
export const testRubric = {
  criteria: [
    { code: 'music', label: 'Music', weight: 60, min: 0, max: 10, step: 0.5 },
    { code: 'stage', label: 'Stagecraft', weight: 40, min: 0, max: 10, step: 1, needsComment: true },
  ],
  penalties: [{ code: 'late', label: 'Late start', points: 2 }],
};

export interface TestStage {
  event: MadeRecord;
  stage: MadeRecord;
  rubric: MadeRecord;
  acts: readonly MadeRecord[];
  panel: readonly MadeRecord[];
}

interface StageParts {
  maker: RecordMaker;
  staff: TestClient;
  judges: readonly TestClient[];
  acts?: number;
  fields?: Readonly<Record<string, unknown>>;
}

/** A stage that is being judged: acts, a rubric in use, and a panel that its first judge leads. */
export async function makeStage(
  api: TestApi,
  { maker, staff, judges, acts = 2, fields = {} }: StageParts,
): Promise<TestStage> {
  const event = await maker.make('events', {});
  const rubric = await maker.make('rubrics', { content: testRubric });
  await does(staff, 'competition/rubrics', 'publish', rubric.hashcode);
  const stage = await maker.make('stages', {
    event: event.hashcode,
    rubric: rubric.hashcode,
    method: 'mean',
    tie_break: 'criteria',
    decimals: 2,
    min_judges: 1,
    next: null,
    next_count: null,
    next_per_school: null,
    ...fields,
  });
  const place = { event: event.hashcode, stage: stage.hashcode };
  const entries: MadeRecord[] = [];
  for (let nth = 0; nth < acts; nth += 1) {
    const entry = await maker.make('entries', { event: event.hashcode, performance: null });
    await api.asOwner(`UPDATE entries SET status = 'accepted' WHERE hashcode = $1`, [entry.hashcode]);
    await maker.make('stageEntries', { ...place, entry: entry.hashcode, because: null });
    entries.push(entry);
  }
  const panel: MadeRecord[] = [];
  for (const { user } of judges) panel.push(await maker.make('panelJudges', { ...place, judge: user }));
  const [head] = panel;
  if (head) await does(staff, 'competition/panel_judges', 'lead', head.hashcode);
  await does(staff, 'competition/stages', 'start_judging', stage.hashcode);
  return { event, stage, rubric, acts: entries, panel };
}

/** Puts a judge on the panel of a stage of its own for an act: judges read the acts of their panels alone. */
export async function letJudge(
  maker: RecordMaker,
  { user }: TestClient,
  { event, entry }: { event: string; entry: string },
): Promise<MadeRecord> {
  const stage = await maker.make('stages', { event });
  const place = { event, stage: stage.hashcode };
  await maker.make('stageEntries', { ...place, entry });
  await maker.make('panelJudges', { ...place, judge: user });
  return stage;
}

/** Makes a transition, and throws where it is refused. */
export async function does(
  client: TestClient,
  path: string,
  action: string,
  target: string,
): Promise<TestAnswer> {
  const answer = await client.call('POST', `${path}/actions`, { action, target });
  if (answer.status !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Calls an action on a stage. */
export function onStage(client: TestClient, action: string, { stage }: TestStage, data: object) {
  return client.call('POST', 'competition/stages/actions', { action, target: stage.hashcode, data });
}

/** Marks as a device makes them. */
export function marksOf(
  scores: Readonly<Record<string, number | null>>,
  { at = Date.now(), device = randomUUID().slice(0, 8), note = 'Clear and brave' } = {},
): ScoreMark[] {
  const madeAt = new Date(at).toISOString();
  return Object.entries(scores).map(([code, value]) => ({ code, value, note, madeAt, device }));
}

/** Scores an act whole and signs it. */
export async function judgeAct(
  client: TestClient,
  stage: TestStage,
  act: number,
  scores: Readonly<Record<string, number>>,
): Promise<void> {
  const entry = stage.acts[act]?.hashcode;
  for (const [action, data] of [
    ['score', { entry, marks: marksOf(scores) }],
    ['sign_sheet', { entry }],
  ] as const) {
    const { status, body } = await onStage(client, action, stage, data);
    if (status !== 200) throw new Error(`${action}: ${JSON.stringify(body)}`);
  }
}
