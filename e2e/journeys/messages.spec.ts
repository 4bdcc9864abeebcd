import { expect, type Browser, type Page } from '@playwright/test';
import { apiUser, emailOf, type ApiUser } from '../support/api';
import { at } from '../support/tenants';
import { test } from '../support/test';

interface Found {
  results: { hashcode: string }[];
}

const messages = (page: Page) => page.getByRole('log').getByRole('article');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** A conversation of the test's own with the judge. */
async function begin(staff: ApiUser, subject: string, body: string): Promise<string> {
  const { results } = await staff.get<Found>(`user?search=${emailOf('showquest', 'judge')}`);
  const members = results.map(({ hashcode }) => hashcode);
  const draft = { subject, members, body };
  const { hashcode } = await staff.create<{ hashcode: string }>('messaging/conversations', draft);
  return `/conversations/${hashcode}`;
}

/** Another device of a user. */
async function device(browser: Browser, role: 'staff' | 'judge'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: at('showquest', ''),
    storageState: { cookies: [], origins: [] },
  });
  const { token } = await apiUser(context.request, 'showquest', role);
  await context.addInitScript((stored) => localStorage.setItem('api_token', stored), token);
  return context.newPage();
}

test('[3.22] [7.33] two people see each other type, react, reply and read', async ({
  page,
  staff,
  browser,
}) => {
  const path = await begin(staff, `Sound check ${crypto.randomUUID()}`, 'When can we have the sound check?');
  const judge = await device(browser, 'judge');
  await page.goto(path);
  await expect(messages(page)).toContainText([/Sent.*When can we have/s]);

  await judge.goto(path);
  await expect(messages(judge)).toContainText(['When can we have the sound check?']);
  // Messages visible to the other member are read, without a reload.
  await expect(messages(page)).toContainText([/Read.*When can we have/s]);

  await field(judge).pressSequentially('At ');
  await expect(page.getByText('Filipo Leota is typing')).toBeVisible();

  await judge.getByRole('button', { name: /^Actions for the message from/ }).click();
  await judge.getByRole('menuitem', { name: 'Reply' }).click();
  await expect(field(judge)).toBeFocused();
  await judge.keyboard.press('End');
  await judge.keyboard.type('four, @Aro');
  await judge.getByRole('option', { name: /Aroha Ngata/ }).click();
  await judge.keyboard.press('Enter');
  await expect(messages(judge)).toContainText(['When can we', /At four, @Aroha Ngata/]);

  await expect(messages(page).last()).toContainText('Reply to Aroha Ngata');
  await expect(messages(page).last().getByText('@Aroha Ngata')).toBeVisible();
  await expect(page.getByText('Filipo Leota is typing')).toHaveCount(0);

  await messages(page).last().hover();
  await messages(page).last().getByRole('button', { name: 'Add a reaction' }).click();
  await page.getByRole('button', { name: 'React with 🎉' }).click();
  await expect(messages(judge).last().getByRole('button', { name: '🎉 1', pressed: false })).toBeVisible();
  await messages(judge).last().getByRole('button', { name: '🎉 1' }).click();
  await expect(messages(page).last().getByRole('button', { name: '🎉 2', pressed: true })).toBeVisible();

  await page.getByRole('button', { name: /Reply to Aroha Ngata/ }).click();
  await expect(messages(page).first()).toHaveAttribute('data-marked', 'true');
  await judge.context().close();
});

test('[2.21] what is read on one device is read on the other @slow', async ({ staff, browser }) => {
  const subject = `Programme ${crypto.randomUUID()}`;
  const path = await begin(staff, subject, 'Here is the programme.');
  const [desk, phone] = [await device(browser, 'judge'), await device(browser, 'judge')];
  const entry = (page: Page) => page.getByRole('listitem').filter({ hasText: subject });
  await desk.goto('/conversations');
  await expect(entry(desk).getByText('1 unread message')).toBeAttached();
  await phone.goto(path);
  await expect(phone.getByText('New', { exact: true })).toBeVisible();
  await expect(entry(desk).getByText('1 unread message')).toHaveCount(0);
  await expect(entry(desk)).toBeVisible();
  await desk.context().close();
  await phone.context().close();
});

test('[7.32] a conversation is written, answered and edited by keyboard alone @slow', async ({
  page,
  staff,
}) => {
  await page.goto(await begin(staff, `Keys ${crypto.randomUUID()}`, 'Who has the keys?'));
  await expect(messages(page)).toHaveCount(1);
  const press = (key: string) => page.keyboard.press(key);
  // From the thread, which scrolls by keyboard, through the buttons of the message to the field.
  await page.getByRole('log').focus();
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Add a reaction' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'React with 👍' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('button', { name: '👍 1', pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a reaction' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('I have them.');
  await press('Enter');
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).last()).toContainText('Reply to Aroha Ngata');
  await expect(field(page)).toBeFocused();
  // It is stored, and has its own menu.
  await expect(
    messages(page).last().getByRole('button', { name: 'Change or delete your message' }),
  ).toBeAttached();
  await press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Edit your message' })).toBeFocused();
  await press('End');
  await page.keyboard.type(' Both.');
  await press('Enter');
  await expect(messages(page).last()).toContainText('I have them. Both.');
  await expect(messages(page).last()).toContainText('Edited');
});
