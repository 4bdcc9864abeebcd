import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../support/everybody';
import { makeEntry, makeEvent, uniqueName } from '../support/records';
import { test } from '../support/test';
import { deviceOf, makeContact } from '../support/users';

const tenant = 'showquest';
test.use({ tenant });

const textFile = (text: string) => ({
  name: 'stage plan.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Downloads the file on the page of a resource. */
async function downloadOn(page: Page): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const stream = await (await started).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

test('[2.21] [7.40] staff publish a file to the participants of one event, who see each version of it @slow', async ({
  page,
  staff,
  browser,
}) => {
  const [member, stranger] = [await makeContact(tenant), await makeContact(tenant)];
  const [{ event }, { event: otherEvent }] = [await makeEvent(staff), await makeEvent(staff)];
  await makeEntry(staff, tenant, event, { contact: member.individual });
  await makeEntry(staff, tenant, otherEvent, { contact: stranger.individual });
  const title = uniqueName('Stage plan');

  await page.goto('/resources');
  await page.getByRole('button', { name: 'New resource' }).click();
  const panel = page.getByRole('dialog');
  await panel.locator('input[type=file]').first().setInputFiles(textFile('the first plan'));
  await expect(panel.getByLabel('Title')).toHaveValue('stage plan');
  await panel.getByLabel('Title').fill(title);
  await panel.getByLabel('Category').selectOption('Stage and sound');
  await panel.getByRole('button', { name: 'Add resource' }).click();
  await page.getByRole('button', { name: 'Add a group' }).click();
  await page.getByRole('combobox', { name: 'Event' }).fill(event.name);
  await page.getByRole('option', { name: event.name }).first().click();
  const group = page.getByRole('form', { name: 'New group' });
  await expect(group.getByText('1 person is in this group')).toBeVisible();
  await group.getByRole('button', { name: 'Save group' }).click();
  await expect(page.getByRole('button', { name: 'Add a group' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Change status' })).toBeVisible();
  await page.getByRole('tab', { name: 'Who opened it' }).click();
  await expect(page.getByText('Opened by 0 of 1')).toBeVisible();

  const phone = await deviceOf(browser, tenant, member.user);
  await phone.goto('/resources');
  const plans = phone.getByRole('list', { name: 'Stage and sound' });
  const line = plans.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('New');
  await phone.getByRole('textbox', { name: 'Search resources' }).fill(title.toUpperCase());
  await expect(phone.getByText('1 resource', { exact: true })).toBeVisible();
  expect(await violationsOf(phone)).toEqual([]);
  await phone.getByRole('link', { name: title }).click();
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await downloadOn(phone)).toBe('the first plan');
  expect(await violationsOf(phone)).toEqual([]);

  const other = await deviceOf(browser, tenant, stranger.user);
  await other.goto('/resources');
  await expect(other.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
  await expect(other.getByText(title)).toBeHidden();
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByText('This resource is no longer available')).toBeVisible();

  await phone.getByRole('link', { name: 'All resources' }).click();
  await expect(line).not.toContainText('New');
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.locator('input[type=file]').first().setInputFiles(textFile('the second plan'));
  await page.getByLabel('What changed').fill('The drums are on the left.');
  await page.getByRole('button', { name: 'Save as new version' }).click();
  await page.getByRole('tab', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await page.getByRole('tab', { name: 'Who opened it' }).click();
  await expect(page.getByText('Opened by 1 of 1')).toBeVisible();
  await expect(page.getByText('No one has opened the newest version.')).toBeVisible();

  await expect(line).toContainText(/New version, \d{2}-\w{3}-\d{4}/);
  await phone.getByRole('link', { name: title }).click();
  await expect(phone.getByText('The drums are on the left.')).toBeVisible();
  expect(await downloadOn(phone)).toBe('the second plan');
  await phone.getByRole('link', { name: 'All resources' }).click();
  await expect(line).toBeVisible();
  await expect(line).not.toContainText('New version');
  for (const device of [phone, other]) await device.context().close();
});

test.describe('a stranger', () => {
  test.use({ role: null });

  test('[2.1] reads a public notice, to which the login leads @slow', async ({ page, staff }) => {
    const title = uniqueName('Rules');
    const draft = { title, kind: 'page', category: 'rules', body: '<p>No glitter.</p>', is_public: true };
    const { hashcode } = await staff.create<{ hashcode: string }>('callboard/resources', draft);
    await page.goto('/notices');
    await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
    await expect(page.getByText(title)).toBeHidden();

    await staff.create('callboard/resources/actions', { action: 'publish', target: hashcode });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Notices' }).click();
    await page.getByText(title).click();
    await expect(page.getByText('No glitter.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
});
