import { expect } from '@playwright/test';
import { makeDay } from '../support/makeDay';
import { test } from '../support/test';

test.use({ tenant: 'showquest' });

test('[1.10] [2.18] a timetable is released for everyone, and what changes stays a draft until the next release', async ({
  page,
  staff,
}) => {
  const { event, names } = await makeDay(staff);
  // Everyone follows what is announced.
  await staff.create('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
  const [anchor = '', breeze = ''] = names;
  const sheet = `/events/${event.hashcode}?tab=run&view=board`;
  await page.goto(sheet);
  await page.getByRole('button', { name: 'Release timetable…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('4 changes')).toBeVisible();
  await dialog.getByRole('radio', { name: /^No one/ }).check();
  await dialog.getByRole('checkbox', { name: 'Everyone can read it' }).check();
  await dialog.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(page.getByText(/Nothing has changed since/)).toBeVisible();

  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page.goto(`/timetable/${event.hashcode}`);
  await expect(line(breeze)).toContainText('10:10');

  await page.goto(sheet);
  await page.getByRole('button', { name: `Move ${breeze}` }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(/1 time has changed since/)).toBeVisible();
  await page.goto(`/timetable/${event.hashcode}`);
  await expect(line(breeze)).toContainText('10:10');

  await page.goto(sheet);
  await page.getByRole('button', { name: 'Release changes…' }).click();
  await expect(dialog.getByRole('listitem')).toContainText([/10:10–.* → .*10:15–/]);
  await dialog.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(page.getByText(/Release 2 of .* Nothing has changed since/)).toBeVisible();
  await page.goto(`/timetable/${event.hashcode}`);
  await expect(line(breeze)).toContainText('10:15');
  await expect(line(anchor)).toContainText('10:00');
});

test('[1.10] [3.30] a plan of the day repairs a clash, says why, and is taken back @slow', async ({
  page,
  staff,
}) => {
  const { event } = await makeDay(staff);
  const conflicts = (count: number) =>
    page.getByRole('group').filter({ hasText: new RegExp(`^Conflicts\\s*${count}`) });
  await page.goto(`/events/${event.hashcode}?tab=run&view=board`);
  await expect(conflicts(1)).toBeVisible();
  await page.getByRole('button', { name: 'Plan the day' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Repair conflicts').click();
  await dialog.getByRole('button', { name: 'Find a plan' }).click();
  await dialog.getByRole('button', { name: 'Use this plan' }).click();
  await expect(conflicts(0)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(conflicts(1)).toBeVisible();
});
