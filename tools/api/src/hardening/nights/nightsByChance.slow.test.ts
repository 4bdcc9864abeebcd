import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { countingSteps, runOfShow, type ShowStep } from '@callboard/domain/scheduling';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../../testKit/isLong';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createRandom } from '../sale/random';
import { makeFinal, type Final } from './makeFinal';
import { inventNight, returnDevices, type Deed } from './playNight';

const nights = isLong ? 200 : 3;
let api: TestApi;
let staff: TestClient;
let judges: TestClient[];
let runners: TestClient[];
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  runners = [staff, await api.loginAs('showquest', 'staff')];
  judges = [];
  for (let nth = 0; nth < 3; nth += 1) judges.push(await api.loginAs('showquest', 'judge'));
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const markRow = v.object({ code: v.string(), value: v.nullable(v.number()), note: v.optional(v.string()) });
const sheetRow = v.object({
  judge: v.string(),
  entry: v.string(),
  content: v.object({ marks: v.array(markRow), penalties: v.optional(v.array(v.string()), []) }),
  comment: v.nullable(v.string()),
});
const stepRow = v.object({
  hashcode: v.string(),
  step: v.string(),
  item: v.nullable(v.string()),
  by: v.string(),
  undoes: v.nullable(v.string()),
  counts: v.boolean(),
});

it('[3.24] [2.18] loses nothing, doubles nothing and has one state, whatever clocks and networks do', async () => {
  const seed = Number(process.env['NIGHTS_SEED'] ?? Date.now() % 1_000_000);
  const random = createRandom(seed);
  for (let night = 0; night < nights; night += 1) {
    const final = await makeFinal(api, { maker, staff, judges, acts: 3 });
    const deeds = inventNight(random, final, { judges, runners });
    const named = `night ${night} of seed ${seed}`;
    expect(new Set(await returnDevices(random, deeds)), named).toEqual(new Set([200]));
    expect(await storedSheets(final), named).toEqual(sheetsOf(deeds));
    const steps = await storedSteps(final);
    expect(steps.map(({ hashcode }) => hashcode).sort(), named).toEqual(
      deeds.flatMap(({ action, input }) => (action === 'callShow' ? [String(input['hashcode'])] : [])).sort(),
    );
    expect(shownBy(final, steps), named).toEqual(shownBy(final, stepsOf(deeds)));
  }
});

/** Content of each sheet on the server, by judge and act. */
async function storedSheets({ stage }: Final) {
  const rows = await api.database.forTenant('showquest').rows(sheetRow, {
    text: 'SELECT judge, entry, content, comment FROM score_sheets WHERE tenant = $1 AND stage = $2::uuid',
    values: ['showquest', stage.hashcode],
  });
  expect(new Set(rows.map(({ judge, entry }) => `${judge} ${entry}`)).size).toBe(rows.length);
  return Object.fromEntries(
    rows.map(({ judge, entry, content: { marks, penalties }, comment }) => {
      const given = marks.map(({ code, value, note = '' }) => [code, `${value} ${note}`] as const);
      const written = { comment: comment ?? '', penalties };
      return [`${judge} ${entry}`, { ...written, ...Object.fromEntries(given) }];
    }),
  );
}

/** Last written content of each sheet: deeds come in the order of their making. */
function sheetsOf(deeds: readonly Deed[]) {
  const sheets: Record<string, Record<string, unknown>> = {};
  for (const { action, by, input } of deeds) {
    if (action !== 'score') continue;
    const sheet = (sheets[`${by.user} ${String(input['entry'])}`] ??= { comment: '', penalties: [] });
    if ('comment' in input) sheet['comment'] = input['comment'];
    if ('penalties' in input) sheet['penalties'] = input['penalties'];
    const marks = v.parse(v.optional(v.array(markRow), []), input['marks']);
    for (const { code, value, note } of marks) sheet[code] = `${value} ${note}`;
  }
  return sheets;
}

type Step = Omit<ShowStep, 'at'>;

/** The log of the server, in its order. */
async function storedSteps({ performance }: Final): Promise<Step[]> {
  const rows = await api.database.forTenant('showquest').rows(stepRow, {
    text: `SELECT hashcode, step, item, made_by AS by, undoes, counts FROM show_steps
      WHERE tenant = $1 AND performance = $2::uuid ORDER BY made_at, hashcode`,
    values: ['showquest', performance.hashcode],
  });
  return rows.map(({ step, ...row }) => ({ ...row, step: kindOf(step) }));
}

/** The log as it was really made. */
function stepsOf(deeds: readonly Deed[]): Step[] {
  const steps = deeds.flatMap(({ action, by, input }) =>
    action === 'callShow'
      ? [
          {
            hashcode: String(input['hashcode']),
            step: kindOf(input['step']),
            item: v.parse(v.optional(v.string()), input['item']) ?? null,
            by: by.user,
            undoes: v.parse(v.optional(v.string()), input['undoes']) ?? null,
          },
        ]
      : [],
  );
  const inOrder = steps.map((step, nth) => ({ ...step, at: nth }));
  const counting = new Set(countingSteps(inOrder).map(({ hashcode }) => hashcode));
  return steps.map((step) => ({ ...step, counts: counting.has(step.hashcode) }));
}

const kindOf = (step: unknown) =>
  v.parse(v.picklist(['start', 'end', 'ready', 'hold', 'release', 'drive', 'undo']), step);

/** The show that comes of a log, by the order of its steps alone: the times of devices differ by what they could not measure. */
function shownBy({ slots, begun }: Final, steps: readonly Step[]) {
  const at = (nth: number) => begun + nth * 60_000;
  const log = steps.map((step, nth) => ({ ...step, at: at(nth) }));
  return runOfShow(slots, log, at(steps.length));
}
