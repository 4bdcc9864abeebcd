import { expect } from '@playwright/test';
import { entriesFile } from '../support/entriesFile';
import { emailOf, password } from '../support/api';
import { press, tabTo, type } from '../support/keyboard';
import { countEntries, makeEvent, uniqueName } from '../support/records';
import { at } from '../support/tenants';
import { test } from '../support/test';

test.use({ role: null });

test('an event is run with the keyboard alone', async ({ page, staff }) => {
  const { event, space } = await makeEvent(staff);
  const performance = uniqueName('Matinee');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await test.step('sign in', async () => {
    await page.goto('/');
    await type(page, page.getByLabel('Email'), emailOf('showquest', 'staff'));
    await type(page, page.getByLabel('Password'), password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('showquest', '/dashboard'));
  });

  await test.step('find the event', async () => {
    await press(page, button('Events'));
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }));
    await type(page, page.getByRole('textbox', { name: 'Search events' }), event.name);
    await press(page, page.getByRole('link', { name: event.name }));
    await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
  });

  await test.step('add a performance', async () => {
    await press(page, button('Add performance'));
    await type(page, dialog.getByLabel('Name'), performance);
    await type(page, dialog.getByRole('combobox', { name: 'Stage' }), space.name);
    await expect(page.getByRole('option', { name: space.name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dayOf = (label: string) =>
      dialog.getByRole('group', { name: label }).getByRole('spinbutton').first();
    await type(page, dayOf('Starts'), '050520271000');
    await type(page, dayOf('Ends'), '050520271130');
    await press(page, dialog.getByRole('button', { name: 'Add performance' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: performance })).toBeVisible();
    await expect(page.getByText('10:00–11:30')).toBeVisible();
  });

  await test.step('import acts', async () => {
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.getByRole('tab', { name: 'Run sheet' }));
    await page.keyboard.press('ArrowRight');
    await press(page, button('Import…'));
    await press(page, button('Choose a CSV file or workbook'));
    await (await chooser).setFiles(entriesFile('showquest', [{ name: 'River' }, { name: 'Stone' }]));
    await press(page, button('Preview'));
    await press(page, button('Import 2 good rows'));
    await expect(dialog.getByText('2 acts imported')).toBeVisible();
    expect(await countEntries(staff, 'showquest', event)).toBe(2);
  });

  await test.step('take the import back', async () => {
    await press(page, button('Undo the import'));
    await expect(dialog.getByText('2 acts removed.')).toBeVisible();
    await press(page, button('Done'));
    await expect(dialog).toBeHidden();
    expect(await countEntries(staff, 'showquest', event)).toBe(0);
  });

  await test.step('add an act, delete it and undo', async () => {
    await press(page, button('New act'));
    await type(page, dialog.getByRole('textbox', { name: 'Act', exact: true }), 'Lantern');
    await type(page, dialog.getByLabel('Section'), 'Open');
    await press(page, dialog.getByRole('button', { name: 'Add act' }));
    await expect(dialog).toBeHidden();
    await press(page, page.getByRole('link', { name: 'Lantern' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Lantern' })).toBeVisible();
    await press(page, button('More actions'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Lantern deleted')).toBeVisible();
    expect(await countEntries(staff, 'showquest', event)).toBe(0);
    const deleted = page.getByRole('listitem').filter({ hasText: 'Lantern deleted' });
    await press(page, deleted.getByRole('button', { name: 'Undo' }));
    await expect(page.getByText('Undone')).toBeVisible();
    expect(await countEntries(staff, 'showquest', event)).toBe(1);
  });

  await test.step('sign out', async () => {
    await press(page, page.getByRole('button', { name: /^Your menu/ }));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('showquest', '/login'));
  });
});
