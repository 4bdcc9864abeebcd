import { expect, type Page } from '@playwright/test';
import { pressWhenEnabled } from '../support/pressButton';
import { listOf, uniqueName } from '../support/records';
import { test } from '../support/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('[2.52] [2.53] [2.54] [2.55] [2.57] [3.5] [7.27] a missing person is added by name, and selected @slow', async ({
  page,
  staff,
}) => {
  const family = uniqueName('Zed').replace(/[ \d-]/g, '');
  const name = `Aroha ${family[0]?.toUpperCase()}${family.slice(1).toLowerCase()}`;

  await page.goto('/workforce/employees');
  await page.getByRole('button', { name: 'New employee' }).click();
  const picker = page.getByRole('dialog').getByRole('combobox', { name: /^Person/ });
  await expect(picker).toHaveAttribute('aria-expanded', 'false');
  await picker.fill(name.toLowerCase());
  await expect(page.getByText('No item found')).toBeVisible();
  await page.getByRole('option', { name: `Add ${name}` }).click();
  await expect(page.getByText(`${name} added successfully`)).toBeVisible();
  await expect(picker).toHaveValue(name);
  expect(await listOf(staff, `individual/individuals?search=${name}`)).toHaveLength(1);
  await picker.fill(name.toUpperCase());
  await expect(page.getByRole('option', { name })).toHaveCount(1);
  await expect(page.getByRole('option', { name: /^Add / })).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[2.52] [2.57] the picker prompts for what a name does not fill, by keyboard alone @slow', async ({
      page,
      staff,
    }) => {
      const name = `Harbour Shed ${Date.now()}`;
      await page.goto('/performances');
      await pressWhenEnabled(page.getByRole('button', { name: 'New performance' }));
      const form = dialog(page, 'New performance');
      const picker = form.getByRole('combobox', { name: /^Venue/ });
      await picker.fill(name.toLowerCase());
      await expect(page.getByRole('option', { name: `Add ${name}` })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const panel = dialog(page, 'New venue');
      await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
      await panel.getByLabel(/^Time zone/).fill('Pacific/Auckland');
      await pressWhenEnabled(panel.getByRole('button', { name: 'Add venue' }));
      await expect(panel).toHaveCount(0);
      await expect(picker).toHaveValue(name);
      await expect(form).toBeVisible();
      expect(await listOf(staff, `callboard/venues?search=${name}`)).toHaveLength(1);
    });
  });
}

test('[3.4] [3.5] [7.24] a picker of one administration type offers its onboarded records alone @slow', async ({
  page,
  staff,
}) => {
  const name = `Wardrobe ${Date.now()}`;
  const path = 'corporation/organization_structures';
  await staff.create(path, { name: `${name} school`, kind: 'school', is_company: true });
  const department = { kind: 'department', is_company: false };
  await staff.create(path, { name: `${name} one`, ...department });
  await page.goto('/workforce/employees');
  await page.getByRole('button', { name: 'New employee' }).click();
  const requested = page.waitForRequest((request) => request.url().includes('admin_type_code'));
  const picker = page.getByRole('dialog').getByRole('combobox', { name: /^Department/ });
  await picker.fill(name);
  const query = new URL((await requested).url()).searchParams;
  expect(query.get('admin_type_code')).toBe('department');
  expect(query.get('primary_status_code')).toBe('onboarded');
  await expect(page.getByRole('option', { name: `${name} one` })).toBeVisible();
  await expect(page.getByRole('option', { name: `${name} school` })).toHaveCount(0);

  await picker.fill(`${name} two`);
  await page.getByRole('option', { name: `Add ${name} Two` }).click();
  await expect(page.getByText(`${name} Two added successfully`)).toBeVisible();
  const [added] = await listOf<{ kind: string; primary_status_code: string }>(
    staff,
    `${path}?search=${encodeURIComponent(`${name} Two`)}`,
  );
  expect(added).toMatchObject({ kind: 'department', primary_status_code: 'onboarded' });
});
