import { expect, test, type Browser, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { violationsOf } from '../support/everybody';
import { pressButton } from '../support/pressButton';
import { listOf, makeEvent, uniqueName, type Stored } from '../support/records';
import { pageOf } from '../support/pageOf';
import { openTab, publish, type } from '../support/planEditor';

let staff: ApiUser;
test.beforeAll(async ({ playwright }) => {
  staff = await apiUser(await playwright.request.newContext(), 'showquest');
});

function openPlan(browser: Browser, plan: string, width: number): Promise<Page> {
  const viewport = { width, height: 900 };
  return pageOf(browser, staff, `/booking/floor-plans/${plan}`, { viewport, hasTouch: width < 600 });
}

interface Version extends Stored {
  number: number;
  seats: number;
}

const pretixHall = (second: string) => ({
  name: 'Hall',
  categories: [{ name: 'Stalls', color: '#335577' }],
  zones: [
    {
      name: 'Parterre',
      position: { x: 0, y: 0 },
      rows: [
        {
          row_number: '1',
          position: { x: 0, y: 0 },
          seats: ['p1', second, 'p3'].map((seat_guid, index) => ({
            seat_guid,
            seat_number: String(index + 1),
            category: 'Stalls',
            position: { x: index * 25, y: 0 },
          })),
        },
      ],
      areas: [],
    },
  ],
});

const asFile = (content: object) => ({
  name: 'hall.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

test('[7.46] staff draw the seats of a space by keyboard, publish, change and publish again, and take a file of pretix @short', async ({
  browser,
}) => {
  const { venue, space } = await makeEvent(staff, '2028-05-05');
  const plan = await staff.create<Stored>('booking/floor_plans', {
    name: uniqueName('Seats'),
    venue: venue.hashcode,
    space: space.hashcode,
  });
  const page = await openPlan(browser, plan.hashcode, 1440);
  await type(page, 'Rows', '3');
  await type(page, 'Seats in each', '10');
  await type(page, 'Curve, in degrees', '25');
  await pressButton(page, 'Add rows');
  await pressButton(page, 'Add area');
  await expect(page.getByRole('img', { name: /30 seats/ })).toBeVisible();
  await openTab(page, 'Checks');
  await expect(page.getByText('Nothing to correct')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await publish(page)).toContain('It has 30 seats');

  await pressButton(page, 'Select all');
  await openTab(page, 'Selected');
  await pressButton(page, 'Number seats');
  await pressButton(page, 'Undo');
  await openTab(page, 'List');
  await page.getByText('Stalls: 3 rows, 30 seats').press('Enter');
  const row = page.getByRole('checkbox', { name: 'Select Row C' });
  await page.keyboard.press('Escape');
  await row.press(' ');
  await row.press('Delete');
  await expect(page.getByRole('img', { name: /20 seats/ })).toBeVisible();
  expect(await publish(page)).toContain('10 seats are gone');
  const path = `booking/floor_plan_versions?floor_plan=${plan.hashcode}`;
  expect((await listOf<Version>(staff, path)).map(({ number, seats }) => [number, seats])).toEqual([
    [2, 20],
    [1, 30],
  ]);

  await openTab(page, 'Files');
  const field = page.getByLabel('Take a plan from a file');
  await field.setInputFiles(asFile(pretixHall('p1')));
  await expect(page.getByText('Parterre, row 1, seat 2: the id p1 is there twice')).toBeVisible();
  await field.setInputFiles(asFile(pretixHall('p2')));
  await expect(page.getByRole('img', { name: /3 seats/ })).toBeVisible();
  expect(await publish(page)).toContain('3 seats are new');

  await openTab(page, 'Versions');
  await pressButton(page, 'Open version 1');
  const take = page.getByRole('button', { name: 'Use as the drawing' });
  await expect(take).toBeEnabled();
  await take.press('Enter');
  await openTab(page, 'Drawing');
  await expect(page.getByRole('img', { name: /30 seats/ })).toBeVisible();
  await pressButton(page, 'Save');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('[7.46] a phone shows a plan, as a picture and as a list', async ({ browser }) => {
  const [plan] = await listOf(staff, 'booking/floor_plans?status=published&search=Usual');
  const page = await openPlan(browser, plan?.hashcode ?? '', 390);
  await expect(page.getByRole('img', { name: /seats; the same is below/ })).toBeVisible();
  await page.getByText(/^Stalls: \d+ rows/).press('Enter');
  await expect(page.getByText(/^Row A: \d+ seats/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add rows' })).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
});
