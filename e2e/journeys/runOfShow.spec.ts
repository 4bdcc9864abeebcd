import { expect, type Page } from '@playwright/test';
import { apiUser } from '../support/api';
import { makeContest } from '../support/contest';
import { makeNight } from '../support/night';
import { pageOf } from '../support/pageOf';
import { at } from '../support/tenants';
import { test } from '../support/test';
import { deviceOf, makeContact } from '../support/users';

const tenant = 'showquest';
test.use({ tenant });
const onStage = (page: Page) => page.getByRole('region', { name: 'On stage' });
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Running order' }).getByRole('listitem').filter({ hasText: name });

test('[2.18] [1.10] a show is run with two thumbs, followed by others, and taken over', async ({
  page,
  staff,
  browser,
  request,
}) => {
  // Judges follow by name what they judge.
  const { performance, path } = await makeContest(staff, ['judge']);
  const admin = await apiUser(request, tenant, 'admin');
  const follower = await pageOf(browser, await apiUser(request, tenant, 'judge'), path);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/performances/${performance.hashcode}`);

  await test.step('it begins late, which all that follows shows', async () => {
    await page.getByRole('link', { name: 'Run the show' }).click();
    await expect(page.getByText(/min later than planned/)).toBeVisible();
    await page.getByRole('button', { name: 'Run this show' }).click();
    await page.getByRole('button', { name: 'Start Anchor' }).click();
    await expect(onStage(page)).toContainText('Anchor');
    await expect(rowOf(page, 'Breeze')).toContainText('Expected');
    // The gap after the interval takes it up.
    await expect(rowOf(page, 'Current')).not.toContainText('Expected');
    await expect(onStage(follower)).toContainText('Anchor');
  });

  await test.step('an act that is not here is left out, and the next begins well before its time only on request', async () => {
    await rowOf(page, 'Breeze').getByRole('button', { name: 'More for Breeze' }).click();
    await page.getByRole('menuitem', { name: 'Not here' }).click();
    await page.getByRole('button', { name: 'Start Interval' }).click();
    const question = page.getByRole('alertdialog', { name: 'Start Interval now?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(onStage(page)).toContainText('Anchor');
    await page.getByRole('button', { name: 'Start Interval' }).click();
    await question.getByRole('button', { name: 'Start now' }).click();
    await expect(onStage(page)).toContainText('Interval');
    await expect(rowOf(follower, 'Breeze')).toContainText('Not here');
  });

  await test.step('the last step is undone', async () => {
    await page.getByRole('button', { name: 'Undo: Start Interval' }).click();
    await expect(onStage(page)).toContainText('Anchor');
    await expect(onStage(follower)).toContainText('Anchor');
  });

  await test.step('another takes over, and the first is notified', async () => {
    const other = await pageOf(browser, admin, path);
    await other.getByRole('button', { name: 'Take over' }).click();
    await other.getByRole('button', { name: 'Hold the show' }).click();
    await expect(page.getByText(/runs this show/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hold the show' })).toHaveCount(0);
    await expect(page.getByText(/On hold since/)).toBeVisible();
  });
});

test('[2.18] a show goes on without network, and its steps join those of a second device @slow', async ({
  page,
  staff,
  browser,
}) => {
  const { user, individual } = await makeContact(tenant);
  const { path } = await makeNight(staff, individual);
  const theirs = await deviceOf(browser, tenant, user);
  await theirs.goto(at(tenant, path));
  await expect(theirs.getByText(/^Current: on stage at \d\d:\d\d$/)).toBeVisible();
  await expect(onStage(theirs)).toContainText('Nothing is on stage');
  await page.goto(path);
  await page.getByRole('button', { name: 'Start Anchor' }).click();
  await expect(onStage(theirs)).toContainText('Another act');

  await test.step('steps are stored on the device, and count there', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'End Anchor' }).click();
    await page.getByRole('button', { name: 'Hold the show' }).click();
    await expect(page.getByText(/^2 steps are stored on this device/)).toBeVisible();
    await expect(onStage(page)).toContainText('Nothing is on stage');
    await expect(page.getByText(/On hold since/)).toBeVisible();
  });

  await test.step('meanwhile a second device of the same person skips an act', async () => {
    const second = await pageOf(browser, staff, path);
    await rowOf(second, 'Breeze').getByRole('button', { name: 'More for Breeze' }).click();
    await second.getByRole('menuitem', { name: 'Skip' }).click();
    await expect(rowOf(second, 'Breeze')).toContainText('Skipped');
  });

  await test.step('with a network both are everywhere', async () => {
    await page.context().setOffline(false);
    await expect(page.getByText(/stored on this device/)).toHaveCount(0);
    await expect(rowOf(page, 'Breeze')).toContainText('Skipped');
    await expect(onStage(theirs)).toContainText('Nothing is on stage');
    await expect(theirs.getByText(/On hold since/)).toBeVisible();
  });
});

test('[2.18] [1.10] a late start, an act that is not here and a swap reach the phone of a school and the screen in the foyer @slow', async ({
  page,
  staff,
  browser,
}) => {
  const { user, individual } = await makeContact(tenant);
  const { path, performance } = await makeNight(staff, individual);
  await staff.patch(`callboard/performances/${performance.hashcode}`, { on_foyer_screens: true });
  const phone = await deviceOf(browser, tenant, user, { width: 390, height: 844 });
  await phone.goto(at(tenant, path));
  const call = phone.getByText(/^Current: on stage at \d\d:\d\d$/);
  await expect(call).toBeVisible();
  const planned = await call.textContent();
  const foyer = await (await browser.newContext()).newPage();
  await foyer.goto(at(tenant, `/foyer/${performance.hashcode}`));
  const region = (name: string) => foyer.getByRole('region', { name });
  await expect(region('Next')).toContainText('Anchor');
  await page.goto(path);

  await test.step('it begins late, which the foyer shows', async () => {
    await page.getByRole('button', { name: 'Start Anchor' }).click();
    await expect(region('On now')).toContainText('Anchor');
    await expect(region('On now')).toContainText(/min later than planned/);
    await expect(region('Next')).toContainText('Breeze');
  });

  await test.step('a swap changes when the school is called, and what the foyer announces', async () => {
    await rowOf(page, 'Breeze').getByRole('button', { name: 'More for Breeze' }).click();
    await page.getByRole('menuitem', { name: 'Swap places…' }).click();
    const question = page.getByRole('dialog', { name: 'Swap Breeze with' });
    await question.getByRole('radio', { name: /Current/ }).check();
    await question.getByRole('button', { name: 'Swap' }).click();
    await expect(region('Next')).toContainText('Current');
    await expect(call).not.toHaveText(planned ?? '');
  });

  await test.step('an act that is not here is announced nowhere any more', async () => {
    await expect(region('After that')).toContainText('Breeze');
    await rowOf(page, 'Breeze').getByRole('button', { name: 'More for Breeze' }).click();
    await page.getByRole('menuitem', { name: 'Not here' }).click();
    await expect(foyer.getByText('Breeze')).toHaveCount(0);
    await expect(region('Next')).toContainText('Current');
  });
});
