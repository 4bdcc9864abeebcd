import { expect, test } from '@playwright/test';
import { openReactApp } from './reactApp';
import { serveSeason, token } from './support/serveSeason';

test('a custom element has a picker for pages without React', async ({ page }) => {
  const api = await serveSeason(page);
  await openReactApp(page, '/plain');
  await page.evaluate((given) => {
    const element = document.createElement('venue-picker');
    element.setAttribute('token', given);
    // An event of the platform, as any page listens to it.
    element.addEventListener('change', () => {
      document.title = `Venue ${'value' in element ? String(element.value) : ''}`;
    });
    document.body.append(element);
  }, token);
  const picker = page.getByRole('combobox', { name: 'Venue' });
  await picker.click();
  await page.getByRole('option', { name: 'Town Hall' }).click();
  await expect(page).toHaveTitle(/^Venue [0-9a-f-]{36}$/);
  await expect(picker).toHaveValue('Town Hall');
  await page.evaluate(() => document.querySelector('venue-picker')?.remove());
  await expect(picker).toHaveCount(0);
  expect(api.withoutToken).toEqual([]);
  expect(api.errors).toEqual([]);
});
