import type { TenantCode } from '@callboard/api-contract';
import type { Random } from '@callboard/api-contract/tenant';
import type { Rubric, ScoreMark } from '@callboard/domain/judging';
import { decideProgression } from '@callboard/domain/progression';
import { resultsOf, type ResultSheet } from '../subjects/judging/results';
import { plainSealOf } from '../subjects/judging/seals/seals';
import { createPeople, nameOf } from './addPeople';
import { later } from './planEvents';
import { slotMinutes } from './schedule';
import type { SeedAccount, SeedRow, SeedTables } from './seedRows';
import { seedJudges, seedRemarks, seedRubrics } from './words/rubrics.data';

const minuteMs = 60_000;
const rules = {
  method: 'mean',
  tie_break: 'criteria',
  decimals: 2,
  min_judges: 2,
  place_left: 'move_up',
} as const;
/** So many of a regional final are in the national one. */
const goOn = 2;

interface Judging {
  tables: SeedTables;
  random: Random;
  rubric: SeedRow;
  content: Rubric;
  judges: readonly SeedAccount[];
}

/**
 * Adds how acts are judged: last season's stages with all their sheets and results, the one of this evening in the middle of it, and
 * those to come. Answers the judges who have an account for it.
 */
export function addJudging(
  tables: SeedTables,
  random: Random,
  tenant: TenantCode,
  accounts: readonly SeedAccount[],
): SeedAccount[] {
  const rubric = seedRubrics[tenant];
  const first = accounts.find(({ role }) => role === 'judge');
  if (!rubric || !first) throw new Error(`${tenant} has no rubric or no judge.`);
  const added = addJudges(tables, random, tenant);
  const row = tables.add('rubrics', {
    name: rubric.name,
    content: { ...rubric.content },
    notes: null,
    status: 'ready',
  });
  const judging = { tables, random, rubric: row, content: rubric.content, judges: [first, ...added] };
  const events = tables
    .rowsOf('events')
    .filter(({ kind, status }) => kind !== 'workshop' && status !== 'draft' && status !== 'cancelled')
    .sort((one, other) => String(one['starts_on']).localeCompare(String(other['starts_on'])));
  const tonight = events.find((event) => event['status'] !== 'complete' && actsOf(tables, event).length > 0);
  // The last first: each leads to one that stands there already.
  const stages = new Map<SeedRow, SeedRow>();
  for (const event of events.toReversed()) {
    const isOver = event['status'] === 'complete';
    const next = [...stages].findLast(
      ([other]) => event['region'] !== null && other['region'] === null && isLater(other, event),
    );
    const toCome = event === tonight ? 'judging' : 'planned';
    const following = isOver && next ? next[1] : null;
    stages.set(event, addStage(judging, event, isOver ? 'released' : toCome, following));
  }
  for (const event of events) {
    const stage = stages.get(event);
    if (!stage) continue;
    addPanel(judging, event, stage);
    if (event['status'] === 'complete') judgeAll(judging, event, stage);
    else if (event === tonight) judgeHalf(judging, event, stage);
  }
  return added;
}

const isLater = (one: SeedRow, other: SeedRow) => String(one['starts_on']) > String(other['ends_on']);

function addJudges(tables: SeedTables, random: Random, tenant: TenantCode): SeedAccount[] {
  const people = createPeople(tables, random);
  return (['judge2', 'judge3'] as const).map((role) => {
    const person = people.addAdult(null, 'Wellington', seedJudges[role]);
    const name = nameOf(person);
    const email = `${role}@${tenant}.test`;
    const user = { name, email, roles: ['judge'], individual: person.hashcode, last_login: null };
    const { hashcode } = tables.add('users', { ...user, status: 'active' });
    return { hashcode, email, name, role, user: hashcode };
  });
}

function addStage(
  { tables, rubric }: Judging,
  event: SeedRow,
  status: 'planned' | 'judging' | 'released',
  next: SeedRow | null,
): SeedRow {
  const isFinal = String(event['kind']).includes('final');
  const stage = tables.add('stages', {
    ...rules,
    name: isFinal ? 'Final' : 'Heat',
    event: event.hashcode,
    kind: isFinal ? 'final' : 'heat',
    rubric: rubric.hashcode,
    tryout: isFinal && status === 'planned' ? 'The winner of last year, as a recording' : null,
    next: next?.hashcode ?? null,
    next_count: next ? goOn : null,
    next_per_school: null,
    released_at: status === 'released' ? `${later(String(event['ends_on']), 1)}T09:00:00Z` : null,
    notes: null,
    status,
  });
  if (next)
    tables.add('progressionRules', {
      ...firstOf(stage, next),
      name: String(next['name']),
      event: event.hashcode,
      order: 1,
    });
  return stage;
}

function addPanel({ tables, judges }: Judging, event: SeedRow, stage: SeedRow): void {
  for (const [nth, { name, user }] of judges.entries()) {
    tables.add('panelJudges', {
      name,
      event: event.hashcode,
      stage: stage.hashcode,
      judge: user,
      status: nth === 0 ? 'leading' : 'judging',
    });
  }
}

const firstOf = (stage: SeedRow, next: SeedRow) => ({
  stage: stage.hashcode,
  next: next.hashcode,
  by: 'rank' as const,
  count: goOn,
  min_score: null,
  per_school: null,
});

/** The accepted acts of an event with a time on stage, in its order. */
function actsOf(tables: SeedTables, event: SeedRow): SeedRow[] {
  return tables
    .rowsOf('entries')
    .filter((row) => row['event'] === event.hashcode && row['status'] === 'accepted' && row['slot_starts_at'])
    .sort((one, other) => startOf(one) - startOf(other));
}

const startOf = (entry: SeedRow) => Date.parse(String(entry['slot_starts_at']));

function addAct(
  { tables }: Judging,
  event: SeedRow,
  stage: SeedRow,
  entry: SeedRow,
  more: object = {},
): void {
  tables.add('stageEntries', {
    name: String(entry['name']),
    event: event.hashcode,
    stage: stage.hashcode,
    entry: entry.hashcode,
    came_from: null,
    came_place: null,
    because: null,
    place: null,
    total: null,
    feedback: null,
    ...more,
  });
}

/** The acts of a stage: those of its event in the order of their time on stage, and those that came from another stage. */
function addActs(judging: Judging, event: SeedRow, stage: SeedRow): SeedRow[] {
  const { tables } = judging;
  const entries = new Map(tables.rowsOf('entries').map((entry) => [entry.hashcode, entry]));
  const come = tables
    .rowsOf('stageEntries')
    .flatMap((row) => (row['stage'] === stage.hashcode ? (entries.get(String(row['entry'])) ?? []) : []));
  const own = actsOf(tables, event);
  for (const act of own) addAct(judging, event, stage, act);
  return [...own, ...come];
}

/** Judges a stage that is over, and puts its first acts in the next one. */
function judgeAll(judging: Judging, event: SeedRow, stage: SeedRow): void {
  const { tables } = judging;
  const acts = addActs(judging, event, stage);
  const sheets = judging.judges.flatMap((judge) => judgeActs(judging, event, stage, judge, acts));
  const { results, standings } = resultsOf({
    stage: rules,
    rubric: judging.content,
    sheets,
    acts: new Map(acts.map(({ hashcode }) => [hashcode, { state: 'performed', hasPerformed: true }])),
  });
  const next = tables.rowsOf('stages').find(({ hashcode }) => hashcode === stage['next']);
  const final = tables.rowsOf('events').find(({ hashcode }) => hashcode === next?.['event']);
  const [rule] = tables.rowsOf('progressionRules').filter((row) => row['stage'] === stage.hashcode);
  const progression = decideProgression(
    {
      rules: rule && next ? [{ ...firstOf(stage, next), hashcode: rule.hashcode }] : [],
      standings,
      acts: acts.map(({ hashcode: entry }) => ({ entry, school: null })),
    },
    () => [],
  );
  const moved = new Set(progression.moves.map(({ entry }) => entry));
  const released = new Map(
    results.map(({ entry, ...result }) => {
      const went_on = moved.has(entry);
      return [entry, { ...result, went_on, went_by: went_on ? (rule?.hashcode ?? null) : null }];
    }),
  );
  tables.all.set(
    'stageEntries',
    tables
      .rowsOf('stageEntries')
      .map((row) =>
        row['stage'] === stage.hashcode ? { ...row, ...released.get(String(row['entry'])) } : row,
      ),
  );
  addVersion(tables, event, stage);
  addCeremony(judging, event, stage, standings.length);
  if (!next || !final) return;
  for (const hashcode of moved) {
    const act = acts.find((each) => each.hashcode === hashcode);
    const came_place = standings.find(({ entry }) => entry === hashcode)?.rank ?? null;
    if (act) addAct(judging, final, next, act, { came_from: stage.hashcode, came_place });
  }
}

/** Adds the first version of a stage's results, which is released. */
function addVersion(tables: SeedTables, event: SeedRow, stage: SeedRow): void {
  const lines = tables.rowsOf('stageEntries').filter((row) => row['stage'] === stage.hashcode);
  tables.add('resultVersions', {
    name: String(stage['name']),
    event: event.hashcode,
    stage: stage.hashcode,
    number: 1,
    reason: null,
    content: { lines: lines.map(lineOf), differences: [], next: null, tie: null },
    made_by: null,
    released_at: stage['released_at'] ?? null,
    status: 'released',
  });
}

/** A ceremony of the evening, closed when all acts were shown. */
function addCeremony({ tables, judges }: Judging, event: SeedRow, stage: SeedRow, acts: number): void {
  const [driver] = judges;
  if (!driver) return;
  tables.add('ceremonies', {
    name: String(stage['name']),
    event: event.hashcode,
    stage: stage.hashcode,
    step: acts,
    frozen: false,
    releases: true,
    driver: driver.user,
    content: null,
    closed_at: stage['released_at'] ?? null,
    status: 'closed',
  });
}

function lineOf({ entry, name, state, place, total, went_on }: SeedRow) {
  const wentOn = went_on === true;
  return {
    entry: String(entry),
    name: String(name),
    state: String(state),
    place: place ?? null,
    total: total ?? null,
    wentOn,
  };
}

/** The evening that is on: the first half is judged, by the third judge a little less. */
function judgeHalf(judging: Judging, event: SeedRow, stage: SeedRow): void {
  const acts = addActs(judging, event, stage);
  const half = Math.ceil(acts.length / 2);
  for (const [nth, judge] of judging.judges.entries()) {
    judgeActs(judging, event, stage, judge, acts.slice(0, half - (nth === 2 ? 1 : 0)));
  }
}

/** The sheets of one judge, signed one after the other. Judges differ in how severe they are, and on what they hear in an act. */
function judgeActs(
  { tables, random, content }: Judging,
  event: SeedRow,
  stage: SeedRow,
  { user }: SeedAccount,
  acts: readonly SeedRow[],
): ResultSheet[] {
  const severity = random.integer(-1, 1) / 2;
  let before = '';
  const evening = Date.parse(`${String(event['starts_on'])}T08:00:00Z`);
  return acts.map((act, nth) => {
    const isOwn = act['event'] === event.hashcode;
    const at = (isOwn ? startOf(act) : evening + nth * slotMinutes * minuteMs) + 9 * minuteMs;
    const signedAt = new Date(at).toISOString();
    const remark = random.pick(seedRemarks);
    const marks = content.criteria.map(({ code, needsComment }): ScoreMark => {
      const value = Math.min(10, 6 + severity + random.integer(-2, 8) / 2);
      return { code, value, madeAt: signedAt, device: 'tablet', ...(needsComment && { note: remark }) };
    });
    const penalties = random.isLucky(0.02) ? ['late'] : [];
    const comment = random.pick(seedRemarks);
    const sheet = { entry: act.hashcode, judge: user, marks, penalties, comment };
    const seal = plainSealOf({ ...sheet, stage: stage.hashcode, signedAt, before });
    tables.add('scoreSheets', {
      name: String(act['name']),
      event: event.hashcode,
      stage: stage.hashcode,
      entry: act.hashcode,
      judge: user,
      content: { marks, penalties },
      comment,
      reason: null,
      signed_at: signedAt,
      seal,
      seal_before: before || null,
      status: 'signed',
    });
    before = seal;
    return { ...sheet, status: 'signed' };
  });
}
