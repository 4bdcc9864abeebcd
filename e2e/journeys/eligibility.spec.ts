import { expect, type Page } from '@playwright/test';
import type { ApiUser } from '../support/api';
import { makeEntry, makeEvent, uniqueName, type Stored, type StoredEntry } from '../support/records';
import { wordsOf } from '../support/tenants';
import { test } from '../support/test';

const tenant = 'rockquest';
const { entryPath, participantPath } = wordsOf(tenant);
test.use({ tenant });

/** A band with members, at an event of a season that no rule of the seeds is for. */
async function enterBand(staff: ApiUser, season: number, members: number): Promise<StoredEntry> {
  const { event } = await makeEvent(staff, `${season}-05-05`);
  const entry = await makeEntry(staff, tenant, event, { members_count: members });
  for (let number = 1; number <= members; number++) {
    const name = `Member ${String(number).padStart(2, '0')}`;
    await staff.create(participantPath, { name, event: event.hashcode, entry: entry.hashcode });
  }
  return entry;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Ready to submit?' });

test('[3.24] [7.39] a band of 23 is refused by a rule that staff wrote, repaired, and submitted @slow', async ({
  page,
  staff,
}) => {
  const rule = uniqueName('Stage room');
  await page.goto('/eligibility-rules');
  await page.getByRole('button', { name: 'New eligibility rule' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill(rule);
  await form.getByRole('textbox', { name: 'In plain words' }).fill('The stage has room for 19 people.');
  await form.getByRole('textbox', { name: 'Season' }).fill('2029');
  await expect(form.getByRole('textbox', { name: 'At most' })).toBeHidden();
  await form.getByRole('combobox', { name: 'If not met' }).selectOption('refuse');
  await form.getByRole('combobox', { name: 'Kind' }).selectOption('count');
  await form.getByRole('textbox', { name: 'At most' }).fill('19');
  await form.getByRole('button', { name: 'Add eligibility rule' }).click();
  await expect(page.getByRole('link', { name: rule })).toBeVisible();

  const entry = await enterBand(staff, 2029, 23);
  await page.goto(`/entries/${entry.hashcode}`);
  await expect(panel(page)).toContainText('23 members, at most 19');
  await expect(panel(page)).toContainText('The stage has room for 19 people.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('is not ready to submit')).toBeVisible();
  expect(await staff.get(`${entryPath}/${entry.hashcode}`)).toMatchObject({ status: 'draft' });

  await panel(page)
    .getByRole('button', { name: 'Take out Member 20, Member 21, Member 22, Member 23' })
    .first()
    .click();
  await expect(panel(page)).toContainText('It meets');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Checked when it was submitted on')).toBeVisible();
  expect(await staff.get(`${entryPath}/${entry.hashcode}`)).toMatchObject({
    status: 'submitted',
    members_count: 19,
  });
});

test('[7.39] staff waive a warning with a reason that stays @slow', async ({ page, staff }) => {
  const rule = await staff.create<Stored>('callboard/eligibility_rules', {
    name: uniqueName('Enrolled'),
    text: 'Everyone is enrolled at a school.',
    season: 2030,
    severity: 'warn',
    kind: 'word',
    word_in: 'statement',
    word_rule: 'required',
    word: 'enrolled at school',
  });
  const entry = await enterBand(staff, 2030, 3);
  await page.goto(`/entries/${entry.hashcode}`);
  await panel(page).getByText('Warnings', { exact: true }).click();
  await panel(page)
    .getByRole('button', { name: `Waive “${rule.name}”` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Waive' }).click();
  await expect(dialog).toContainText('Write why this is accepted.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The school wrote to us.');
  await dialog.getByRole('button', { name: 'Waive' }).click();
  await expect(panel(page)).toContainText('The school wrote to us.');
  await page.goto(`/entries/${entry.hashcode}?tab=history`);
  await expect(page.getByRole('main')).toContainText('The school wrote to us.');
});
