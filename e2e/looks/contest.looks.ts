import type { Browser, Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { makeContest } from '../support/contest';
import { pageOf } from '../support/pageOf';
import { makeEntry, makeEvent, uniqueName, type Stored } from '../support/records';
import { wordsOf } from '../support/tenants';
import { test } from '../support/test';

type Staff = ApiUser;

const views = [
  { size: 'wide', viewport: { width: 1440, height: 900 }, mode: 'light', language: 'en' },
  { size: 'phone', viewport: { width: 390, height: 844 }, mode: 'dark', language: 'en' },
  { size: 'phone', viewport: { width: 390, height: 844 }, mode: 'light', language: 'mi' },
] as const;

const mark = (code: string, value: number) => ({
  code,
  value,
  note: 'Clear and brave',
  madeAt: new Date().toISOString(),
  device: 'looks',
});
const scores = (music: number, stage: number) => [mark('music', music), mark('stage', stage)];

/** A stage that is released with an act that has withdrawn since, and a final to come with a try-out. */
async function arrange(staff: Staff, judge: ApiUser, second: ApiUser) {
  const contest = await makeContest(staff, ['judge', 'judge2']);
  const { stage, final, acts, event } = contest;
  const on = (client: ApiUser, { hashcode: target }: Stored, action: string, data: object = {}) =>
    client.create('competition/stages/actions', { action, target, data });
  const user = async (name: string) =>
    (await staff.get<{ results: Stored[] }>(`user?search=${name}@showquest.test`)).results[0]?.hashcode;
  await on(second, stage, 'score', { entry: acts[0]?.hashcode, marks: scores(7, 8) });
  await on(second, stage, 'sign_sheet', { entry: acts[0]?.hashcode });
  for (const [nth, { hashcode: entry }] of acts.entries()) {
    await on(judge, stage, 'score', { entry, marks: scores(9 - nth, 8 - nth) });
    await on(judge, stage, 'sign_sheet', { entry });
  }
  await on(judge, stage, 'replace_judge', {
    judge: await user('judge2'),
    to: 'substitute',
    substitute: await user('judge3'),
    reason: 'A fever since noon',
  });
  const { rubric } = await staff.get<{ rubric: Stored }>(`competition/stages/${stage.hashcode}`);
  await staff.patch(`competition/stages/${final.hashcode}`, {
    rubric: rubric.hashcode,
    tryout: 'The winner of last year, as a recording',
  });
  for (const name of ['judge', 'judge2']) {
    const place = { event, stage: final.hashcode, judge: await user(name) };
    const { hashcode: target } = await staff.create<Stored>('competition/panel_judges', place);
    if (name === 'judge') await staff.create('competition/panel_judges/actions', { action: 'lead', target });
  }
  await on(judge, final, 'score_tryout', { marks: scores(4, 8) });
  await on(second, final, 'score_tryout', { marks: scores(9, 7) });
  return { ...contest, on };
}

/** A knock-out of four teams with a game for third place, in whose first game a player has scored. */
async function makeKnockout(staff: Staff) {
  const { entryPath, memberPath } = pathsOf('basketball');
  const { event } = await makeEvent(staff, '2028-05-05');
  const make = (path: string, body: object) => staff.create<Stored>(`competition/${path}`, body);
  const stage = await make('stages', { name: uniqueName('Finals'), event: event.hashcode, kind: 'knockout' });
  const teams: string[] = [];
  for (const name of ['Hawks', 'Kea', 'Lions', 'Tigers']) {
    const { hashcode: entry } = await makeEntry(staff, 'basketball', event, { name });
    for (const action of ['submit', 'accept'])
      await staff.create(`${entryPath}/actions`, { action, target: entry });
    await make('stage_entries', { event: event.hashcode, stage: stage.hashcode, entry });
    teams.push(entry);
  }
  const player = await staff.create<Stored>(memberPath, {
    event: event.hashcode,
    entry: teams[0],
    name: 'Ari Moana',
  });
  await staff.create('competition/stages/actions', {
    action: 'draw_league',
    target: stage.hashcode,
    data: { teams, seed: null, legs: 1, pools: 1, thirdPlace: true },
  });
  const { data } = await staff.get<{ data: { games: Stored[] } }>(`stages/${stage.hashcode}/league`);
  const [game] = data.games;
  const step = { id: crypto.randomUUID(), madeAt: new Date().toISOString(), kind: 'points', side: 'home' };
  await staff.create('competition/game_results/actions', {
    action: 'record_score',
    target: game?.hashcode,
    data: { steps: [{ ...step, points: 3, period: 1, player: player.hashcode }] },
  });
  return { stage, game };
}

function pathsOf(tenant: 'basketball' | 'showquest') {
  const { entryPath } = wordsOf(tenant);
  return { entryPath, memberPath: entryPath.replace('entries', 'participants') };
}

test('a contest', async ({ browser, request }) => {
  const staff = await apiUser(request, 'showquest');
  const judge = await apiUser(request, 'showquest', 'judge');
  const second = await apiUser(request, 'showquest', 'judge2');
  const { stage, final, acts, on } = await arrange(staff, judge, second);
  const shoot = createShoot(browser);
  await shoot(judge, `/stages/${stage.hashcode}/judging`, 'desk');
  await shoot(judge, `/stages/${stage.hashcode}/judging`, 'replace', async (page) => {
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
  });
  await staff.create('competition/stages/actions', { action: 'close_judging', target: stage.hashcode });
  await on(judge, stage, 'release_results', { goOn: [acts[0]?.hashcode] });
  await staff.create(`${pathsOf('showquest').entryPath}/actions`, {
    action: 'withdraw',
    target: acts[0]?.hashcode,
  });
  await shoot(staff, `/stages/${final.hashcode}`, 'open-places');
  await shoot(staff, `/stages/${final.hashcode}?tab=progression`, 'progression');
  await shoot(judge, `/judging/${final.hashcode}/try-out`, 'try-out');
  await shoot(judge, '/judging', 'judging');
  await shoot(judge, `/stages/${final.hashcode}/judging`, 'try-out-desk');
});

test('a knock-out', async ({ browser, request }) => {
  const staff = await apiUser(request, 'basketball');
  const { stage, game } = await makeKnockout(staff);
  const shoot = createShoot(browser, 'basketball');
  await shoot(staff, `/stages/${stage.hashcode}/league`, 'knockout');
  await shoot(staff, `/games/${game?.hashcode}`, 'game');
});

/** Takes a picture of a page in every view. */
function createShoot(browser: Browser, tenant: 'basketball' | 'showquest' = 'showquest') {
  return async (user: ApiUser, address: string, name: string, before?: (page: Page) => Promise<void>) => {
    for (const { size, viewport, mode, language } of views) {
      const page = await pageOf(browser, user, '/', { viewport, colorScheme: mode }, { tenant });
      await page.evaluate((stored) => Object.assign(localStorage, stored), { theme: mode, language });
      await page.goto(new URL(address, page.url()).href);
      await page.getByRole('main').getByRole('heading').nth(1).waitFor();
      await page.waitForLoadState('networkidle');
      await before?.(page);
      await page.screenshot({
        path: `${import.meta.dirname}/pictures/contest-${name}-${size}-${mode}-${language}.png`,
        fullPage: before === undefined,
      });
      await page.context().close();
    }
  };
}
