import { expect, type Page } from '@playwright/test';
import type { ApiUser } from '../support/api';
import { makeEntry, makeEvent, uniqueName, type Stored } from '../support/records';
import { wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { deviceOf, makeContact } from '../support/users';

const tenant = 'rockquest';
const { entryPath, participantPath } = wordsOf(tenant);
test.use({ tenant });

/** A band of a teacher with a member, a fee, a task, and a place in the running order. */
async function enterBand(staff: ApiUser, contact: string) {
  const { event, venue, space } = await makeEvent(staff, '2028-05-05');
  await staff.patch(`callboard/events/${event.hashcode}`, { performer_fee: 1_500, currency: 'NZD' });
  await staff.create('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
  const entry = await makeEntry(staff, tenant, event, { contact, members_count: 4 });
  await staff.create(participantPath, {
    name: 'Ihaia Ruru',
    event: event.hashcode,
    entry: entry.hashcode,
    year_level: 10,
    date_of_birth: '2013-05-06',
  });
  const task = await staff.create<Stored>('callboard/tasks', {
    name: uniqueName('Send your stage plan'),
    event: event.hashcode,
    audience: 'participant',
    due_on: '2028-04-20',
  });
  const performance = await staff.create<Stored>('callboard/performances', {
    name: uniqueName('Evening'),
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    session: 'evening',
    starts_at: '2028-05-05T19:00:00+12:00',
    ends_at: '2028-05-05T21:00:00+12:00',
  });
  await staff.create('callboard/performances/actions', { action: 'schedule', target: performance.hashcode });
  for (const action of ['submit', 'accept'])
    await staff.create(`${entryPath}/actions`, { action, target: entry.hashcode });
  await staff.patch(`${entryPath}/${entry.hashcode}`, {
    performance: performance.hashcode,
    slot_starts_at: '2028-05-05T19:20:00+12:00',
  });
  return { entry, task };
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function expectDossier(page: Page, task: Stored): Promise<void> {
  await expect(card(page, 'What is missing')).toContainText(task.name);
  await expect(card(page, 'What is missing')).toContainText('by 20-Apr-2028');
  await expect(card(page, 'Heat, time and place')).toContainText('19:20–19:30 NZST');
  await expect(page.getByRole('list', { name: 'Musicians' })).toContainText('Ihaia Ruru');
  await expect(page.getByRole('list', { name: 'Musicians' })).toContainText('year 10 · 14 years old');
  await expect(card(page, 'Fee')).toContainText('$60');
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
}

test('[2.21] [7.39] the school and the office read the same dossier of a band, each with their rights @slow', async ({
  page,
  staff,
  browser,
}) => {
  // Staff can write to an adult alone.
  const { user, individual } = await makeContact(tenant, { date_of_birth: '1985-02-01' });
  const { entry, task } = await enterBand(staff, individual);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/entries/${entry.hashcode}`);
  await expectDossier(page, task);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(card(page, 'Decisions')).toContainText('Accepted by you');
  await card(page, 'Messages').getByRole('button', { name: 'New message' }).click();
  const panel = page.getByRole('dialog', { name: 'New conversation' });
  await expect(panel.getByRole('textbox', { name: 'Subject' })).toHaveValue(entry.name);
  await panel.getByRole('textbox', { name: 'Message' }).fill('Please bring your own drums.');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/conversations\//);

  const phone = await deviceOf(browser, tenant, user, { width: 390, height: 844 });
  await phone.goto(`/entries/${entry.hashcode}`);
  await expectDossier(phone, task);
  await expect(card(phone, 'Decisions')).toContainText('Accepted by the organisers');
  await expect(phone.getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
  await card(phone, 'Messages').getByRole('link', { name: entry.name }).click();
  await expect(phone.getByText('Please bring your own drums.')).toBeVisible();
  await phone.context().close();
});
