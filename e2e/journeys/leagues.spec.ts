import { expect, type Page } from '@playwright/test';
import { apiUser } from '../support/api';
import { gameLinks, makeLeague } from '../support/league';
import { pageOf } from '../support/pageOf';
import { at } from '../support/tenants';
import { test } from '../support/test';

const tenant = 'basketball';
test.use({ tenant, role: 'staff' });
const phone = { viewport: { width: 390, height: 844 } };

/** The two teams of a game, as its link names them. */
async function teamsOf(page: Page, nth: number): Promise<[string, string]> {
  const [, home = '', away = ''] = /^(.+) v (.+)$/.exec(await gameLinks(page).nth(nth).innerText()) ?? [];
  return [home, away];
}

test('[7.42] a league is drawn, scored on a phone without network, and everyone reads its ladder', async ({
  page,
  staff,
  browser,
  request,
}) => {
  const { event, stage } = await makeLeague(staff);
  const judge = await apiUser(request, tenant, 'judge');

  await test.step('the office draws it by a seed', async () => {
    await page.goto(`/stages/${stage.hashcode}`);
    await page.getByRole('link', { name: 'Games and ladder' }).click();
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Draw the games' });
    await dialog.getByLabel('Seed of the lot').fill('June');
    await expect(dialog.getByText('This draws 3 games in 3 rounds.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Draw', exact: true }).click();
    await expect(page.getByText(/with the seed “June”/)).toBeVisible();
    await expect(gameLinks(page)).toHaveCount(3);
  });

  const [home, away] = await teamsOf(page, 0);
  const scorer = await pageOf(browser, judge, `/stages/${stage.hashcode}/league`, phone, { tenant });
  await test.step('a game is scored without network, and arrives with it', async () => {
    await gameLinks(scorer).first().click();
    const own = scorer.getByRole('region', { name: home });
    await expect(own.getByRole('button', { name: `2 points for ${home}` })).toBeVisible();
    await scorer.context().setOffline(true);
    await own.getByRole('button', { name: `2 points for ${home}` }).click();
    await own.getByRole('button', { name: `3 points for ${home}` }).click();
    await scorer.getByRole('button', { name: `2 points for ${away}` }).click();
    await own.getByRole('button', { name: `1 point for ${home}` }).click();
    await scorer.getByRole('button', { name: 'Undo the last step' }).click();
    await expect(own.getByRole('status')).toHaveText('5');
    await scorer.getByRole('button', { name: 'Make the score final' }).click();
    const question = scorer.getByRole('alertdialog', { name: 'Is this the final score?' });
    await question.getByRole('button', { name: 'Make the score final' }).click();
    await expect(scorer.getByText('The result is final.')).toBeVisible();
    await expect(scorer.getByText('Not sent yet')).toBeVisible();
    await scorer.context().setOffline(false);
    await expect(scorer.getByText('Not sent yet')).toBeHidden({ timeout: 40_000 });
    await expect(page.getByRole('strong').filter({ hasText: '5:2' })).toBeVisible();
  });

  const [, absent] = await teamsOf(page, 1);
  await test.step('a team that does not come forfeits its game', async () => {
    await gameLinks(page).nth(1).click();
    await page.getByRole('button', { name: 'It was not played to its end' }).click();
    const dialog = page.getByRole('dialog', { name: 'It was not played to its end' });
    await dialog.getByRole('radio', { name: `${absent} forfeits` }).check();
    await dialog.getByLabel('Reason').fill('Their bus broke down');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Forfeit by the away team')).toBeVisible();
    await page.getByRole('link', { name: 'All games' }).click();
    await expect(page.getByText('Their bus broke down')).toBeVisible();
    await expect(page.getByText('20:0')).toBeVisible();
  });

  await test.step('everyone reads the ladder, and no person', async () => {
    const context = await browser.newContext(phone);
    const visitor = await context.newPage();
    await visitor.goto(at(tenant, '/season/results'));
    const ladder = visitor.getByRole('region', { name: `${event.name} · ${stage.name}` }).getByRole('table');
    await expect(ladder.getByRole('row')).toHaveCount(4);
    await expect(ladder.getByRole('row').filter({ hasText: home })).toContainText('5:2');
    const last = ladder.getByRole('row').nth(3);
    await expect(last).toContainText(absent);
    await context.close();
  });
});
