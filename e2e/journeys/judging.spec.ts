import { expect } from '@playwright/test';
import { apiUser } from '../support/api';
import { decidePlace, judgeBy, makeContest } from '../support/contest';
import { violationsOf } from '../support/everybody';
import { pageOf } from '../support/pageOf';
import { pressButton } from '../support/pressButton';
import { test } from '../support/test';

test.use({ tenant: 'showquest', role: 'judge' });

test('[3.24] [7.40] [1.10] a judge scores through a lost network, and the head judge releases results that explain themselves @slow', async ({
  page,
  staff,
  browser,
  request,
}) => {
  const { acts, stage, final } = await makeContest(staff);
  const [anchor, breeze, current] = acts;
  const second = await apiUser(request, 'showquest', 'judge2');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/judging');
  const own = page.getByRole('region', { name: new RegExp(stage.name) });
  await expect(own.getByText('0 of 3 signed')).toBeVisible();

  await test.step('a score is one tap, and counts without network', async () => {
    await own.getByRole('link', { name: 'Score Anchor' }).click();
    await page.getByRole('radio', { name: '8', exact: true }).first().check();
    await page.context().setOffline(true);
    await page
      .getByRole('radiogroup', { name: 'Score for Stagecraft' })
      .getByRole('radio', { name: '6' })
      .check();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Stagecraft: a comment' })).toBeVisible();
    await page.getByLabel(/Comment on Stagecraft/).fill('Look up to the balcony');
    await page.getByLabel('Comment on the whole act').fill('Thank you');
    const alone = page.getByRole('region', { name: 'For you alone' });
    await alone.getByText('For you alone').click();
    await alone.getByLabel('My notes').fill('Compare with Breeze');
    await alone.getByLabel('Mark this act in my list').click();
    await expect(alone.getByLabel('Mark this act in my list')).toBeChecked();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign' }).click();
    await expect(page.getByText('You signed this sheet.')).toBeVisible();
    await expect(page.getByText(/stored on this device, not sent yet/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/stored on this device, not sent yet/)).toBeHidden({ timeout: 40_000 });
  });

  await test.step('a judge who knows a competitor steps aside', async () => {
    await page.getByRole('link', { name: 'Next: Breeze' }).click();
    await page.getByRole('button', { name: 'Step aside' }).click();
    const question = page.getByRole('dialog', { name: 'Step aside for Breeze?' });
    await question.getByLabel('Reason').fill('My niece dances in it');
    await question.getByRole('button', { name: 'Step aside' }).click();
    await expect(page.getByText('You stepped aside for this act.')).toBeVisible();
  });

  await test.step('the head judge sees who has signed, and the office no score', async () => {
    await judgeBy(second, stage, anchor?.hashcode, { music: 7, stage: 7 });
    await judgeBy(second, stage, breeze?.hashcode, { music: 10, stage: 9 });
    await judgeBy(second, stage, current?.hashcode, { music: 2, stage: 2 });
    const office = await pageOf(browser, staff, `/stages/${stage.hashcode}/judging`);
    await expect(office.getByText(/^Scores are sealed/)).toBeVisible();
    await expect(office.getByText('3 of 3 signed')).toBeVisible();
    await expect(office.getByRole('table')).toHaveCount(0);
    await page.goto('/judging');
    await expect(own.getByText('Marked')).toBeVisible();
    await page.goto(`/stages/${stage.hashcode}/judging`);
    const rows = page.getByRole('table').first().getByRole('row');
    await expect(rows.nth(1)).toContainText(/1.*Breeze.*96\.00/);
    await expect(rows.nth(2)).toContainText(/2.*Anchor.*71\.00/);
    await expect(page.getByText(/Close the judging on the page of the stage/)).toBeVisible();
  });

  await test.step('the head judge decides a place against the sheets, which stays next to it', async () => {
    await staff.create('competition/stages/actions', { action: 'close_judging', target: stage.hashcode });
    await decidePlace(page, { act: 'Current', place: 2, reason: 'The sound failed' });
    await expect(page.getByText('Decided: place 3 by the sheets')).toBeVisible();
    await expect(page.getByText('The sound failed')).toBeVisible();
  });

  await test.step('the release is one step, and the first act is in the final', async () => {
    await page.getByRole('button', { name: 'Release the results' }).click();
    const question = page.getByRole('alertdialog', { name: 'Release the results now?' });
    await expect(question.getByText('1 sheet is not signed and will not count.')).toBeVisible();
    await question.getByRole('button', { name: 'Release the results' }).click();
    await expect(page.getByText('The results are released.')).toBeVisible();
    const moved = await staff.get<{ results: { name: string; came_place: number }[] }>(
      `competition/stage_entries?stage=${final.hashcode}`,
    );
    expect(moved.results).toMatchObject([{ name: breeze?.name, came_place: 1 }]);
  });

  await test.step('the ceremony goes from last to first on the projector, driven from the phone', async () => {
    const projector = await pageOf(browser, staff, `/stages/${stage.hashcode}/ceremony`);
    await page.goto(`/stages/${stage.hashcode}/ceremony/remote`);
    await page.getByRole('button', { name: 'Open the ceremony' }).click();
    await expect(projector.getByText('The results follow soon')).toBeVisible();
    for (const nth of [1, 2, 3]) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByText(`${nth} of 3 shown`)).toBeVisible();
    }
    await expect(projector.getByText('Place 1', { exact: true })).toBeVisible();
    // It goes on where it was after a crash of the projector.
    await projector.reload();
    await expect(projector.getByText('Place 1', { exact: true })).toBeVisible();
  });

  await test.step('the office saves certificates', async () => {
    const office = await pageOf(browser, staff, `/stages/${stage.hashcode}`);
    const saved = office.waitForEvent('download');
    await office.getByRole('button', { name: 'Certificates' }).click();
    expect((await saved).suggestedFilename()).toBe(`Certificate ${stage.name}.pdf`);
  });
});

const fine = { min: 0, max: 100, step: 0.5 };
const fineRubric = {
  criteria: [
    { code: 'tone', label: 'Tone', weight: 60, ...fine },
    { code: 'rhythm', label: 'Rhythm', weight: 40, ...fine },
  ],
  penalties: [],
};

for (const width of [1440, 390])
  test(`[2.31] a judge types, corrects and signs on a fine scale by keyboard, at ${width} pixels @slow`, async ({
    page,
    staff,
  }, info) => {
    const { acts, stage } = await makeContest(staff, ['judge'], undefined, fineRubric);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/judging/${stage.hashcode}/${acts[0]?.hashcode}`);
    const scoreOf = (label: string) => page.getByRole('spinbutton', { name: `Score for ${label}` });
    const [tone, rhythm] = [scoreOf('Tone'), scoreOf('Rhythm')];
    await tone.focus();
    await page.keyboard.type('855');
    await expect(tone).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Tab');
    await expect(tone).toHaveValue('855');
    await expect(page.getByText('Enter a number from 0 to 100, in steps of 0.5.')).toBeVisible();
    await rhythm.focus();
    await page.keyboard.type('80,5');
    await pressButton(page, 'Sign');
    await expect(tone).toBeFocused();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`wrong-${width}.png`), fullPage: true });

    await page.keyboard.press('Backspace');
    await expect(tone).toHaveValue('85');
    await tone.hover();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('ArrowUp');
    await expect(tone).toHaveValue('85.5');
    await pressButton(page, 'Sign');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('definition')).toHaveText(['85.5', '80.5']);
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`sign-${width}.png`) });
    await pressButton(question, 'Sign');
    await expect(page.getByText('You signed this sheet.')).toBeVisible();
    await expect(page.getByText(/stored on this device, not sent yet/)).toBeHidden();
    await page.reload();
    await expect(tone).toHaveValue('85.5');
    await expect(rhythm).toHaveValue('80.5');
  });
