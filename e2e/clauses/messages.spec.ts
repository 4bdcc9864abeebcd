import { expect, type Browser, type Page } from '@playwright/test';
import { apiUser, emailOf, type ApiUser } from '../support/api';
import { draftsOnDevice } from '../support/drafts';
import { violationsOf } from '../support/everybody';
import { at } from '../support/tenants';
import { test } from '../support/test';

interface Found {
  results: { hashcode: string; title: string }[];
}

const said = (page: Page) => page.getByRole('log').getByRole('article');
const writing = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** A conversation of the test's own, begun by staff: the judge is in it. */
async function begin(staff: ApiUser, body: string): Promise<string> {
  const { results } = await staff.get<Found>(`user?search=${emailOf('showquest', 'judge')}`);
  const members = results.map(({ hashcode }) => hashcode);
  const draft = { subject: `Load-in of ${crypto.randomUUID()}`, members, body };
  const { hashcode } = await staff.create<{ hashcode: string }>('messaging/conversations', draft);
  return `/conversations/${hashcode}`;
}

/** A second browser, in which the judge is signed in. */
async function judgesPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: at('showquest', ''),
    storageState: { cookies: [], origins: [] },
  });
  const { token } = await apiUser(context.request, 'showquest', 'judge');
  await context.addInitScript((kept) => localStorage.setItem('api_token', kept), token);
  return context.newPage();
}

test('[3.22] [5.26] people write to each other, by keyboard alone, and see what the other says', async ({
  page,
  staff,
  browser,
}) => {
  const path = await begin(staff, 'Please use the side door.');
  await page.goto(path);
  await expect(said(page)).toContainText(['Please use the side door.']);
  const judge = await judgesPage(browser);
  await judge.goto(path);
  await writing(judge).focus();
  await judge.keyboard.press('Control+Enter');
  await expect(judge.getByText('Write something first')).toBeVisible();
  await judge.keyboard.type('Ka pai.\nSee you there.');
  await judge.keyboard.press('Control+Enter');
  await expect(said(judge)).toContainText(['Please use the side door.', 'Ka pai.\nSee you there.'], {
    useInnerText: true,
  });
  await expect(writing(judge)).toHaveValue('');
  // It comes by itself.
  await expect(said(page)).toHaveCount(2, { timeout: 20_000 });
  await expect(said(page).last()).toContainText('Filipo Leota');
  expect(await violationsOf(page)).toEqual([]);
  await judge.context().close();
});

test('an own message is changed, taken back, and back again by Undo', async ({ page, staff }) => {
  await page.goto(await begin(staff, 'At five.'));
  await page.getByRole('button', { name: 'Change or delete your message' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('At six.');
  await page.keyboard.press('Control+Enter');
  await expect(said(page)).toContainText(['At six.']);
  await expect(said(page)).toContainText(['Edited']);
  await page.getByRole('button', { name: 'Change or delete your message' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(page.getByText('Message deleted')).toBeVisible();
  // The latest of the alerts: that of the change stands there too.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(said(page)).toContainText(['At six.']);
});

test('the address of a message leads to its conversation', async ({ page, staff }) => {
  const path = await begin(staff, 'Found by the search.');
  const conversation = path.split('/').at(-1);
  const { results } = await staff.get<Found>(`callboard/messages?conversation=${conversation}`);
  await page.goto(`/messages/${results[0]?.hashcode}`);
  await expect(said(page)).toContainText(['Found by the search.']);
  await expect(page).toHaveURL(at('showquest', path));
});

test('what is written and not sent is there after a reload', async ({ page, staff }) => {
  await page.goto(await begin(staff, 'Hello'));
  await writing(page).fill('Half a sen');
  await draftsOnDevice(page, 1);
  await page.reload();
  await expect(writing(page)).toHaveValue('Half a sen');
  await writing(page).press('Control+Enter');
  await expect(said(page)).toContainText(['Hello', 'Half a sen']);
});

test('a conversation begins with those who are in it, and ends by being closed', async ({ page }) => {
  const subject = `Parking ${crypto.randomUUID()}`;
  await page.goto('/conversations');
  await page.getByRole('button', { name: 'New conversation' }).click();
  const panel = page.getByRole('dialog', { name: 'New conversation' });
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('Field is required')).toHaveCount(4);
  await panel.getByRole('combobox', { name: 'To' }).fill('judge@');
  await page.getByRole('option', { name: /Filipo Leota/ }).click();
  await panel.getByLabel('Subject').fill(subject);
  await panel.getByLabel('Message').fill('Behind the hall.');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(said(page)).toContainText(['Behind the hall.']);
  await page.getByRole('tab', { name: 'People' }).click();
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['Aroha Ngata', 'Filipo Leota']);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Close conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close conversation' }).click();
  await expect(page.getByText('Nobody can write in it any more.')).toBeVisible();
  await expect(writing(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, role: 'participant' });

  test('a long conversation opens at its end, for whoever began it', async ({ page, playwright }) => {
    const request = await playwright.request.newContext();
    const participant = await apiUser(request, 'showquest', 'participant');
    const draft = { subject: `Trailer ${crypto.randomUUID()}`, body: 'Is there room for a trailer?' };
    const { hashcode } = await participant.create<{ hashcode: string }>('messaging/conversations', draft);
    for (let number = 2; number <= 60; number += 1)
      await participant.create('callboard/messages', {
        conversation: hashcode,
        body: `And number ${number}?`,
      });
    await request.dispose();
    await page.goto(`/conversations/${hashcode}`);
    await expect(said(page).last()).toContainText('And number 60?');
    await expect(writing(page)).toBeInViewport();
    await expect(said(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Show earlier messages' }).click();
    await expect(said(page)).toHaveCount(60);
    await expect(said(page).first()).toContainText('Is there room for a trailer?');
    expect(await violationsOf(page)).toEqual([]);
  });
});
