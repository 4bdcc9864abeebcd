import { expect, type Browser, type Page } from '@playwright/test';
import { mailWith } from '../support/mail';
import { makeEntry, makeEvent, type StoredEntry } from '../support/records';
import { at, wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { deviceOf, makeContact } from '../support/users';

const tenant = 'showquest';
test.use({ tenant });

/** A guardian's phone, on which no one has ever signed in. */
async function guardiansPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return context.newPage();
}

async function openConsents(page: Page, entry: StoredEntry) {
  await page.goto(`/entries/${entry.hashcode}?tab=consents`);
  await page.getByRole('tab', { name: 'Consents' }).click();
}

test('[7.40] a teacher asks a guardian, who answers on a phone without an account, and withdraws it @slow', async ({
  staff,
  browser,
  request,
}) => {
  const { user, individual } = await makeContact(tenant);
  const teacher = await deviceOf(browser, tenant, user);
  const { event } = await makeEvent(staff, '2028-05-05');
  const entry = await makeEntry(staff, tenant, event, { contact: individual });
  const member = { name: 'Mere Hohepa', entry: entry.hashcode, event: event.hashcode, year_level: 9 };
  await staff.create(wordsOf(tenant).entryPath.replace('entries', 'participants'), member);
  const email = `guardian-${entry.hashcode}@example.test`;

  await openConsents(teacher, entry);
  await expect(teacher.getByText('0 of 1 answered')).toBeVisible();
  await teacher.getByRole('button', { name: 'Guardian of Mere Hohepa' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('Name of the guardian').fill('Hana Hohepa');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await teacher.getByRole('button', { name: 'Send to all who are missing (1)' }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(teacher.getByText('The link was sent')).toBeVisible();

  const letter = await mailWith(request, email, event.name);
  const link = /\/consent\/\S+/.exec(letter)?.[0] ?? '';
  const phone = await guardiansPhone(browser);
  await phone.goto(at(tenant, link));
  await expect(phone.getByText(`Mere Hohepa is in ${entry.name}`)).toBeVisible();
  await expect(phone).toHaveURL(at(tenant, '/consent'));
  for (const question of ['Taking part', 'Photographs', 'Medical care']) {
    await phone.getByRole('radiogroup', { name: question }).getByLabel('Yes').check();
  }
  await phone.getByRole('button', { name: 'Send my answers' }).click();
  await expect(phone.getByText('Thank you. Your answers are saved.')).toBeVisible();

  await openConsents(teacher, entry);
  await expect(teacher.getByText('1 of 1 answered')).toBeVisible();
  await expect(teacher.getByText('All yes')).toBeVisible();

  await phone.getByRole('button', { name: 'Withdraw all consent' }).click();
  await expect(phone.getByText('You withdrew all consent.')).toBeVisible();
  await openConsents(teacher, entry);
  await expect(teacher.getByText('Not all yes')).toBeVisible();
  for (const page of [teacher, phone]) await page.context().close();
});
