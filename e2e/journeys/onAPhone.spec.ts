import { defaultTenant } from '@callboard/api-contract';
import { expect } from '@playwright/test';
import { entriesFile, previewImport } from '../support/entriesFile';
import { findRecord } from '../support/findRecord';
import { countEntries, makeEntry, makeEvent, uniqueName } from '../support/records';
import { signIn } from '../support/signIn';
import { at, tenantCodes, wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { slowWhere } from '../support/tiers';
import { typeInto } from '../support/typeInto';

for (const tenant of tenantCodes) {
  const word = wordsOf(tenant);
  const performanceWord = word.performance.toLowerCase();

  test.describe(`at ${tenant}`, () => {
    test.use({ tenant, role: null, viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`an event is run on a phone, in light${slowWhere(tenant !== defaultTenant)}`, async ({
      page,
      staff,
    }) => {
      const { event, space } = await makeEvent(staff);
      const entry = await makeEntry(staff, tenant, event);
      const performance = uniqueName('Evening');
      const dialog = page.getByRole('dialog');
      const dock = page.getByRole('navigation', { name: 'Main navigation' });

      await test.step('sign in and choose the light colours', async () => {
        await page.goto('/');
        await signIn(page, tenant, 'staff');
        await page.getByRole('button', { name: 'Colours' }).tap();
        await page.getByRole('menuitemradio', { name: 'Light' }).tap();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      });

      await test.step('find the event', async () => {
        await dock.getByRole('link', { name: word.events }).tap();
        await (await findRecord(page, word.events.toLowerCase(), event.name)).tap();
        await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
      });

      await test.step('add a performance', async () => {
        await page.getByRole('button', { name: `Add ${performanceWord}` }).tap();
        await dialog.getByLabel('Name').fill(performance);
        await dialog.getByRole('combobox', { name: word.space }).tap();
        await page.getByRole('option', { name: space.name }).tap();
        await typeInto(dialog, 'Starts', '050520271900');
        await typeInto(dialog, 'Ends', '050520272130');
        await dialog.getByRole('button', { name: `Add ${performanceWord}` }).tap();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('link', { name: performance })).toBeVisible();
      });

      await test.step('import entries and take the import back', async () => {
        await page.getByRole('tab', { name: word.entries, exact: true }).tap();
        await previewImport(
          page,
          entriesFile(tenant, [{ name: 'River' }, { name: 'Storm', categoryValue: 'nonsense' }]),
        );
        await expect(dialog.getByRole('row').filter({ hasText: 'Storm' })).toContainText(
          'not one of the choices',
        );
        await dialog.getByRole('button', { name: 'Import 1 good row' }).tap();
        await expect(dialog.getByText(`1 ${word.entry.toLowerCase()} imported`)).toBeVisible();
        expect(await countEntries(staff, tenant, event)).toBe(2);
        await dialog.getByRole('button', { name: 'Undo the import' }).tap();
        await expect(dialog.getByText(/removed/)).toBeVisible();
        await dialog.getByRole('button', { name: 'Done' }).tap();
        expect(await countEntries(staff, tenant, event)).toBe(1);
      });

      await test.step('delete one and undo', async () => {
        await page.getByRole('link', { name: entry.name }).tap();
        // The page of the event has a button of that name too.
        await expect(page.getByRole('heading', { level: 1, name: entry.name })).toBeVisible();
        await page.getByRole('button', { name: 'More actions' }).tap();
        await page.getByRole('menuitem', { name: 'Delete' }).tap();
        const deleted = page.getByRole('listitem').filter({ hasText: `${entry.name} deleted` });
        await deleted.getByRole('button', { name: 'Undo' }).tap();
        await expect(page.getByText('Undone')).toBeVisible();
        expect(await countEntries(staff, tenant, event)).toBe(1);
      });

      await test.step('sign out', async () => {
        await dock.getByRole('button', { name: 'Menu' }).tap();
        await dialog.getByRole('button', { name: 'Logout' }).tap();
        await expect(page).toHaveURL(at(tenant, '/login'));
      });
    });
  });
}
