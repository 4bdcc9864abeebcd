import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { test } from '../support/test';

interface Stored {
  hashcode: string;
}

for (const width of [1440, 390]) {
  test(`[3.30] the tasks and milestones of a project are on a timeline, at ${width} @slow`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const name = `Tour ${randomUUID().slice(0, 6)}`;
    const { hashcode: project } = await staff.create<Stored>('project/projects', {
      name,
      starts_on: '2027-03-01',
      ends_on: '2027-09-30',
    });
    const add = (task: string, from: string, to: string) =>
      staff.create('project/tasks', { name: task, project, starts_on: from, due_on: to });
    await add('Book halls', '2027-03-01', '2027-04-15');
    await add('Sell tickets', '2027-04-10', '2027-08-31');
    await staff.create('project/milestones', { name: 'Doors open', project, due_on: '2027-09-01' });

    await page.goto(`/projects?search=${encodeURIComponent(name)}&as=timeline`);
    await expect(page.getByRole('list', { name: 'Office projects' }).getByRole('link')).toContainText(
      '01-Mar-2027 to 30-Sep-2027',
    );
    await page.goto(`/milestones?project=${project}&as=timeline`);
    await expect(page.getByRole('list', { name: 'Milestones' }).getByRole('link')).toContainText(
      '01-Sep-2027',
    );
    await page.goto(`/project-tasks?project=${project}&as=timeline`);
    const tasks = page.getByRole('list', { name: 'Project tasks' }).getByRole('link');
    await expect(tasks).toHaveCount(2);
    await page.screenshot({ path: `test-results/timeline-${width}.png` });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    await tasks.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Book halls' })).toBeVisible();
  });
}
