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

test('[7.46] staff draw the seats of a space by keyboard, publish, change and publish again, and take a file of pretix @slow', async ({
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
  expect(await publish(page)).toContain('10 seats were removed');
  const path = `booking/floor_plan_versions?floor_plan=${plan.hashcode}`;
  expect((await listOf<Version>(staff, path)).map(({ number, seats }) => [number, seats])).toEqual([
    [2, 20],
    [1, 30],
  ]);

  await openTab(page, 'Files');
  const field = page.getByLabel('Use a plan from a file');
  await field.setInputFiles(asFile(pretixHall('p1')));
  await expect(page.getByText('Parterre, row 1, seat 2: the id p1 is used twice')).toBeVisible();
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

/** Two sections of one name: the left side of the stalls, and that of the balcony. */
const twoFloors = `level;section;row;seats
Stalls;Left;A;"A1-A6, A9-A14"
Balcony;Left;A;1-4`;

const asDrawing = `<svg xmlns="http://www.w3.org/2000/svg"><g id="Stalls">
  <circle cx="0" cy="0" r="8" id="A-1"/><circle cx="20" cy="0" r="8" id="A-2"/><circle cx="40" cy="0" r="8"/>
</g></svg>`;

test('[7.46] staff take a list with levels, a drawing and the list again, and each level has a tab and a picture @slow', async ({
  browser,
}) => {
  const { venue, space } = await makeEvent(staff, '2028-05-07');
  const plan = await staff.create<Stored>('booking/floor_plans', {
    name: uniqueName('Levels'),
    venue: venue.hashcode,
    space: space.hashcode,
  });
  const page = await openPlan(browser, plan.hashcode, 1440);
  await openTab(page, 'Files');
  const field = page.getByLabel('Use a plan from a file');
  const take = (name: string, text: string) =>
    field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await take('hall.svg', asDrawing);
  await expect(page.getByText('2 seats on the level Ground floor')).toBeVisible();
  await expect(page.getByText(/1 shape is as large as a seat/)).toBeVisible();
  await take('hall.csv', twoFloors.replace('1-4', '4-1'));
  await expect(page.getByText('Line 3: 4-1 is not a range of 1 to 500 seats in one row.')).toBeVisible();
  await take('hall.csv', twoFloors);
  await expect(page.getByText('16 seats on 2 levels: Stalls, Balcony')).toBeVisible();
  const saved = page.waitForEvent('download');
  await pressButton(page, 'Export as a list');
  const list = await (await saved).createReadStream();
  await take('again.csv', Buffer.concat(await list.toArray()).toString());
  await expect(page.getByText('again.csv is the drawing now')).toBeVisible();
  await page.getByRole('tab', { name: 'Stalls' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Balcony' })).toHaveAttribute('aria-selected', 'true');
  expect(await violationsOf(page)).toEqual([]);
  expect(await publish(page)).toContain('It has 16 seats');

  const phone = await openPlan(browser, plan.hashcode, 390);
  await expect(phone.getByRole('img', { name: /Balcony with 4 seats/ })).toBeVisible();
  await expect(phone.getByText('Balcony · Left: 1 row, 4 seats')).toBeVisible();
  expect(await violationsOf(phone)).toEqual([]);
});

test('[7.46] a phone shows a plan, as a picture and as a list @slow', async ({ browser }) => {
  const plans = await listOf<Stored>(staff, 'booking/floor_plans?status=published&search=Usual');
  const plan = plans.find(({ name }) => name === 'Usual seats');
  const page = await openPlan(browser, plan?.hashcode ?? '', 390);
  await expect(page.getByRole('img', { name: /seats; the same is below/ }).first()).toBeVisible();
  await page.getByText(/Stalls: \d+ rows/).press('Enter');
  await expect(page.getByText(/^Row A: \d+ seats/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add rows' })).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
});
