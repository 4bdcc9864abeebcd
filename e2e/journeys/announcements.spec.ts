import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../support/everybody';
import { makeEntry, makeEvent, uniqueName } from '../support/records';
import { test } from '../support/test';
import { deviceOf, makeContact } from '../support/users';

const tenant = 'showquest';
test.use({ tenant });

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  });

/** Finds a record in a picker of the form, and selects it. */
async function pick(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

test('[2.21] [7.40] staff announce to groups whose counts add up, and see who reads it @slow', async ({
  page,
  staff,
  browser,
}) => {
  const [one, two] = [await makeContact(tenant), await makeContact(tenant)];
  const { event } = await makeEvent(staff);
  for (const { individual } of [one, two]) await makeEntry(staff, tenant, event, { contact: individual });
  const phone = await deviceOf(browser, tenant, one.user);
  await phone.goto('/dashboard');
  await expect(bell(phone, 0)).toBeVisible();
  const title = uniqueName('Load-in');

  await page.goto('/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill('The dock opens at five.');
  await page.getByRole('button', { name: 'Add announcement' }).click();
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByText('Choose who gets it')).toBeVisible();

  const form = page.getByRole('form', { name: 'New group' });
  await page.getByRole('button', { name: 'Add a group' }).click();
  await pick(page, 'Event', event.name);
  await expect(form.getByText('2 people are in this group')).toBeVisible();
  await form.getByRole('button', { name: 'Save group' }).click();
  await page.getByRole('button', { name: 'Add a group' }).click();
  await pick(page, 'One person', one.user.name);
  await expect(form.getByText('1 person is in this group')).toBeVisible();
  await expect(form.getByText('With this group it reaches 2 people')).toBeVisible();
  await form.getByRole('button', { name: 'Save group' }).click();
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByText('Reaches 2 people')).toBeVisible();
  await expect(people.getByText('The groups add up to 3')).toBeVisible();
  await expect(people.getByText('In group 1, 2')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish now' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('2 people are notified now')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Read by 0 of 2')).toBeVisible();

  await expect(bell(phone, 1)).toBeVisible();
  await bell(phone, 1).click();
  await phone.getByRole('dialog').getByRole('link', { name: title }).click();
  await expect(phone.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(phone.getByText('The dock opens at five.')).toBeVisible();
  await expect(bell(phone, 0)).toBeVisible();
  expect(await violationsOf(phone)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Read by 1 of 2')).toBeVisible();
  const unread = page.getByRole('table');
  await expect(unread.getByText(two.user.name)).toBeVisible();
  await expect(unread.getByText(one.user.name)).toBeHidden();
  await page.getByRole('button', { name: 'Remind those who have not read it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^The next reminder can be sent at /)).toBeVisible();
  const other = await deviceOf(browser, tenant, two.user);
  await other.goto('/dashboard');
  await expect(bell(other, 2)).toBeVisible();
  await expect(bell(phone, 0)).toBeVisible();

  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('It is revoked. No receiver can read it.')).toBeVisible();
  await expect(bell(other, 0)).toBeVisible();
  await other.goto('/announcements');
  await expect(other.getByText('No announcements yet')).toBeVisible();
  for (const device of [phone, other]) await device.context().close();
});
