import { expect, type Page } from '@playwright/test';
import { mailWith } from '../support/mail';
import { makeEntry, makeEvent, type StoredEntry } from '../support/records';
import { at, wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { deviceOf, makeContact } from '../support/users';

const tenant = 'rockquest';
test.use({ tenant });

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  });

test('[2.43] a decision reaches the contact of an entry by bell and mail, and is read on every device @slow', async ({
  page,
  staff,
  browser,
  request,
}) => {
  const { user, individual } = await makeContact(tenant);
  const { event } = await makeEvent(staff, '2028-05-05');
  const entry = await makeEntry(staff, tenant, event, { contact: individual });
  const { entryPath } = wordsOf(tenant);
  await staff.create<StoredEntry>(`${entryPath}/actions`, { action: 'submit', target: entry.hashcode });
  const [phone, laptop] = [await deviceOf(browser, tenant, user), await deviceOf(browser, tenant, user)];
  for (const device of [phone, laptop]) await device.goto('/dashboard');
  for (const device of [phone, laptop]) await expect(bell(device, 0)).toBeVisible();

  await page.goto(`/entries/${entry.hashcode}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Accept?' });
  await expect(dialog).toContainText('is notified right away');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  for (const device of [phone, laptop]) await expect(bell(device, 1)).toBeVisible();

  const letter = await mailWith(request, user.email, `${entry.name} was accepted for ${event.name}`);
  expect(letter).toContain(`/entries/${entry.hashcode}`);

  const sentence = `${entry.name} was accepted for ${event.name}`;
  await bell(phone, 1).click();
  await phone.getByRole('link', { name: sentence }).click();
  await expect(phone.getByRole('heading', { name: entry.name, level: 1 })).toBeVisible();
  await expect(phone).toHaveURL(at(tenant, `/entries/${entry.hashcode}`));
  for (const device of [phone, laptop]) await expect(bell(device, 0)).toBeVisible();
  for (const device of [phone, laptop]) await device.context().close();
});
