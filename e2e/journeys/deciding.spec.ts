import { expect } from '@playwright/test';
import { mailWith } from '../support/mail';
import { pressWhenEnabled } from '../support/pressButton';
import { makeEntry, makeEvent, uniqueName, type StoredEntry } from '../support/records';
import { wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { deviceOf, makeContact } from '../support/users';

const tenant = 'rockquest';
test.use({ tenant });

const { entryPath } = wordsOf(tenant);

test('[2.18] the office decides twenty in a row by keyboard and sends them together', async ({
  page,
  staff,
  browser,
  request,
}) => {
  test.slow();
  const { user, individual } = await makeContact(tenant);
  const { event } = await makeEvent(staff, '2028-05-05');
  const names = Array.from({ length: 20 }, (_, index) => uniqueName(`Tides ${index + 10}`));
  for (const name of names) {
    const entry = await makeEntry(staff, tenant, event, { name, contact: individual });
    await staff.create<StoredEntry>(`${entryPath}/actions`, { action: 'submit', target: entry.hashcode });
  }

  await page.goto(`/events/${event.hashcode}/decide`);
  await expect(page.getByRole('radio', { name: 'To decide (20)' })).toBeChecked();
  const keys = (index: number) => (index === 18 ? 'w' : 'a');
  for (const [index, name] of names.entries()) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    if (index < 19) await page.keyboard.press(keys(index));
  }
  // The last one is declined with a reason, which stands in the mail.
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The night is full.');
  await expect(dialog.getByText('The night is full.', { exact: false }).last()).toBeVisible();
  await pressWhenEnabled(dialog.getByRole('button', { name: 'Decline' }));
  await expect(page.getByText('Everything is decided')).toBeVisible();

  const school = await deviceOf(browser, tenant, user);
  await school.goto('/dashboard');
  await expect(school.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Send 20 decisions' }).click();
  const send = page.getByRole('dialog', { name: 'Send 20 decisions?' });
  for (const text of ['18 accepted', '1 on the waiting list', '1 declined']) {
    await expect(send.getByText(text)).toBeVisible();
  }
  await send.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('20 decisions sent')).toBeVisible();

  await expect(school.getByRole('button', { name: 'Notifications, 20 unread' })).toBeVisible();
  const letter = await mailWith(request, user.email, `${names[19]} was not accepted for ${event.name}`);
  expect(letter).toContain('The night is full.');
  await mailWith(request, user.email, `${names[0]} was accepted for ${event.name}`);
  await school.context().close();
});

test('[2.18] a bulk change shows what it refuses, does the rest, and is undone @slow', async ({
  page,
  staff,
}) => {
  // The seeds have rules for 2027 that a bare entry does not meet, and none for 2028.
  const [ruled, free] = [await makeEvent(staff), await makeEvent(staff, '2028-05-05')];
  const shared = uniqueName('Chorus');
  for (const [index, { event }] of [...Array(5).fill(free), ...Array(3).fill(ruled)].entries()) {
    await makeEntry(staff, tenant, event, { name: `${shared} ${index + 1}` });
  }
  await page.goto(`/entries?search=${encodeURIComponent(shared)}`);
  await expect(page.getByRole('link', { name: `${shared} 8` })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select loaded rows' }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Submit (8)' }).click();

  const preview = page.getByRole('alertdialog');
  await expect(preview.getByText('5 will change')).toBeVisible();
  await expect(preview.getByText('3 cannot')).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveCount(3);
  await preview.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText('5 changed, 3 refused')).toBeVisible();
  await expect(page.getByText('3 were refused')).toBeVisible();
  const submitted = async () => {
    const path = `${entryPath}?search=${encodeURIComponent(shared)}&status=submitted&page_size=1`;
    return (await staff.get<{ count: number }>(path)).count;
  };
  expect(await submitted()).toBe(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(submitted).toBe(0);
});
