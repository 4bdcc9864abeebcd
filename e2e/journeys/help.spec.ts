import { expect, type Page } from '@playwright/test';
import { makeEvent } from '../support/records';
import { test } from '../support/test';

/** Opens help by its key, reads the title of its page, closes it by Escape and returns the title. */
async function readHelp(page: Page): Promise<string> {
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  const title = help.getByRole('article').getByRole('heading').first();
  await expect(title).toBeFocused();
  const text = await title.innerText();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  return text;
}

test.describe('a teacher', () => {
  test.use({ tenant: 'rockquest', role: 'participant' });

  test('reads help on the page of entering by keyboard at 390 px, and goes on where they were @slow', async ({
    page,
    staff,
  }) => {
    const { event } = await makeEvent(staff, '2030-05-05');
    await staff.create('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/events/${event.hashcode}/enter`);
    const button = page.getByRole('button', { name: 'Help', exact: true });
    await button.focus();
    expect(await readHelp(page)).toBe('Enter your band');
    await expect(button).toBeFocused();
    await button.press('Enter');
    const help = page.getByRole('dialog', { name: 'Help' });
    expect((await help.boundingBox())?.width).toBeCloseTo(390);
    await help.getByRole('textbox', { name: 'Search all help' }).fill('guardian');
    await help.getByRole('button', { name: 'Ask guardians for consent' }).click();
    await expect(help.getByRole('heading', { name: 'Ask guardians for consent' })).toBeFocused();
  });
});

test.describe('a judge', () => {
  test.use({ tenant: 'showquest', role: 'judge', serviceWorkers: 'allow' });

  test('[1.10] reads help without network @slow', async ({ page }) => {
    await page.goto('/judging');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // From now on the worker answers.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
    await page.context().setOffline(true);
    expect(await readHelp(page)).toBe('Judge a night');
    await page.context().setOffline(false);
  });
});
