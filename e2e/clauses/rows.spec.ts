import { expect, type Page } from '@playwright/test';
import { makeEntry, makeEvent } from '../support/records';
import { at } from '../support/tenants';
import { test } from '../support/test';

const rows = (page: Page) => page.getByRole('table').getByRole('link');
const panel = (page: Page) => page.getByRole('complementary');

test('[2.48] a row has a menu, by pointer and by keyboard @slow', async ({ page }) => {
  await page.goto('/venues');
  const row = rows(page).nth(1);
  await row.click({ button: 'right' });
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText(['Open', 'Open in a new tab', 'Summary', 'Edit', 'Copy link', 'Delete']);
  await page.keyboard.press('Escape');
  await row.focus();
  await page.keyboard.press('Shift+F10');
  await expect(items.first()).toBeFocused();
  const name = await row.textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
});

test('[2.48] its menu edits, and deletes with a way back @slow', async ({ page, staff }) => {
  const { event } = await makeEvent(staff);
  const entry = await makeEntry(staff, 'showquest', event);
  await page.goto(`/events/${event.hashcode}?tab=entries`);
  const row = page.getByRole('link', { name: entry.name });
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: `Edit ${entry.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test.describe('for a judge', () => {
  test.use({ role: 'judge' });

  test('[2.48] the menu offers only what is allowed, and Space opens the summary @slow', async ({ page }) => {
    await page.goto('/venues');
    const row = rows(page).first();
    await row.click({ button: 'right' });
    await expect(page.getByRole('menuitem')).toHaveText([
      'Open',
      'Open in a new tab',
      'Summary',
      'Copy link',
    ]);
    await page.keyboard.press('Escape');
    await row.focus();
    await page.keyboard.press(' ');
    await expect(panel(page)).toBeVisible();
  });
});

test('[2.49] a summary stands next to the list, in the address, and follows the arrow keys', async ({
  page,
}) => {
  await page.goto('/entries');
  await expect(rows(page).nth(3)).toBeVisible();
  const names = await rows(page).allTextContents();
  await rows(page).nth(1).focus();
  await page.keyboard.press('s');
  await expect(panel(page)).toHaveAccessibleName(names[1] ?? '');
  await expect(page).toHaveURL(/\/entries\?summary=[\w-]+$/);
  await page.keyboard.press('ArrowDown');
  await expect(panel(page)).toHaveAccessibleName(names[2] ?? '');
  await panel(page).getByRole('button', { name: 'Next row' }).click();
  await expect(panel(page)).toHaveAccessibleName(names[3] ?? '');
  await page.reload();
  await expect(panel(page)).toHaveAccessibleName(names[3] ?? '');
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(at('showquest', '/entries'));
});

test('[2.49] its width is selected, and remembered @slow', async ({ page }) => {
  await page.goto('/entries');
  await rows(page).first().hover();
  await page
    .getByRole('button', { name: /^Summary of/ })
    .first()
    .click();
  const edge = panel(page).getByRole('separator');
  await edge.focus();
  await page.keyboard.press('End');
  await expect(edge).toHaveAttribute('aria-valuenow', '720');
  await page.reload();
  await expect(edge).toHaveAttribute('aria-valuenow', '720');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[2.48] [2.49] a long press opens the menu, and the summary takes the screen @slow', async ({
    page,
  }) => {
    await page.goto('/venues');
    const row = rows(page).first();
    const box = await row.boundingBox();
    const client = await page.context().newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.getByRole('menuitem', { name: 'Summary' })).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('menuitem', { name: 'Summary' }).tap();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Open', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('[2.50] unsaved changes', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved Changes' });

  async function beginToType(page: Page) {
    await page.goto('/venues');
    await rows(page).first().click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Name').pressSequentially(' and more');
  }

  test('need a confirmation on Back @slow', async ({ page }) => {
    await beginToType(page);
    const path = page.url();
    await page.goBack();
    await expect(question(page)).toContainText('You have unsaved changes. Discard these changes and leave?');
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await question(page).getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page).toHaveURL(at('showquest', '/venues'));
  });

  test('need a confirmation when the form is closed @slow', async ({ page }) => {
    await beginToType(page);
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('need a confirmation when the tab is closed, but not where nothing was changed @slow', async ({
    page,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await page.goto('/venues');
    await expect(rows(page).first()).toBeVisible();
    await page.reload();
    expect(dialogs).toEqual([]);
    await beginToType(page);
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
  });

  test('keep a logout waiting @slow', async ({ page }) => {
    await beginToType(page);
    // Every way to log out runs the guards: here the menu behind the form, which a program can press.
    await page
      .getByRole('button', { name: /^Your menu/, includeHidden: true })
      .evaluate((button: HTMLElement) => button.click());
    await page
      .getByRole('menuitem', { name: 'Logout', includeHidden: true })
      .evaluate((item: HTMLElement) => item.click());
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page).toHaveURL(at('showquest', '/login'));
  });
});

test('on a phone a row shows how it stands under its name, and the order is selected among the filters @slow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/venues');
  const first = page.getByRole('row').nth(1);
  await expect(first.getByRole('cell').last()).toContainText('Active · ');
  await page.getByRole('button', { name: 'Filters' }).click();
  const before = await rows(page).first().innerText();
  const sent = page.waitForRequest((request) => request.url().includes('ordering=-name'));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, descending');
  await sent;
  await expect(rows(page).first()).not.toHaveText(before);
  await expect(page).toHaveURL(/ordering=-name/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden();
});

test('in a window of half a screen a name is read whole, and the other columns give way @slow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  for (const path of ['/venues?search=Heretaunga', '/performances?search=Technical']) {
    await page.goto(path);
    const name = page.getByRole('row').nth(1).getByRole('link');
    await expect(name).toBeVisible();
    const { text, room } = await name.evaluate((link) => {
      const cell = link.closest('td') ?? link;
      const padding = Number.parseFloat(getComputedStyle(cell).paddingInlineEnd);
      const words = document.createRange();
      words.selectNodeContents(link);
      return {
        text: words.getBoundingClientRect().right,
        room: cell.getBoundingClientRect().right - padding,
      };
    });
    expect.soft(text, path).toBeLessThanOrEqual(room);
  }
});
