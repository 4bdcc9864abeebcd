import type { Role } from '@callboard/api-contract';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { findRecord } from '../support/findRecord';
import { pressWhenEnabled } from '../support/pressButton';
import { listOf, makeEntry, makeEvent, uniqueName, type Stored } from '../support/records';
import { test } from '../support/test';

const text = (id: string, label: string, rest: object = {}) => ({ id, kind: 'text', label, ...rest });
const contentOf = (...fields: object[]) => ({
  pages: [{ id: 'page', title: 'Your act', sections: [{ id: 'about', fields }] }],
});

/** A form that is published, of the test's own. */
async function makeForm(staff: ApiUser, ...fields: object[]): Promise<Stored> {
  const name = uniqueName('Stage plan');
  const form = await staff.create<Stored>('form/definitions', { name, content: contentOf(...fields) });
  await staff.create('form/definitions/actions', { action: 'publish', target: form.hashcode });
  return form;
}

/** The person of the season's user with a role. */
async function personOf(request: APIRequestContext, role: Role): Promise<string> {
  const own = await apiUser(request, 'showquest', role);
  const [entry] = await listOf<{ contact: { hashcode: string } }>(own, 'showquest/entries?page_size=1');
  if (!entry) throw new Error('They have entered nothing.');
  return entry.contact.hashcode;
}

const openForm = async (page: Page, form: Stored) => {
  await page.goto(`/task-forms/${form.hashcode}`);
  await expect(page.getByRole('button', { name: 'Save questions' })).toBeVisible();
};

test('[7.44] [2.21] a form is made, questioned by keyboard alone, published and seen as others see it @slow', async ({
  page,
}) => {
  const name = uniqueName('Debrief');
  await page.goto('/task-forms');
  await page.getByRole('button', { name: 'New form' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add form' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await (await findRecord(page, 'forms', name)).click();

  await page.getByRole('button', { name: 'Add a question' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Short text' }).press('Enter');
  await page.getByRole('textbox', { name: 'Question' }).fill('Who choreographed it?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await pressWhenEnabled(page.getByRole('button', { name: 'Save questions' }));
  await expect(page.getByText('All changes are saved')).toBeVisible();

  await pressWhenEnabled(page.getByRole('button', { name: 'Publish' }));
  await pressWhenEnabled(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(page.getByText(`${name} is published`)).toBeVisible();
  await page.getByRole('tab', { name: 'Preview' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Who choreographed it?' })).toBeVisible();
});

test('questions that are not saved need a confirmation before the page is left @slow', async ({
  page,
  staff,
}) => {
  const form = await makeForm(staff, text('title', 'Title'));
  await openForm(page, form);
  await page.getByLabel('Page title').fill('Another title');
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect(page.getByLabel('Page title')).toHaveValue('Another title');
  await page.getByRole('link', { name: 'Forms' }).click();
  await expect(page.getByText('You have unsaved changes. Discard these changes and leave?')).toBeVisible();
  await page.getByRole('button', { name: 'Discard Changes', exact: true }).click();
  await expect(page).toHaveURL(/\/task-forms$/);
});

test('a change that would lose answers is named, and refused until one is selected @slow', async ({
  page,
  staff,
}) => {
  const form = await makeForm(staff, text('title', 'Title'), text('notes', 'Notes'));
  const open = await staff.create<Stored>('form/instances', {
    definition: form.hashcode,
    answers: { title: 'Tides', notes: 'Loud' },
  });
  await staff.patch(`form/definitions/${form.hashcode}`, { content: contentOf(text('title', 'Title')) });

  await openForm(page, form);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText(['Notes: 1 answer']);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Choose one of the two first.')).toBeVisible();
  await dialog.getByLabel('Leave them with the questions that they were started with').check();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/answers/${open.hashcode}`);
  await expect(page.getByLabel('Notes')).toHaveValue('Loud');
});

test('answers are exported as a table @slow', async ({ page, staff }) => {
  const form = await makeForm(staff, text('title', 'Title'));
  await staff.create('form/instances', { definition: form.hashcode, answers: { title: '=1+1' } });
  await openForm(page, form);
  await page.getByRole('tab', { name: 'Answers' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export answers' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`${form.name} - Version 1.csv`);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const [head = '', row = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n');
  expect(head).toBe('\uFEFFAnswered by,Submitted,Title');
  // A sheet would calculate it.
  expect(row).toMatch(/,'=1\+1$/);
});

test('a template makes tasks whose day moves with the event @slow', async ({ page, staff }) => {
  const { event } = await makeEvent(staff);
  const name = uniqueName('Send the poster');
  await staff.create('task/templates', { name, audience: 'staff', anchor: 'starts_on', days: -7 });
  await page.goto(`/events/${event.hashcode}?tab=tasks`);
  await page.getByRole('button', { name: 'Add from a template' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add tasks' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('28-Apr-2027');
  await staff.patch(`callboard/events/${event.hashcode}`, { starts_on: '2027-05-12', ends_on: '2027-05-12' });
  await page.reload();
  await expect(row).toContainText('05-May-2027');
});

test('[2.58] the inventory lists its columns, two of which can be filtered @slow', async ({
  page,
  staff,
}) => {
  const name = uniqueName('Radio');
  const serial = uniqueName('SN');
  await staff.create('inventory/instances', { name, call_sign: 'Stage 1', serial_number: serial });
  await page.goto('/inventory');
  await expect(page.getByRole('columnheader')).toContainText([
    'Name',
    'Call Sign',
    'Category',
    'Type',
    'Serial Number',
    'ID',
  ]);
  await page.goto(`/inventory?serial_number=${encodeURIComponent(serial)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test.describe('for those who entered', () => {
  test.use({ role: 'participant' });

  test('a task is done by its form: saved while it is typed, continued later, and submitted whole', async ({
    page,
    request,
    staff,
  }) => {
    const { event } = await makeEvent(staff);
    await makeEntry(staff, 'showquest', event, { contact: await personOf(request, 'participant') });
    const form = await makeForm(
      staff,
      text('title', 'Title', { required: true }),
      text('steps', 'Steps', { shownIf: [{ field: 'title', is: 'answered' }] }),
    );
    const task = await staff.create<Stored>('callboard/tasks', {
      name: uniqueName('Tell us'),
      event: event.hashcode,
      audience: 'participant',
      form: form.hashcode,
    });
    await page.goto(`/tasks/${task.hashcode}`);
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(page).toHaveURL(/\/answers\//);
    await expect(page.getByLabel('Steps')).toBeHidden();
    await page.getByLabel('Title').fill('Tūmanako');
    await page.getByLabel('Steps').fill('Left, right');
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();

    await page.goto(`/tasks/${task.hashcode}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Tūmanako');
    await expect(page.getByLabel('Steps')).toHaveValue('Left, right');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('This was submitted.')).toBeVisible();
    await expect(page.getByText('Left, right')).toBeVisible();
  });

  test('[7.29] a file of an answer belongs to the answer, and is opened by staff @slow', async ({
    page,
    staff,
  }) => {
    const form = await makeForm(staff, { id: 'track', kind: 'attachment', label: 'The track', max: 1 });
    await page.goto(`/task-forms/${form.hashcode}`);
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(page).toHaveURL(/\/answers\//);
    const track = { name: 'tides.txt', mimeType: 'text/plain', buffer: Buffer.from('A quiet track') };
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' && answer.url().includes('/form/instances/') && answer.ok(),
    );
    const begun = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/form/instances'),
    );
    // Pressing it stores the answer that the file belongs to.
    await page.getByRole('button', { name: 'Add files' }).click();
    const { data }: { data: Stored } = await (await begun).json();
    const { hashcode } = data;
    await page.locator('input[type=file]').first().setInputFiles(track);
    await saved;
    const files = () =>
      staff.get<{ results: { name: string }[] }>(`attachments?parent=form.Instance.${hashcode}`);
    await expect.poll(async () => (await files()).results.map(({ name }) => name)).toEqual(['tides.txt']);
    await page.goto(`/answers/${hashcode}`);
    await expect(page.getByText('tides.txt')).toBeVisible();
  });
});
