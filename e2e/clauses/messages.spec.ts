import { expect, type Browser, type Page } from '@playwright/test';
import { apiUser, emailOf, type ApiUser } from '../support/api';
import { draftsOnDevice } from '../support/drafts';
import { violationsOf } from '../support/everybody';
import { pressButton } from '../support/pressButton';
import { at } from '../support/tenants';
import { test } from '../support/test';

interface Found {
  results: { hashcode: string; title: string }[];
}

const messagesOn = (page: Page) => page.getByRole('log').getByRole('article');
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
  await context.addInitScript((value) => localStorage.setItem('api_token', value), token);
  return context.newPage();
}

test('[3.22] [5.26] [7.32] [7.33] people write to each other, by keyboard alone, and see what the other writes @slow', async ({
  page,
  staff,
  browser,
}) => {
  const path = await begin(staff, 'Please use the side door.');
  await page.goto(path);
  await expect(messagesOn(page)).toContainText(['Please use the side door.']);
  const judge = await judgesPage(browser);
  await judge.goto(path);
  await writing(judge).focus();
  await judge.keyboard.press('Enter');
  await expect(judge.getByText('Write something first')).toBeVisible();
  await judge.keyboard.type('Ka pai.');
  await judge.keyboard.press('Shift+Enter');
  await judge.keyboard.type('See you there.');
  await judge.keyboard.press('Enter');
  await expect(messagesOn(judge)).toContainText(['Please use the side door.', 'Ka pai.\nSee you there.'], {
    useInnerText: true,
  });
  await expect(writing(judge)).toHaveValue('');
  // It comes by itself.
  await expect(messagesOn(page)).toHaveCount(2, { timeout: 20_000 });
  await expect(messagesOn(page).last()).toContainText('Filipo Leota');
  expect(await violationsOf(page)).toEqual([]);
  await judge.context().close();
});

test('an own message is edited and deleted with a trace, and is back by Undo @slow', async ({
  page,
  staff,
}) => {
  await page.goto(await begin(staff, 'At five.'));
  // The last own message, by the Up key in the empty field.
  await writing(page).press('ArrowUp');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('At six.');
  await page.keyboard.press('Enter');
  await expect(messagesOn(page)).toContainText(['At six.']);
  await expect(messagesOn(page)).toContainText(['Edited']);
  await page.getByRole('button', { name: 'Change or delete your message' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(messagesOn(page)).toContainText(['Message deleted']);
  await expect(messagesOn(page)).not.toContainText(['At six.']);
  // The latest of the alerts: that of the change is there too.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(messagesOn(page)).toContainText(['At six.']);
});

test('the address of a message leads to its conversation @slow', async ({ page, staff }) => {
  const path = await begin(staff, 'Found by the search.');
  const conversation = path.split('/').at(-1);
  const { results } = await staff.get<Found>(`callboard/messages?conversation=${conversation}`);
  await page.goto(`/messages/${results[0]?.hashcode}`);
  await expect(messagesOn(page)).toContainText(['Found by the search.']);
  await expect(page).toHaveURL(at('showquest', `${path}?message=1`));
});

test('what is written and not sent is there after a reload @slow', async ({ page, staff }) => {
  await page.goto(await begin(staff, 'Hello'));
  await writing(page).fill('Half a sen');
  await draftsOnDevice(page, 1);
  await page.reload();
  await expect(writing(page)).toHaveValue('Half a sen');
  await writing(page).press('Enter');
  await expect(messagesOn(page)).toContainText(['Hello', 'Half a sen']);
});

test('[2.21] [7.37] a conversation begins with those who are in it, and ends by being closed @slow', async ({
  page,
}) => {
  const subject = `Parking ${crypto.randomUUID()}`;
  await page.goto('/conversations');
  await page.getByRole('button', { name: 'New conversation' }).click();
  const panel = page.getByRole('dialog', { name: 'New conversation' });
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('Field is required')).toHaveCount(4);
  await panel.getByRole('combobox', { name: 'To' }).fill('Filipo');
  await panel.getByRole('option', { name: /Filipo Leota/ }).click();
  await panel.getByLabel('Subject').fill(subject);
  await panel.getByLabel('Message').fill('Behind the hall.');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(messagesOn(page)).toContainText(['Behind the hall.']);
  await expect(page.getByRole('link', { name: subject })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: 'People and details' }).click();
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['Aroha Ngata', 'Filipo Leota']);
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Close conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close conversation' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(messagesOn(page)).toContainText(['Behind the hall.']);
  await expect(page.getByText(/closed/i).last()).toBeVisible();
  await expect(writing(page)).toHaveCount(0);
});

test('[3.22] a locked conversation shows why, a message is found, and a report reaches the organisers @slow', async ({
  page,
  staff,
  browser,
}) => {
  const path = await begin(staff, 'The blue cable is in the van.');
  await page.goto(path);
  await page.getByRole('button', { name: 'Search in this conversation' }).click();
  await page.getByRole('textbox', { name: 'Search in this conversation' }).fill('blue cable');
  await pressButton(page, /The blue cable is in the van/);
  await expect(messagesOn(page).first()).toHaveAttribute('data-marked', 'true');
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Lock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lock' });
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('The show is over.');
  await dialog.getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByText('This conversation is locked for everyone but staff.')).toBeVisible();
  const judge = await judgesPage(browser);
  await judge.goto(path);
  await expect(judge.getByText('The show is over.')).toBeVisible();
  await expect(writing(judge)).toHaveCount(0);
  await judge.getByRole('button', { name: /^Actions for the message/ }).click();
  await judge.getByRole('menuitem', { name: 'Report' }).click();
  const reason = `Not for us ${crypto.randomUUID()}`;
  await judge.getByRole('textbox', { name: /Reason/ }).fill(reason);
  await judge.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(judge.getByText('Reported to the organisers')).toBeVisible();
  await page.goto('/message-reports');
  await expect(page.getByText(reason)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await judge.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, role: 'participant' });

  test('a long conversation opens at its end, for anyone who began it @slow', async ({
    page,
    playwright,
  }) => {
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
    await expect(messagesOn(page).last()).toContainText('And number 60?');
    await expect(writing(page)).toBeInViewport();
    // Only what is visible is rendered; the first message is there when it is scrolled to.
    expect(await messagesOn(page).count()).toBeLessThan(50);
    await page.getByRole('log').evaluate((log) => log.scrollTo(0, 0));
    await expect(messagesOn(page).first()).toContainText('Is there room for a trailer?');
    await page.getByRole('button', { name: 'Go to the latest message' }).click();
    await expect(messagesOn(page).last()).toContainText('And number 60?');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'All conversations' }).click();
    await expect(page).toHaveURL(at('showquest', '/conversations'));
    await expect(page.getByRole('link', { name: draft.subject })).toBeVisible();
  });
});
