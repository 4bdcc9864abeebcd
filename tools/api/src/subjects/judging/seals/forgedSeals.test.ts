import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { JudgingDesk, SealProblemKind } from '@callboard/api-contract/competition';
import { chainText, sealText } from '@callboard/domain/judging';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecrets } from '../../../engine/secrets/secrets';
import { readSecretKey } from '../../../engine/secrets/secretKey';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { chainRow } from './chains';
import { checkSeals, sealedRow, sealedSheet, type SealedStage } from './checkSeals';
import { readRulesDigest } from './rulesDigest';
import { readSealKeys } from './sealKeys';
import { isPlainSeal, plainSealOf, sealOf } from './seals';

let api: TestApi;
let staff: TestClient;
let head: TestClient;
let second: TestClient;
let maker: RecordMaker;
let stage: TestStage;

const acts = 5;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  second = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  stage = await makeStage(api, { maker, staff, judges: [head, second], acts });
  for (let act = 0; act < acts; act += 1)
    for (const judge of [head, second]) await judgeAct(judge, stage, act, { music: act + 1, stage: 7 });
  // One that was opened again and signed again is as whole as the others.
  const [again] = (await sealed()).sheets;
  const reopened = await onStage(head, 'reopen_sheet', stage, {
    sheet: again?.hashcode,
    reason: 'A typing error',
  });
  expect(reopened.status).toBe(200);
  const judge = again?.judge === head.user ? head : second;
  const signed = await onStage(judge, 'sign_sheet', stage, { entry: again?.entry });
  expect([signed.status, signed.body]).toMatchObject([200, {}]);
}, 120_000);
afterAll(() => api.close());

/** The stage as it is stored now. */
async function sealed(): Promise<SealedStage> {
  const { hashcode } = stage.stage;
  const rows = api.database.forTenant('showquest');
  const secrets = createSecrets(await readSecretKey(api.settings));
  const read = async <Row extends v.GenericSchema>(row: Row, text: string) =>
    v.parse(
      v.array(row),
      (await api.asOwner<{ found: unknown }>(`SELECT to_json(f) AS found FROM (${text}) f`, [hashcode])).map(
        ({ found }) => found,
      ),
    );
  return {
    stage: hashcode,
    rules: await readRulesDigest(rows, 'showquest', hashcode),
    sheets: await read(
      sealedRow,
      `SELECT hashcode, entry, judge, status, content, coalesce(comment, '') AS comment, signed_at, seal, seal_before, rules_digest, created
        FROM score_sheets WHERE stage = $1 ORDER BY signed_at, hashcode`,
    ),
    chains: await read(chainRow, 'SELECT judge, count, plain, last, proof FROM seal_chains WHERE stage = $1'),
    keys: await readSealKeys(rows, 'showquest', secrets),
  };
}

type Sheet = SealedStage['sheets'][number];

/** Random numbers, the same in every run. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const changed = (sealedStage: SealedStage, at: number, change: (sheet: Sheet) => Partial<Sheet>) => ({
  ...sealedStage,
  sheets: sealedStage.sheets.map((sheet, nth) => (nth === at ? { ...sheet, ...change(sheet) } : sheet)),
});
const ofMark = (change: object) => (sheet: Sheet) => ({
  content: {
    ...sheet.content,
    marks: sheet.content.marks.map((mark, nth) => (nth === 0 ? { ...mark, ...change } : mark)),
  },
});
const own = { name: 'deadbeef', key: randomBytes(32) };
const textOf = (of: SealedStage, sheet: Sheet) =>
  sealText(sealedSheet(of.stage, { ...sheet, signed_at: sheet.signed_at ?? '' }));

/** Ways of forging: what each does with a sheet, and what a check has to name then. */
const forgeries: readonly {
  how: string;
  named: SealProblemKind;
  forge: (of: SealedStage, at: number, other: number) => SealedStage;
}[] = [
  { how: 'a score', named: 'altered', forge: (of, at) => changed(of, at, ofMark({ value: 9.5 })) },
  { how: 'a note', named: 'altered', forge: (of, at) => changed(of, at, ofMark({ note: 'Dull' })) },
  {
    how: 'a time',
    named: 'altered',
    forge: (of, at) => changed(of, at, ofMark({ madeAt: '2026-01-01T00:00:00.000Z' })),
  },
  {
    how: "the clock's difference",
    named: 'altered',
    forge: (of, at) => changed(of, at, ofMark({ offset: 4_000 })),
  },
  { how: 'a device', named: 'altered', forge: (of, at) => changed(of, at, ofMark({ device: 'another' })) },
  {
    how: 'a mark that is dropped',
    named: 'altered',
    forge: (of, at) =>
      changed(of, at, ({ content }) => ({ content: { ...content, marks: content.marks.slice(1) } })),
  },
  {
    how: 'a penalty',
    named: 'altered',
    forge: (of, at) => changed(of, at, ({ content }) => ({ content: { ...content, penalties: ['late'] } })),
  },
  {
    how: 'a comment',
    named: 'altered',
    forge: (of, at) => changed(of, at, () => ({ comment: 'Well done' })),
  },
  {
    how: 'the time of signing',
    named: 'altered',
    forge: (of, at) => changed(of, at, () => ({ signed_at: '2026-01-01T00:00:00.000Z' })),
  },
  { how: 'no seal', named: 'altered', forge: (of, at) => changed(of, at, () => ({ seal: null })) },
  {
    how: 'another digest of the rules',
    named: 'altered',
    forge: (of, at) => changed(of, at, () => ({ rules_digest: 'ab'.repeat(32) })),
  },
  {
    how: 'a sheet that is open',
    named: 'altered',
    forge: (of, at) => changed(of, at, () => ({ status: 'open' })),
  },
  {
    how: 'a sheet as if it had been opened again',
    named: 'altered',
    forge: (of, at) =>
      changed(of, at, ({ content, seal }) => ({
        ...{ status: 'open', seal: null, seal_before: null, signed_at: null },
        content: {
          ...content,
          pastSeals: [...content.pastSeals, seal ?? ''],
          pastProof: sealOf({ ...own, name: seal?.split('-')[0] ?? '' }, ''),
        },
      })),
  },
  {
    how: 'the contents of two sheets exchanged',
    named: 'altered',
    forge: (of, at, other) =>
      changed(
        changed(of, at, () => ofMark({ value: 0.5 })(of.sheets[other] ?? never())),
        other,
        () => ({ content: (of.sheets[at] ?? never()).content }),
      ),
  },
  {
    how: 'the acts of two sheets exchanged',
    named: 'altered',
    forge: (of, at, other) =>
      changed(
        changed(of, at, () => ({ entry: (of.sheets[other] ?? never()).entry, comment: 'x' })),
        other,
        () => ({ entry: (of.sheets[at] ?? never()).entry }),
      ),
  },
  {
    how: 'a sheet of another judge',
    named: 'altered',
    forge: (of, at) =>
      changed(of, at, ({ judge }) => ({ judge: judge === head.user ? second.user : head.user })),
  },
  {
    how: 'a sheet that is gone from the middle',
    named: 'missing',
    forge: (of, at) => {
      const chain = chainOf(of, at);
      return without(of, new Set([chain[1 + (at % (chain.length - 2))]?.hashcode]));
    },
  },
  {
    how: 'a first sheet that is gone',
    named: 'missing',
    forge: (of, at) => without(of, new Set([chainOf(of, at)[0]?.hashcode])),
  },
  {
    how: 'a tail that is cut',
    named: 'tail',
    forge: (of, at, other) => {
      const chain = chainOf(of, at);
      return without(
        of,
        new Set(chain.slice(-(1 + (other % (chain.length - 1)))).map(({ hashcode }) => hashcode)),
      );
    },
  },
  {
    how: 'a tail that is cut with a chain that says so',
    named: 'altered',
    forge: (of, at) => {
      const chain = chainOf(of, at);
      const { hashcode, judge } = chain.at(-1) ?? never();
      return {
        ...without(of, new Set([hashcode])),
        chains: of.chains.map((end) =>
          end.judge === judge ? { ...end, count: end.count - 1, last: chain.at(-2)?.seal ?? '' } : end,
        ),
      };
    },
  },
  {
    how: 'a tail that is cut with its chain',
    named: 'tail',
    forge: (of, at) => {
      const { hashcode, judge } = chainOf(of, at).at(-1) ?? never();
      const cut = without(of, new Set([hashcode]));
      return { ...cut, chains: of.chains.filter((end) => end.judge !== judge) };
    },
  },
  {
    how: 'a seal by another key',
    named: 'key',
    forge: (of, at) =>
      changed(of, at, (sheet) => {
        const forged = { ...sheet, ...ofMark({ value: 0.5 })(sheet) };
        return { ...forged, seal: sealOf(own, textOf(of, forged)) };
      }),
  },
  {
    how: 'a seal by another key under the name of ours',
    named: 'altered',
    forge: (of, at) =>
      changed(of, at, (sheet) => {
        const name = sheet.seal?.split('-')[0] ?? '';
        const forged = { ...sheet, ...ofMark({ value: 0.5 })(sheet) };
        return { ...forged, seal: sealOf({ ...own, name }, textOf(of, forged)) };
      }),
  },
  {
    how: 'a seal as they were before they had a key',
    named: 'key',
    forge: (of, at) =>
      changed(of, at, (sheet) => {
        const forged = { ...sheet, ...ofMark({ value: 0.5 })(sheet) };
        const seal = plainSealOf(sealedSheet(of.stage, { ...forged, signed_at: forged.signed_at ?? '' }));
        return { ...forged, seal };
      }),
  },
  {
    how: 'a whole chain by another key',
    named: 'key',
    forge: (of, at) => {
      const { judge } = of.sheets[at] ?? never();
      let before = '';
      const forged = new Map(
        chainOf(of, at).map((sheet) => {
          const next = { ...sheet, ...ofMark({ value: 0.5 })(sheet), seal_before: before || null };
          before = sealOf(own, textOf(of, next));
          return [sheet.hashcode, { ...next, seal: before }];
        }),
      );
      const end = { stage: of.stage, judge, count: forged.size, plain: 0, last: before };
      return {
        ...of,
        sheets: of.sheets.map((sheet) => forged.get(sheet.hashcode) ?? sheet),
        chains: of.chains.map((each) =>
          each.judge === judge ? { ...end, proof: sealOf(own, chainText(end)) } : each,
        ),
      };
    },
  },
  { how: 'other rules', named: 'rules', forge: (of, at) => ({ ...of, rules: String(at).repeat(64) }) },
];

const never = (): never => {
  throw new Error('There is no such sheet.');
};
const without = (of: SealedStage, gone: ReadonlySet<string | undefined>): SealedStage => ({
  ...of,
  sheets: of.sheets.filter(({ hashcode }) => !gone.has(hashcode)),
});
/** The sheets of the judge of a sheet, in the order of signing. */
const chainOf = ({ sheets }: SealedStage, at: number) =>
  sheets.filter(({ judge }) => judge === sheets[at]?.judge);

describe('[3.24] [6.8] seals of sheets', () => {
  it('are whole where nothing was changed, also of a sheet that was opened and signed again', async () => {
    const whole = await sealed();
    expect(whole.sheets).toHaveLength(2 * acts);
    expect(whole.sheets.some(({ seal }) => seal === null || isPlainSeal(seal))).toBe(false);
    expect(checkSeals(whole)).toEqual([]);
  });

  it('name each of 300 forgeries by what was done', async () => {
    const whole = await sealed();
    const draw = drawing(7);
    const found = Array.from({ length: 300 }, (_, nth) => {
      const { how, named, forge } = forgeries[nth % forgeries.length] ?? never();
      const at = draw(whole.sheets.length);
      const other = (at + 1 + draw(whole.sheets.length - 1)) % whole.sheets.length;
      const kinds = checkSeals(forge(whole, at, other)).map(({ kind }) => kind);
      return { how, isNamed: kinds.includes(named), kinds };
    });
    expect(found.filter(({ isNamed }) => !isNamed)).toEqual([]);
    expect(found).toHaveLength(300);
  });

  it('that were made before they had a key are checked by the rule of then', async () => {
    const whole = await sealed();
    const [sheet = never()] = whole.sheets;
    const older = { ...sheet, seal_before: null, rules_digest: null, created: '2026-01-01T00:00:00.000Z' };
    const seal = plainSealOf(sealedSheet(whole.stage, { ...older, signed_at: sheet.signed_at ?? '' }));
    const plain = (given: Partial<Sheet>) => ({
      ...whole,
      chains: [],
      sheets: [{ ...older, seal, ...given }],
    });
    const kindsOf = (given: Partial<Sheet>) => checkSeals(plain(given)).map(({ kind }) => kind);
    const content = { ...sheet.content, pastSeals: [] };
    delete content.pastProof;
    expect(kindsOf({ content })).toEqual([]);
    expect(kindsOf({ content, comment: 'Changed' })).toEqual(['altered']);
    expect(kindsOf({ content, created: new Date().toISOString() })).toEqual(['key']);
  });

  it('stay good when the key is retired: the next ones name another', async () => {
    const later = await makeStage(api, { maker, staff, judges: [head], acts: 2 });
    await judgeAct(head, later, 0, { music: 5, stage: 5 });
    await api.asOwner('UPDATE seal_keys SET retired_at = now() WHERE retired_at IS NULL');
    await judgeAct(head, later, 1, { music: 5, stage: 5 });
    // The answers are checked against their schemas by every test.
    const { data } = (await head.call('GET', `stages/${later.stage.hashcode}/judging`)).body as {
      data: JudgingDesk;
    };
    expect(data.seals.problems).toEqual([]);
    expect(new Set(data.sheets.map(({ open }) => open?.seal?.split('-')[0])).size).toBe(2);
  });

  it('are mailed to their judge with their number when judging is closed, once for the same end', async () => {
    const mailed = () =>
      api.asOwner<{ recipient: string }>(`SELECT recipient FROM mails WHERE subject LIKE 'Your seals in %'`);
    const path = 'competition/stages';
    await does(staff, path, 'close_judging', stage.stage.hashcode);
    await expect.poll(async () => (await mailed()).length, { timeout: 20_000 }).toBe(2);
    await does(staff, path, 'open_judging_again', stage.stage.hashcode);
    const [sheet = never()] = (await sealed()).sheets;
    const judge = sheet.judge === head.user ? head : second;
    await onStage(head, 'reopen_sheet', stage, { sheet: sheet.hashcode, reason: 'Once more' });
    await onStage(judge, 'sign_sheet', stage, { entry: sheet.entry });
    await does(staff, path, 'close_judging', stage.stage.hashcode);
    await expect.poll(async () => (await mailed()).length, { timeout: 20_000 }).toBe(3);
  });
});
