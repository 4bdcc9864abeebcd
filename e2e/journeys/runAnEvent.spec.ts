import { defaultTenant } from '@callboard/api-contract';
import { expect } from '@playwright/test';
import { entriesFile, previewImport } from '../support/entriesFile';
import { findRecord } from '../support/findRecord';
import { openPage } from '../support/openPage';
import {
  countEntries,
  listOf,
  makeEntry,
  makeEvent,
  uniqueName,
  type Stored,
  type StoredEntry,
} from '../support/records';
import { signIn, signOut } from '../support/signIn';
import { at, tenantCodes, wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { slowWhere } from '../support/tiers';
import { typeInto } from '../support/typeInto';

for (const tenant of tenantCodes) {
  const word = wordsOf(tenant);
  const counted = (count: number) => `${count} ${(count === 1 ? word.entry : word.entries).toLowerCase()}`;

  test.describe(`running an event at ${tenant}`, () => {
    test.use({ tenant });

    test.describe('from the login', () => {
      test.use({ role: null });

      test('[1.4] staff sign in, find an event by search, open it and sign out', async ({ page, staff }) => {
        const { event } = await makeEvent(staff);
        await page.goto('/');
        await signIn(page, tenant, 'staff');
        await expect(page.getByText(/^Successfully logged in as /)).toBeVisible();
        // A menu that is opened before the first page has come is closed by it.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await openPage(page, word.events, word.events);
        await (await findRecord(page, word.events.toLowerCase(), event.name)).click();
        await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
        await signOut(page);
        await expect(page).toHaveURL(at(tenant, '/login'));
        await page.goto(`/events/${event.hashcode}`);
        await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      });
    });

    test(`[2.21] a performance is added to an event @slow`, async ({ page, staff }) => {
      const { event, venue, space } = await makeEvent(staff);
      const name = uniqueName('Evening');
      await page.goto(`/events/${event.hashcode}`);
      await page.getByRole('button', { name: `Add ${word.performance.toLowerCase()}` }).click();
      const form = page.getByRole('dialog', { name: `New ${word.performance.toLowerCase()}` });
      await form.getByLabel('Name').fill(name);
      await expect(form.getByRole('combobox', { name: 'Venue' })).toHaveValue(venue.name);
      await form.getByRole('combobox', { name: word.space }).click();
      await page.getByRole('option', { name: space.name }).click();
      await typeInto(form, 'Starts', '050520271900');
      await typeInto(form, 'Ends', '050520272130');
      await form.getByRole('button', { name: `Add ${word.performance.toLowerCase()}` }).click();
      await expect(form).toBeHidden();
      const lane = page.getByRole('group', { name: `${space.name}, ${venue.name}` });
      await expect(lane.getByRole('article')).toContainText('19:00–21:30');
      await expect(lane.getByRole('link', { name })).toBeVisible();
      const [stored] = await listOf<Stored & { starts_at: string }>(
        staff,
        `callboard/performances?event=${event.hashcode}`,
      );
      expect(Date.parse(stored?.starts_at ?? '')).toBe(Date.parse('2027-05-05T19:00:00+12:00'));
    });

    test(`good rows of a file are imported, with a reason next to each of the others @slow`, async ({
      page,
      staff,
    }) => {
      const { event } = await makeEvent(staff);
      const here = await makeEntry(staff, tenant, event);
      const file = entriesFile(tenant, [
        { name: 'River' },
        { name: 'Stone' },
        { name: 'Storm', categoryValue: 'nonsense' },
        { name: here.name },
        { name: 'Ember', school: 'Nowhere at all College' },
      ]);
      await page.goto(`/events/${event.hashcode}?tab=entries`);
      await previewImport(page, file);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('row').filter({ hasText: 'Storm' })).toContainText(
        'not one of the choices',
      );
      await expect(dialog.getByRole('row').filter({ hasText: 'Ember' })).toContainText(
        'Nowhere at all College',
      );
      await dialog.getByText('Duplicates', { exact: true }).click();
      await expect(dialog.getByRole('row').filter({ hasText: here.name })).toContainText('already');
      await dialog.getByRole('button', { name: 'Import 2 good rows' }).click();
      await expect(dialog.getByText(`${counted(2)} imported`)).toBeVisible();
      await expect(dialog.getByText('1 duplicate and 2 rows with errors skipped.')).toBeVisible();
      expect(await countEntries(staff, tenant, event)).toBe(3);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('link', { name: 'River' })).toBeVisible();

      await previewImport(page, file);
      await expect(dialog.getByRole('row').filter({ hasText: 'Ember' })).toContainText(
        'Nowhere at all College',
      );
      await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
      expect(await countEntries(staff, tenant, event)).toBe(3);
    });

    test('an import is rolled back in one step @slow', async ({ page, staff }) => {
      const { event } = await makeEvent(staff);
      await makeEntry(staff, tenant, event);
      await page.goto(`/events/${event.hashcode}?tab=entries`);
      await previewImport(
        page,
        entriesFile(tenant, [{ name: 'River' }, { name: 'Stone' }, { name: 'Storm' }]),
      );
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Import 3 good rows' }).click();
      await expect(page.getByRole('link', { name: 'River', includeHidden: true })).toBeAttached();
      await dialog.getByRole('button', { name: 'Undo the import' }).click();
      await expect(dialog.getByText(`${counted(3)} removed.`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('link', { name: 'River' })).toBeHidden();
      expect(await countEntries(staff, tenant, event)).toBe(1);
    });

    test(`two who edit at the same time both see both versions, and the selected one is stored${slowWhere(tenant !== defaultTenant)}`, async ({
      page,
      context,
      staff,
    }) => {
      const { event } = await makeEvent(staff);
      const entry = await makeEntry(staff, tenant, event, { members_count: 20 });
      const stored = () => staff.get<StoredEntry>(`${word.entryPath}/${entry.hashcode}`);
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.goto(`/entries/${entry.hashcode}`);
        await tab.getByRole('button', { name: 'Edit', exact: true }).click();
      }
      const [first, second] = [page.getByRole('dialog'), other.getByRole('dialog')];
      await first.getByLabel('Members').fill('40');
      await first.getByLabel('Notes', { exact: true }).fill('Bring the drum kit.');
      await second.getByLabel('Members').fill('55');
      await first.getByRole('button', { name: 'Save' }).click();
      await expect(first).toBeHidden();
      await second.getByRole('button', { name: 'Save' }).click();
      await expect(
        second.getByText('Someone else changed this in the meantime', { exact: true }),
      ).toBeVisible();
      expect(await stored()).toMatchObject({ members_count: 40 });
      const members = second.getByRole('radiogroup', { name: 'Members' });
      await expect(members).toContainText('55');
      await expect(members).toContainText('40');
      await expect(second.getByText('Bring the drum kit.')).toBeVisible();
      await members.getByRole('radio', { name: /Yours/ }).check();
      await second.getByRole('button', { name: 'Save these' }).click();
      await expect(second).toBeHidden();
      expect(await stored()).toMatchObject({ members_count: 55, notes: 'Bring the drum kit.' });
    });

    test(`what is deleted comes back by Undo${slowWhere(tenant !== defaultTenant)}`, async ({
      page,
      staff,
    }) => {
      const { event } = await makeEvent(staff);
      const entry = await makeEntry(staff, tenant, event);
      const path = `${word.entryPath}/${entry.hashcode}`;
      await page.goto(`/events/${event.hashcode}?tab=entries`);
      await page.getByRole('checkbox', { name: entry.name }).check();
      await page
        .getByRole('group', { name: 'Selected rows' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(`${counted(1)} deleted`)).toBeVisible();
      await expect(page.getByRole('link', { name: entry.name })).toBeHidden();
      expect(await staff.statusOf(path)).toBe(404);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('link', { name: entry.name })).toBeVisible();
      expect(await staff.get(path)).toMatchObject({ name: entry.name });
    });
  });
}
