import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { ApiUser } from '../support/api';
import { test } from '../support/test';

interface Stored {
  hashcode: string;
  name: string;
  status: string;
  version: number;
}

interface StoredTask extends Stored {
  priority: string | null;
  starts_on: string | null;
  due_on: string | null;
  estimate: number | null;
}

const count = 50;
/** How long 500 records can take on a busy machine, each with its triggers. */
const bulkTimeout = 90_000;
const taskPath = 'project/tasks';
const two = (number: number) => String(number).padStart(2, '0');

async function makeTasks(staff: ApiUser, many: number) {
  const name = `Cells ${randomUUID().slice(0, 6)}`;
  const project = await staff.create<Stored>('project/projects', { name });
  for (let nth = 1; nth <= many; nth += 1) {
    await staff.create(taskPath, { name: `Task ${two(nth)}`, project: project.hashcode });
  }
  const list = `${taskPath}?project=${project.hashcode}&ordering=name&page_size=200`;
  const stored = async () => (await staff.get<{ results: StoredTask[] }>(list)).results;
  const address = `/project-tasks?project=${project.hashcode}&ordering=name&columns=name,priority,starts_on,due_on,estimate,status`;
  return { project, stored, address };
}

async function pasteAt(page: Page, cell: string, text: string) {
  await page.locator(`[data-cell="${cell}"]`).click();
  await page.evaluate((block) => navigator.clipboard.writeText(block), text);
  await page.keyboard.press('Control+V');
}

test.describe('the cells of a list', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[3.28] [7.20] take a block of 50 rows and 5 columns from a spreadsheet, with one Undo @slow', async ({
    page,
    staff,
  }) => {
    test.slow();
    const { stored, address } = await makeTasks(staff, count);
    await page.goto(address);
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit cells' }).click();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 1));

    const rows = Array.from({ length: count }, (_, index) =>
      [
        `Pasted ${two(index + 1)}`,
        index % 2 === 0 ? 'High' : 'low',
        `${two(1 + (index % 28))}-03-2028`,
        `${1 + (index % 28)} Apr 2028`,
        '1:30',
      ].join('\t'),
    );
    await pasteAt(page, '0:0', rows.join('\r\n'));
    await expect(page.getByText('250 cells changed')).toBeVisible();
    const tasks = await stored();
    expect(tasks.map(({ name }) => name)).toEqual(rows.map((row) => row.split('\t')[0]));
    expect(tasks[29]).toMatchObject({
      priority: 'low',
      starts_on: '2028-03-02',
      due_on: '2028-04-02',
      estimate: 90,
    });
    await page.screenshot({ path: 'test-results/cells-1440.png' });

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored())[0]).toMatchObject({ name: 'Task 01', priority: null });
    expect((await stored()).every(({ due_on: due, estimate }) => due === null && estimate === null)).toBe(
      true,
    );
    await expect(page.locator('[data-cell="0:0"]')).toHaveText('Task 01');
  });

  test('[7.20] keep what is refused, name it and lead to it @slow', async ({ page, staff }) => {
    const { stored, address } = await makeTasks(staff, 3);
    await page.goto(`${address}&as=cells`);
    await pasteAt(page, '0:1', 'High\t31-02-2028\nUrgent\t01-03-2028\n\t02-03-2028');
    const problems = page.getByRole('alert').filter({ hasText: '2 cells were not saved' });
    await expect(problems).toContainText('This must be a date such as 14-05-2027');
    await expect(page.getByText('3 cells changed')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: 'test-results/cells-refused.png' });
    await problems.getByRole('button', { name: 'Task 02, Priority' }).click();
    await expect(page.locator('[data-cell="1:1"]')).toBeFocused();
    await expect(page.locator('[data-cell="1:1"]')).toContainText('Urgent');
    await page.keyboard.press('F2');
    await page.getByRole('combobox', { name: 'Priority' }).selectOption('Medium');
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-cell="1:2"]')).toBeFocused();
    await expect
      .poll(async () => (await stored()).map(({ priority }) => priority))
      .toEqual(['high', 'medium', null]);

    // Someone else changes a task while its cell is open.
    const [first] = await stored();
    await page.locator('[data-cell="0:0"]').click();
    await page.keyboard.type('Mine');
    await staff.patch(`${taskPath}/${first?.hashcode}`, { name: 'Theirs' });
    await page.keyboard.press('Enter');
    await expect(page.getByText('Someone else has changed this cell to “Theirs”').first()).toBeVisible();
    expect((await stored()).map(({ name }) => name)).toContain('Theirs');
  });

  test('[2.3] are not offered on a phone, which shows the list @slow', async ({ page, staff }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { address } = await makeTasks(staff, 1);
    await page.goto(`${address}&as=cells`);
    await expect(page.getByRole('link', { name: /Task 01/ })).toBeVisible();
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Columns' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Edit cells' })).toHaveCount(0);
    await expect(page.getByRole('grid')).toHaveCount(0);
  });
});

test('[7.21] of 500 records in a bulk change, 3 are refused, named and still selected, and one Undo restores the others @slow', async ({
  page,
  staff,
}) => {
  test.slow();
  const name = `Many ${randomUUID().slice(0, 6)}`;
  const project = await staff.create<Stored>('project/projects', { name });
  const path = 'project/milestones';
  const made: Stored[] = [];
  for (let nth = 0; nth < 500; nth += 20) {
    const some = Array.from({ length: 20 }, (_, index) => ({
      name: `Step ${nth + index + 1}`,
      project: project.hashcode,
      due_on: '2028-05-05',
    }));
    made.push(...(await Promise.all(some.map((body) => staff.create<Stored>(path, body)))));
  }
  const countOf = async (status: string) =>
    (await staff.get<{ count: number }>(`${path}?project=${project.hashcode}&status=${status}&page_size=1`))
      .count;

  await page.goto(`/milestones?project=${project.hashcode}`);
  await page.getByRole('checkbox', { name: 'Select loaded rows' }).click();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Select all 500' }).click();
  await expect(bar.getByText('All 500 selected')).toBeVisible();
  const dropped = made.slice(100, 103);
  for (const { hashcode } of dropped)
    await staff.create(`${path}/actions`, { action: 'drop', target: hashcode });

  await bar.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: /^Mark reached/ }).click();
  const preview = page.getByRole('alertdialog');
  await expect(preview.getByText('497 will change')).toBeVisible({ timeout: bulkTimeout });
  await expect(preview.getByText('3 cannot')).toBeVisible();
  await preview.getByRole('button', { name: 'Mark reached' }).click();

  await expect(page.getByText('497 changed, 3 refused')).toBeVisible({ timeout: bulkTimeout });
  for (const each of dropped) await expect(page.getByText(new RegExp(`^${each.name}: `))).toBeVisible();
  await expect(bar.getByText('3 selected')).toBeVisible();
  expect(await countOf('reached')).toBe(497);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => countOf('open'), { timeout: bulkTimeout }).toBe(497);
  expect(await countOf('dropped')).toBe(3);
});
