import { expect, type Page } from '@playwright/test';
import type { ApiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { liveliestEvent, listOf } from '../support/records';
import { placeholders } from '../support/placeholders';
import { test } from '../support/test';

type Visit = readonly [path: string, arrive: (page: Page) => Promise<void>];

const rows = (page: Page) => expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
const shows =
  (role: 'button' | 'heading' | 'textbox' | 'row', name: string | RegExp) =>
  (page: Page): Promise<void> =>
    expect(page.getByRole(role, { name }).first()).toBeVisible();

/** Every screen of forms, tasks and what belongs to them, with what proves that it is there. */
async function visitsOf(staff: ApiUser): Promise<Visit[]> {
  const event = await liveliestEvent(staff, 'showquest');
  const [form] = await listOf(staff, 'form/definitions?search=Technical');
  const [template] = await listOf(staff, 'task/templates?page_size=1&status=active');
  const [task] = await listOf(staff, 'callboard/tasks?page_size=1');
  return [
    ['/task-forms', rows],
    [`/task-forms/${form?.hashcode}`, shows('button', 'Save questions')],
    [`/task-forms/${form?.hashcode}?tab=preview`, shows('button', 'Next')],
    [`/task-forms/${form?.hashcode}?tab=answers`, shows('button', 'Export answers')],
    ['/task-templates', rows],
    [`/task-templates/${template?.hashcode}`, shows('button', 'Use for events')],
    ['/tasks', rows],
    [`/tasks/${task?.hashcode}`, shows('heading', 'Record')],
    [`/events/${event.hashcode}?tab=tasks`, shows('button', 'Add from a template')],
    ['/inventory', shows('button', 'New asset')],
    ['/tags', shows('button', 'New tag')],
  ];
}

for (const theme of ['dark', 'light'] as const) {
  test(`[2.21] [7.44] the screens of forms and tasks can be used by everyone, ${theme} @slow`, async ({
    page,
    staff,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const [path, arrive] of await visitsOf(staff)) {
      await page.goto(path);
      await arrive(page);
      await expect.soft(placeholders(page), path).toHaveCount(0);
      expect.soft(await violationsOf(page), path).toEqual([]);
    }
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no screen of forms and tasks scrolls sideways @slow', async ({ page, staff }) => {
    for (const [path, arrive] of await visitsOf(staff)) {
      await page.goto(path);
      await arrive(page);
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});
