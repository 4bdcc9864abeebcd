import { expect, type Page } from '@playwright/test';
import { apiUser, emailOf, type ApiUser } from '../support/api';
import { violationsOf } from '../support/everybody';
import { test } from '../support/test';

interface Found {
  results: { hashcode: string; body: string }[];
}

test.use({ role: 'judge', serviceWorkers: 'allow' });

const writing = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const waiting = (page: Page, count: number) =>
  page.getByText(
    count === 1 ? '1 message is waiting to be sent' : `${count} messages are waiting to be sent`,
  );

/** A conversation of the test's own with the judge in it: its hashcode. */
async function begin(staff: ApiUser): Promise<string> {
  const { results } = await staff.get<Found>(`user?search=${emailOf('showquest', 'judge')}`);
  const members = results.map(({ hashcode }) => hashcode);
  const draft = { subject: `Load-in of ${crypto.randomUUID()}`, members, body: 'Where are you?' };
  return (await staff.create<{ hashcode: string }>('messaging/conversations', draft)).hashcode;
}

/** Messages of a conversation after its first one, oldest first, as the server has them. */
async function arrived(staff: ApiUser, conversation: string): Promise<string[]> {
  const path = `messaging/conversations/${conversation}/messages?ordering=number`;
  return (await staff.get<Found>(path)).results.map(({ body }) => body).slice(1);
}

async function open(page: Page, conversation: string): Promise<void> {
  await page.goto(`/conversations/${conversation}`);
  await expect(page.getByText('Where are you?').first()).toBeVisible();
}

async function write(page: Page, ...bodies: string[]): Promise<void> {
  for (const body of bodies) {
    await writing(page).fill(body);
    await writing(page).press('Control+Enter');
    await expect(writing(page)).toHaveValue('');
  }
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('[1.8] messages written without a network survive a reload, and arrive once and in order', async ({
  page,
  context,
  staff,
}) => {
  const conversation = await begin(staff);
  await open(page, conversation);
  await expect(page.getByText('The app is ready to work offline.')).toBeVisible({ timeout: 90_000 });
  await context.setOffline(true);
  await write(page, 'At the gate', 'The gate is locked');
  await expect(waiting(page, 2)).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByText('2 items wait on this device.')).toBeVisible();
  expect(await arrived(staff, conversation)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('log')).toContainText('The gate is locked');
  await expect(page.getByText(/waiting to be sent/)).toBeHidden();
  expect(await arrived(staff, conversation)).toEqual(['At the gate', 'The gate is locked']);
});

test('a message whose answer was lost is sent again without a second one @slow', async ({ page, staff }) => {
  const conversation = await begin(staff);
  await open(page, conversation);
  let isLost = true;
  await page.route(`**/conversations/${conversation}/messages`, async (route) => {
    if (!isLost || route.request().method() !== 'POST') return route.fallback();
    // Only browsers find {tenant}.localhost everywhere.
    const url = new URL(route.request().url());
    url.hostname = '127.0.0.1';
    await route.fetch({ url: url.href });
    return route.abort('connectionreset');
  });
  await write(page, 'I am here');
  await expect(waiting(page, 1)).toBeVisible();
  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(waiting(page, 1)).toBeHidden();
  expect(await arrived(staff, conversation)).toEqual(['I am here']);
});

test('what the server refuses stays with its reason, and other conversations go on @slow', async ({
  page,
  context,
  staff,
}) => {
  const [closed, other] = [await begin(staff), await begin(staff)];
  await open(page, closed);
  await context.setOffline(true);
  await write(page, 'Too late');
  await staff.create('messaging/conversations/actions', { action: 'close', target: closed, data: {} });
  await context.setOffline(false);
  await expect(page.getByText('1 message could not be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  const panel = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(panel).toContainText('Not sent: This conversation is closed.');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await open(page, other);
  await expect(page.getByText('1 message could not be sent')).toBeVisible();
  await write(page, 'In time');
  await expect.poll(() => arrived(staff, other)).toEqual(['In time']);
  await page.getByRole('button', { name: 'Show' }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(panel.getByText('Everything has been sent')).toBeVisible();
  expect(await arrived(staff, closed)).toEqual([]);
});

test('[2.38] a sign-out asks before it deletes what has not been sent @slow', async ({
  page,
  context,
  staff,
}) => {
  const conversation = await begin(staff);
  await open(page, conversation);
  // The login page comes from the worker then.
  await expect(page.getByText('The app is ready to work offline.')).toBeVisible({ timeout: 90_000 });
  await context.setOffline(true);
  await write(page, 'One', 'Two');
  await logOut(page);
  const question = page.getByRole('alertdialog', { name: '2 messages have not been sent' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(waiting(page, 2)).toBeVisible();
  await logOut(page);
  await question.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name?.split('-')[0]));
  await expect.poll(databases).not.toContain('outbox');
  await context.setOffline(false);
  // The same user again, in the same browser.
  const { token } = await apiUser(context.request, 'showquest', 'judge');
  await page.evaluate((stored) => localStorage.setItem('api_token', stored), token);
  await open(page, conversation);
  await write(page, 'Three');
  await expect.poll(() => arrived(staff, conversation)).toEqual(['Three']);
});

test('[2.37] two tabs show the same queue, and send it once @slow', async ({ page, context, staff }) => {
  const conversation = await begin(staff);
  await open(page, conversation);
  const other = await context.newPage();
  await open(other, conversation);
  await context.setOffline(true);
  await write(page, 'From one tab');
  await expect(waiting(other, 1)).toBeVisible();
  await write(other, 'From the other');
  await expect(waiting(page, 2)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/waiting to be sent/)).toBeHidden();
  await expect(other.getByText(/waiting to be sent/)).toBeHidden();
  expect(await arrived(staff, conversation)).toEqual(['From one tab', 'From the other']);
});
