import { expect } from '@playwright/test';
import { makeContest } from '../support/contest';
import { test } from '../support/test';

test.use({ tenant: 'showquest', role: 'staff' });

test('[3.24] staff open the vote of a hall, a phone votes and changes its vote, and it closes @slow', async ({
  page,
  staff,
  browser,
}) => {
  const { stage } = await makeContest(staff);
  await page.goto(`/stages/${stage.hashcode}?tab=vote`);
  await page.getByRole('button', { name: 'Open the vote' }).click();
  await expect(page.getByText('The vote is open')).toBeVisible();
  const code = (await page.getByText(/^[2-9A-Z]{6}$/).textContent()) ?? '';

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(new URL(`/vote/${stage.hashcode}#${code}`, page.url()).href);
  await phone.getByRole('radio', { name: /Anchor/ }).check();
  await phone.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(phone.getByText('You voted for Anchor')).toBeVisible();
  await phone.getByRole('radio', { name: /Breeze/ }).check();
  await phone.getByRole('button', { name: 'Change my vote' }).click();
  await expect(phone.getByText('You voted for Breeze')).toBeVisible();

  await expect(page.getByText('1 vote', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Close the vote' }).click();
  await expect(page.getByText('The vote is closed').first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('The vote is closed')).toBeVisible();
  await context.close();
});
