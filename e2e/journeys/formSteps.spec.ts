import { expect, type Browser, type Page } from '@playwright/test';
import { password, type ApiUser } from '../support/api';
import { mailedPath } from '../support/mail';
import { makeEntry, makeEvent, uniqueName, type Stored } from '../support/records';
import { at } from '../support/tenants';
import { test } from '../support/test';
import { deviceOf, makeContact, uniqueEmail, type OwnUser } from '../support/users';

const tenant = 'showquest';
test.use({ tenant });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** A form of two questions, published. */
async function publishedForm(staff: ApiUser): Promise<Stored> {
  const fields = [
    { id: 'song', kind: 'text', label: 'Which song?', required: true },
    { id: 'length', kind: 'length', label: 'How long is it?', max: 210 },
  ];
  const form = await staff.create<Stored>('form/definitions', {
    name: uniqueName('Music'),
    content: { pages: [{ id: 'page', title: 'Music', sections: [{ id: 'about', fields }] }] },
  });
  await staff.create('form/definitions/actions', { action: 'publish', target: form.hashcode });
  return form;
}

async function openEvent(staff: ApiUser): Promise<Stored> {
  const { event } = await makeEvent(staff, '2028-05-05');
  await staff.create('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
  return event;
}

const askFor = (staff: ApiUser, event: Stored, form: Stored, more: object) =>
  staff.create<Stored>('callboard/tasks', {
    name: uniqueName('Music of the act'),
    event: event.hashcode,
    form: form.hashcode,
    audience: 'participant',
    due_on: '2028-04-20',
    ...more,
  });

const open = async (browser: Browser, user: OwnUser, path: string, size = desk): Promise<Page> => {
  const page = await deviceOf(browser, tenant, user, size);
  await page.goto(path);
  return page;
};

for (const size of [desk, phone]) {
  test(`[7.42] a school answers a task for each of its two acts, at ${size.width} @slow`, async ({
    staff,
    browser,
  }) => {
    const { user, individual } = await makeContact(tenant);
    const event = await openEvent(staff);
    const task = await askFor(staff, event, await publishedForm(staff), { per_entry: true });
    const [one, two] = [
      await makeEntry(staff, tenant, event, { contact: individual }),
      await makeEntry(staff, tenant, event, { contact: individual }),
    ];
    const page = await open(browser, user, `/entries/${one.hashcode}`, size);
    await page.getByRole('link', { name: `Fill in: ${task.name}` }).click();
    await page.getByLabel('Which song?').pressSequentially('Tides');
    // Once it is stored, it has an address of its own, and the field keeps its focus.
    await expect(page).toHaveURL(/\/answers\/[0-9a-f-]{36}/);
    await expect(page.getByLabel('Which song?')).toBeFocused();
    await page.keyboard.type(' in');
    await page.getByLabel('How long is it?').fill('3:60');
    await page.getByLabel('How long is it?').blur();
    await expect(page.getByText('Write minutes and seconds, such as 3:30').first()).toBeVisible();
    await page.getByLabel('How long is it?').fill('3.30');
    await page.getByLabel('How long is it?').blur();
    await expect(page.getByLabel('How long is it?')).toHaveValue('3:30');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Submitted. Thank you!')).toBeVisible();

    await page.goto(`/entries/${two.hashcode}`);
    await page.getByRole('link', { name: `Fill in: ${task.name}` }).click();
    await page.getByLabel('Which song?').fill('Embers');
    await expect(page).toHaveURL(/\/answers\/[0-9a-f-]{36}/);
    await page.reload();
    await expect(page.getByLabel('Which song?')).toHaveValue('Embers');
    await page.goto(`/entries/${one.hashcode}`);
    await expect(page.getByRole('link', { name: `Open: ${task.name}` })).toBeVisible();
    await page.context().close();
  });
}

test('[7.39] [7.44] entering with a form is stopped on a phone, continued on a desk, and submitted with its answers @slow', async ({
  staff,
  browser,
}) => {
  const { user, individual } = await makeContact(tenant);
  const event = await openEvent(staff);
  const task = await askFor(staff, event, await publishedForm(staff), { in_entering: true });
  const entry = await makeEntry(staff, tenant, event, { contact: individual });
  const steps = `/entries/${entry.hashcode}/enter`;

  const small = await open(browser, user, `${steps}/send`, phone);
  await expect(small.getByText('These answers are missing or not right')).toBeVisible();
  await small.getByRole('button', { name: 'Submit' }).click();
  await expect(small.getByText(/Complete these steps first/)).toBeVisible();
  await small.getByRole('main').getByRole('link', { name: 'Which song?' }).click();
  await expect(small.getByLabel('Which song?')).toBeFocused();
  const stored = small.waitForResponse(
    (reply) => reply.url().includes('form/instances') && reply.request().method() === 'POST',
  );
  await small.getByLabel('Which song?').fill('Tides');
  await stored;
  await small.context().close();

  const large = await open(browser, user, `${steps}/${task.hashcode}`);
  await expect(large.getByLabel('Which song?')).toHaveValue('Tides');
  await large.getByLabel('How long is it?').fill('2:10');
  await large.getByRole('button', { name: 'Next' }).click();
  await large.waitForURL('**/enter/send');
  await expect(large.getByText('These answers are missing or not right')).toHaveCount(0);
  await large.getByRole('button', { name: 'Submit' }).click();
  await large.waitForURL(`**/entries/${entry.hashcode}`);
  await expect(large.getByText('Submitted', { exact: true }).first()).toBeVisible();
  await large.context().close();
});

test('[7.39] an invited co-worker opens the link and edits the act, and another one only sees it @slow', async ({
  staff,
  browser,
}) => {
  const { user, individual } = await makeContact(tenant);
  const event = await openEvent(staff);
  const entry = await makeEntry(staff, tenant, event, { contact: individual });
  const page = await open(browser, user, `/entries/${entry.hashcode}/enter/send`);
  const section = page.getByRole('region', { name: 'Co-workers' });
  const [editor, reader] = [uniqueEmail(), uniqueEmail()];
  for (const [email, right] of [
    [editor, 'Can edit'],
    [reader, 'Can see'],
  ] as const) {
    await section.getByLabel('Email').fill(email);
    await section.getByLabel('Right', { exact: true }).selectOption(right);
    await section.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(section.getByText(email)).toBeVisible();
  }

  const joined = async (email: string): Promise<Page> => {
    // A device of their own: where another user is signed in, activation would end that session.
    const context = await browser.newContext({
      baseURL: at(tenant, ''),
      viewport: phone,
      storageState: { cookies: [], origins: [] },
    });
    const guest = await context.newPage();
    await guest.goto(await mailedPath(page.request, email));
    await guest.getByLabel('First name').fill('Priya');
    await guest.getByLabel('Last name').fill('Nair');
    await guest.getByLabel('Phone').fill('021 555 0123');
    await guest.getByLabel('Password', { exact: true }).fill(password);
    await guest.getByLabel('Confirm password').fill(password);
    await guest.getByRole('button', { name: 'Activate' }).click();
    await expect(guest.getByRole('main').getByText('Account has been activated')).toBeVisible();
    await context.close();
    const own = { email, name: 'Priya Nair', hashcode: '' };
    return open(browser, own, `/entries/${entry.hashcode}`, phone);
  };

  const first = await joined(editor);
  await first.getByRole('link', { name: 'Continue entering' }).click();
  const name = uniqueName('Edited together');
  await first.getByRole('textbox').first().fill(name);
  await first.getByRole('button', { name: /^(Save|Next)/ }).click();
  await first.waitForURL('**/enter/members');
  expect(await staff.get(`showquest/entries/${entry.hashcode}`)).toMatchObject({ name });

  const second = await joined(reader);
  await expect(second.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(second.getByRole('link', { name: 'Continue entering' })).toHaveCount(0);
  await second.goto(`/entries/${entry.hashcode}/enter`);
  await expect(second.getByText(/You were invited to see/)).toBeVisible();

  await page.reload();
  await section.getByRole('button', { name: 'Remove Priya Nair' }).first().click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(2);
  for (const each of [first, second, page]) await each.context().close();
});
