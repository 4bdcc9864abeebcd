import { expect } from '@playwright/test';
import { makeNight } from '../support/night';
import { pageOf } from '../support/pageOf';
import { test } from '../support/test';

test.use({ tenant: 'showquest' });

test('[2.18] [1.10] a manager sees on one page who came to the stage door, and how the show catches up @slow', async ({
  page,
  staff,
  browser,
}) => {
  const { event, performance, acts, path } = await makeNight(staff);
  const [anchor] = acts;
  for (const name of ['Ana Rewi', 'Ben Sio'])
    await staff.create('showquest/participants', { name, event, entry: anchor?.hashcode });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tonight');
  const night = page.getByRole('region').filter({
    has: page.locator(`a[href="/performances/${performance.hashcode}"]`),
  });
  await expect(night.getByText('Acts here').locator('..')).toContainText('0of 3');
  const door = await pageOf(browser, staff, `/performances/${performance.hashcode}/stage-door`, {
    viewport: { width: 390, height: 844 },
  });

  await test.step('acts are checked in, one person is missing', async () => {
    await door.getByRole('button', { name: 'All of Anchor are here' }).click();
    await door.getByRole('button', { name: 'All of Breeze are here' }).click();
    await expect(door.getByText('2 of 3')).toBeVisible();
    await expect(night.getByText('Acts here').locator('..')).toContainText('2of 3');
    await door.getByText('2 of 2 here').click();
    await door.getByRole('checkbox', { name: 'Ben Sio' }).uncheck();
    await expect(door.getByText('1 missing')).toBeVisible();
    await expect(night.getByText('Acts here').locator('..')).toContainText('1of 3');
  });

  await test.step('the show is late, and a shorter interval is offered only where it wins something', async () => {
    await night.getByRole('link', { name: 'Run the show' }).click();
    await page.getByRole('button', { name: 'Start Anchor' }).click();
    await page.getByRole('button', { name: 'More for Interval' }).click();
    await page.getByRole('menuitem', { name: 'Change the length' }).click();
    const question = page.getByRole('dialog', { name: 'How long is Interval?' });
    for (let taps = 0; taps < 5; taps += 1)
      await question.getByRole('button', { name: '5 min longer' }).click();
    await expect(question).toContainText(/Current: \d\d:\d\d → \d\d:\d\d/);
    await question.getByRole('button', { name: 'Interval takes 40 min' }).click();
    const follower = await pageOf(browser, staff, path);
    await expect(follower.getByRole('listitem').filter({ hasText: 'Current' })).toContainText('Expected');
    await page.getByRole('button', { name: /^Catch up \d+ min$/ }).click();
    await page
      .getByRole('button', { name: /^Interval takes \d+ min$/ })
      .last()
      .click();
    await expect(follower.getByRole('listitem').filter({ hasText: 'Current' })).not.toContainText('Expected');
  });

  await test.step('what was on is on the page of tonight', async () => {
    await page.goto('/tonight');
    await expect(night.getByText('On stage').locator('..')).toContainText('Anchor');
    await expect(night.getByText(/min later than planned|On time/)).toBeVisible();
  });
});
