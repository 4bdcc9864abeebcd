import { expect, type Page } from '@playwright/test';
import { apiUser } from '../support/api';
import { decidePlace, judgeBy, makeContest } from '../support/contest';
import { pageOf } from '../support/pageOf';
import { at, wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { deviceOf, makeContact } from '../support/users';

const { entryPath } = wordsOf('showquest');
const tablet = { viewport: { width: 820, height: 1180 } };

test.use({ tenant: 'showquest', role: 'judge', ...tablet });

/** Scores a criterion of the sheet that is open. */
async function score(page: Page, criterion: string, value: string): Promise<void> {
  await scoresOf(page, criterion).getByRole('radio', { name: value, exact: true }).check();
}

function scoresOf(page: Page, criterion: string) {
  return page.getByRole('radiogroup', { name: `Score for ${criterion}` });
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByText('You signed this sheet.')).toBeVisible();
}

test('[3.24] [7.40] [1.10] a drawn heat with three judges, of whom two lose the network and one has two devices, a second chance, and feedback @slow', async ({
  page,
  staff,
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const school = await makeContact('showquest');
  const judges = ['judge', 'judge2', 'judge3'] as const;
  const { acts, stage, final, performance } = await makeContest(staff, judges, school.individual);
  const [anchor, breeze, current] = acts;
  const [head, second, third] = await Promise.all([
    apiUser(request, 'showquest', 'judge'),
    apiUser(request, 'showquest', 'judge2'),
    apiUser(request, 'showquest', 'judge3'),
  ]);

  await test.step('the office draws the order, and the judges have it', async () => {
    const office = await pageOf(browser, staff, `/performances/${performance.hashcode}`);
    await office.getByRole('button', { name: 'Draw the order of Opening night' }).click();
    const dialog = office.getByRole('dialog', { name: 'Draw the order of Opening night' });
    await dialog.getByRole('textbox', { name: /^Seed/ }).fill('2026');
    const rows = dialog.getByRole('region', { name: 'Preview of the order' }).getByRole('listitem');
    const texts = (await rows.allTextContents()).map((text) => text.replace(/^\d\d:\d\d/, ''));
    const drawn = texts.filter((text) => text !== 'Interval');
    expect([...drawn].sort()).toEqual(['Anchor', 'Breeze', 'Current']);
    await dialog.getByRole('button', { name: 'Use this order' }).click();
    await expect(office.getByText('Opening night is in the order of the seed 2026')).toBeVisible();
    const { results } = await staff.get<{ results: { name: string }[] }>(
      `${entryPath}?performance=${performance.hashcode}&ordering=slot_starts_at`,
    );
    expect(results.map(({ name }) => name)).toEqual(drawn);
    await office.close();
  });

  await test.step('two devices of one judge and one of another, of which two lose the network', async () => {
    const sheet = `/judging/${stage.hashcode}/${anchor?.hashcode}`;
    const other = await pageOf(browser, head, sheet, tablet);
    const seconds = await pageOf(browser, second, sheet, tablet);
    await page.goto(sheet);
    for (const device of [page, seconds]) {
      await expect(scoresOf(device, 'Music')).toBeVisible();
      await device.context().setOffline(true);
    }
    await score(page, 'Music', '8');
    await score(page, 'Stagecraft', '6');
    await page.getByLabel(/Comment on Stagecraft/).fill('Look up to the balcony');
    await page.getByLabel(/Comment on Stagecraft/).blur();
    await score(other, 'Music', '9');
    await score(seconds, 'Music', '7');
    await score(seconds, 'Stagecraft', '7');
    await seconds.getByLabel(/Comment on Stagecraft/).fill('Well placed');
    await sign(seconds);
    await expect(seconds.getByText(/stored on this device, not sent yet/)).toBeVisible();
    for (const device of [page, seconds]) {
      await device.context().setOffline(false);
      await expect(device.getByText(/stored on this device, not sent yet/)).toBeHidden({ timeout: 40_000 });
    }
    // By criterion: of two scores for one the later counts, whichever arrives first.
    for (const device of [page, other]) {
      await expect(scoresOf(device, 'Music').getByRole('radio', { name: '9' })).toBeChecked();
      await expect(scoresOf(device, 'Stagecraft').getByRole('radio', { name: '6' })).toBeChecked();
      await expect(device.getByLabel(/Comment on Stagecraft/)).toHaveValue('Look up to the balcony');
    }
    await sign(other);
    await expect(page.getByText('You signed this sheet.')).toBeVisible();
    await other.close();
    await seconds.close();
  });

  await test.step('the head judge has the protocol of all that was signed', async () => {
    await judgeBy(third, stage, anchor?.hashcode, { music: 8, stage: 8 });
    for (const judge of [head, second, third]) {
      await judgeBy(judge, stage, breeze?.hashcode, { music: 10, stage: 9 });
      await judgeBy(judge, stage, current?.hashcode, { music: 2, stage: 2 });
    }
    await staff.create('competition/stages/actions', { action: 'close_judging', target: stage.hashcode });
    await page.goto(`/stages/${stage.hashcode}/judging`);
    await expect(page.getByText('3 of 3 signed')).toHaveCount(3);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the protocol' }).click();
    expect((await saved).suggestedFilename()).toContain(stage.name);
  });

  await test.step('the head judge sets a place with a reason, and releases', async () => {
    await decidePlace(page, { act: 'Current', place: 2, reason: 'The sound failed' });
    await expect(page.getByText('Decided: place 3 by the sheets')).toBeVisible();
    await page.getByRole('button', { name: 'Release the results' }).click();
    const question = page.getByRole('alertdialog', { name: 'Release the results now?' });
    await question.getByRole('button', { name: 'Release the results' }).click();
    await expect(page.getByText('The results are released.')).toBeVisible();
  });

  await test.step('an act that did not go on gets a second chance, and it says why', async () => {
    const office = await pageOf(browser, staff, `/stages/${final.hashcode}`);
    await expect(office.getByText(`Place 1 in ${stage.name}`)).toBeVisible();
    await office.getByRole('button', { name: 'Add acts' }).click();
    const dialog = office.getByRole('dialog', { name: 'Add acts' });
    await dialog.getByRole('radio', { name: 'Some of them' }).check();
    await dialog.getByRole('combobox').fill('Current');
    await office.getByRole('option', { name: /^Current/ }).click();
    await dialog.getByLabel(/^Why they are here/).fill('Audience award');
    await dialog.getByRole('button', { name: 'Add acts' }).click();
    await expect(office.getByText('One act added')).toBeVisible();
    await expect(office.getByText('Audience award')).toBeVisible();
    await office.close();
  });

  await test.step('those who entered read their place and what the judges wrote, and save the certificate', async () => {
    const home = await deviceOf(browser, 'showquest', school.user, { width: 390, height: 844 });
    await home.goto(at('showquest', `/entries/${current?.hashcode}`));
    const stages = home.getByRole('region', { name: 'Stages and results' });
    await expect(stages.getByText('Place 2')).toBeVisible();
    await stages.getByRole('link', { name: stage.name }).click();
    await expect(home.getByText('Place 2', { exact: true })).toBeVisible();
    const feedback = home.getByText('Well done');
    await expect(feedback).toHaveCount(6);
    const saved = home.waitForEvent('download');
    await home.getByRole('button', { name: 'Certificate' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Certificate .*\.pdf$/);
  });
});
