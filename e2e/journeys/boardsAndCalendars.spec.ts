import { expect, type Page } from '@playwright/test';
import { overflow, violationsOf } from '../support/everybody';
import { listOf, uniqueName, type Stored } from '../support/records';
import { test } from '../support/test';

test.use({ role: 'staff' });

interface Placed extends Stored {
  starts_at: string;
  venue: { title: string };
}

const column = (page: Page, status: string) => page.getByRole('region', { name: new RegExp(`^${status}, `) });
const cardOf = (page: Page, status: string, name: string) =>
  column(page, status).getByRole('listitem').filter({ hasText: name });

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[3.24] a project task moves on the board by keyboard, and back by Undo @slow', async ({
      page,
      staff,
    }) => {
      const [project] = await listOf(staff, 'project/projects?page_size=1');
      const name = uniqueName('Poster proof');
      await staff.create('project/tasks', { name, project: project?.hashcode, due_on: '2027-05-14' });
      await page.goto(`/project-tasks?search=${encodeURIComponent(name)}`);
      await page.getByRole('radiogroup', { name: 'View' }).getByText('Board').click();
      await expect(page).toHaveURL(/as=board/);
      await expect(cardOf(page, 'To do', name)).toBeVisible();

      await page.getByRole('button', { name: `Change status of ${name}` }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(cardOf(page, 'In progress', name)).toBeVisible();
      await expect(cardOf(page, 'To do', name)).toHaveCount(0);
      await expect(page.getByRole('link', { name })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(cardOf(page, 'To do', name)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });

    test('[3.23] [3.30] the schedule is seen by month, week and day @slow', async ({ page, staff }) => {
      const name = uniqueName('Site walk');
      await staff.create('schedule/events', {
        name,
        kind: 'site_visit',
        starts_at: '2027-05-12T10:00:00+12:00',
        ends_at: '2027-05-12T11:00:00+12:00',
      });
      await page.goto(`/schedule?as=calendar&on=2027-05-12&search=${encodeURIComponent(name)}`);
      const item = page.getByRole('main').getByRole('link', { name: new RegExp(name) });
      for (const period of ['Week', 'Day', 'Month']) {
        await page.getByText(period, { exact: true }).click();
        await expect(item).toHaveCount(1);
        expect(await violationsOf(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
      }
      await page.getByRole('button', { name: 'Next month' }).click();
      await expect(page.getByRole('heading', { name: 'Jun-2027' })).toBeVisible();
      await expect(item).toHaveCount(0);
      await page.getByRole('button', { name: 'Previous month' }).click();
      await item.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });

    test('[2.21] a venue shows its week, and how much of it is used @slow', async ({ page, staff }) => {
      const [performance] = await listOf<Placed>(
        staff,
        'callboard/performances?status=scheduled&ordering=starts_at&page_size=1',
      );
      if (!performance) throw new Error('The season announces no performance.');
      await page.goto(`/venues?week=${performance.starts_at.slice(0, 10)}`);
      const row = page.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: performance.venue.title }),
      });
      await expect(row.getByRole('link', { name: new RegExp(performance.name) }).first()).toBeVisible();
      await expect(row.getByText(/^[1-9]\d*%$/)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const before = await page.getByRole('heading', { level: 2 }).textContent();
      await page.getByRole('button', { name: 'Next week' }).click();
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(String(before));
    });

    test('[2.22] the reporting line opens below each manager @slow', async ({ page }) => {
      await page.goto('/workforce/employees?as=tree');
      const top = page.getByRole('treeitem', { expanded: false }).first();
      await expect(top).toBeVisible();
      await top.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('treeitem', { level: 2 }).first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/workforce\/employees\/[0-9a-f-]{36}/);
    });
  });
}

test('[3.24] a card is dragged to a status that it can have, and to no other @slow', async ({
  page,
  staff,
}) => {
  const [project] = await listOf(staff, 'project/projects?page_size=1');
  const name = uniqueName('Dragged task');
  await staff.create('project/tasks', { name, project: project?.hashcode });
  await page.goto(`/project-tasks?as=board&search=${encodeURIComponent(name)}`);
  const drag = async (from: string, to: string) => {
    await cardOf(page, from, name).hover();
    await page.mouse.down();
    const target = await column(page, to).boundingBox();
    if (!target) throw new Error(`The column ${to} is not visible.`);
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  await drag('To do', 'Done');
  await expect(cardOf(page, 'Done', name)).toBeVisible();
  // Completed tasks are reopened first.
  await drag('Done', 'Blocked');
  await expect(cardOf(page, 'Done', name)).toBeVisible();
  await expect(page).toHaveURL(/as=board/);
});

test('[3.30] an appointment is added from a day, with the day filled in @slow', async ({ page }) => {
  await page.goto('/schedule?as=calendar&on=2027-05-12');
  await page.getByRole('button', { name: 'Add on Thursday 13-May-2027' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(form.getByRole('spinbutton', { name: 'Day Starts' })).toHaveValue('13');
});

test('[2.21] the events of a calendar are also those that are over @slow', async ({ page, staff }) => {
  const [event] = await listOf<Stored & { starts_on: string }>(
    staff,
    'callboard/events?ordering=starts_on&page_size=1',
  );
  if (!event) throw new Error('The season has no event.');
  await page.goto(`/events?as=calendar&period=day&on=${event.starts_on}`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(event.name) })
      .first(),
  ).toBeVisible();
});
