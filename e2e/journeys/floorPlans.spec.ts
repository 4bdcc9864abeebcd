import type { FloorPlan } from '@callboard/api-contract/plans';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { violationsOf } from '../support/everybody';
import { listOf, makeEvent, uniqueName, type Stored } from '../support/records';
import { startOwnServer, type OwnServer } from '../support/ownServer';

// One server for both.
test.describe.configure({ mode: 'serial' });

/** A server on which the feature is switched on, and a signed-in page of it. */
let server: OwnServer;
let staff: ApiUser;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  server = await startOwnServer({ CALLBOARD_FEATURES: 'ticketing' });
  const request = await playwright.request.newContext();
  staff = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
});
test.afterAll(() => server.stop());

async function pageOf(browser: Browser, plan: string, width: number): Promise<Page> {
  const origin = `http://showquest.localhost:${server.port}`;
  const localStorage = [{ name: 'api_token', value: staff.token }];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    viewport: { width, height: 900 },
    hasTouch: width < 600,
  });
  const page = await context.newPage();
  await page.goto(`${origin}/booking/floor-plans/${plan}`);
  return page;
}

interface Version extends Stored {
  number: number;
  seats: number;
}

/** Focuses a button as a keyboard does, and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await field.fill(text);
  await page.keyboard.press('Enter');
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

async function publish(page: Page): Promise<string> {
  await press(page, 'Publish');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^It has|^Compared with/)).toBeVisible();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  return text;
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

test('[7.46] staff draw the seats of a space by keyboard, publish, change and publish again, and take a file of pretix', async ({
  browser,
}) => {
  const { venue, space } = await makeEvent(staff, '2028-05-05');
  const plan = await staff.create<Stored>('booking/floor_plans', {
    name: uniqueName('Seats'),
    venue: venue.hashcode,
    space: space.hashcode,
  });
  const page = await pageOf(browser, plan.hashcode, 1440);
  await type(page, 'Rows', '3');
  await type(page, 'Seats in each', '10');
  await type(page, 'Curve, in degrees', '25');
  await press(page, 'Add rows');
  await press(page, 'Add area');
  await expect(page.getByRole('img', { name: /30 seats/ })).toBeVisible();
  await openTab(page, 'Checks');
  await expect(page.getByText('Nothing to correct')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await publish(page)).toContain('It has 30 seats');

  await press(page, 'Select all');
  await openTab(page, 'Selected');
  await press(page, 'Number seats');
  await press(page, 'Undo');
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
  await press(page, 'Open version 1');
  const take = page.getByRole('button', { name: 'Use as the drawing' });
  await expect(take).toBeEnabled();
  await take.press('Enter');
  await openTab(page, 'Drawing');
  await expect(page.getByRole('img', { name: /30 seats/ })).toBeVisible();
  await press(page, 'Save');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('[7.46] a phone shows a plan, as a picture and as a list', async ({ browser }) => {
  const [plan] = await listOf(staff, 'booking/floor_plans?status=published&search=Usual');
  const page = await pageOf(browser, plan?.hashcode ?? '', 390);
  await expect(page.getByRole('img', { name: /seats; the same is below/ })).toBeVisible();
  await page.getByText(/^Stalls: \d+ rows/).press('Enter');
  await expect(page.getByText(/^Row A: \d+ seats/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add rows' })).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
});

interface Drawn extends Stored {
  content: FloorPlan;
}

/** A new plan of three rows, the last one further to the side, with a stage. */
async function drawnPlan(): Promise<Stored> {
  const { venue, space } = await makeEvent(staff, '2028-06-06');
  const row = (name: string, x: number, y: number) => ({
    id: `row-${name}`,
    name,
    shape: 'line',
    x,
    y,
    angle: 0,
    spacing: 0.55,
    curve: 0,
    seats: Array.from({ length: 8 }, (_, index) => ({ id: `${name}-${index}`, number: String(index + 1) })),
  });
  return staff.create<Stored>('booking/floor_plans', {
    name: uniqueName('Gestures'),
    venue: venue.hashcode,
    space: space.hashcode,
    content: {
      levels: [{ id: 'ground', name: 'Ground floor' }],
      categories: [],
      sections: [
        { id: 's', name: 'Stalls', level: 'ground', rows: [row('A', 0, 0), row('B', 0, 2), row('C', 3, 5)] },
      ],
      areas: [],
    },
  });
}

/** Where places of the plan are on the screen while the whole plan is visible. Its seats reach from -1.925 to 4.925 m, and from 0 to 5. */
async function placesOn(page: Page): Promise<(x: number, y: number) => Point> {
  const box = await boxOf(page);
  const scale = Math.min(box.width / (6.85 * 1.1), box.height / (5 * 1.1));
  return (x, y) => ({
    x: box.x + box.width / 2 + (x - 1.5) * scale,
    y: box.y + box.height / 2 + (y - 2.5) * scale,
  });
}

interface Point {
  x: number;
  y: number;
}

async function boxOf(page: Page) {
  const box = await page.getByRole('img', { name: /seats; the same is below/ }).boundingBox();
  if (!box) throw new Error('The picture is not on the page.');
  return box;
}

async function drag(page: Page, [from, ...others]: readonly Point[]): Promise<void> {
  await page.mouse.move(from?.x ?? 0, from?.y ?? 0);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
}

const minimap = (page: Page) => page.locator('[aria-hidden="true"] > canvas');

test('[7.46] staff select by running around seats, and drag a row into line with others', async ({
  browser,
}) => {
  const plan = await drawnPlan();
  const page = await pageOf(browser, plan.hashcode, 1440);
  await page.getByRole('img', { name: /24 seats/ }).scrollIntoViewIfNeeded();
  const at = await placesOn(page);
  const [start, end] = [at(-2.3, -0.2), at(2.4, 2.6)];
  await drag(page, [start, { x: end.x, y: start.y }, end, { x: start.x, y: end.y }, start]);
  await expect(page.getByText('2 rows, 0 single seats and 0 areas selected')).toBeVisible();

  const seat = at(3.275, 5);
  await page.mouse.click(seat.x, seat.y);
  await expect(page.getByText('1 row, 0 single seats and 0 areas selected')).toBeVisible();
  // Nearly below the others: what is nearer than six pixels snaps into line.
  const target = at(0.275 + 0.03, 4);
  await drag(page, [seat, target]);
  await press(page, 'Save');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const moved = await staff.get<Drawn>(`booking/floor_plans/${plan.hashcode}`);
  const rowC = moved.content.sections[0]?.rows[2];
  expect(rowC?.x).toBe(0);
  expect(rowC?.y).toBeCloseTo(4, 0);
});

test('[7.46] the wheel zooms the plan and not the page, and the minimap moves it', async ({ browser }) => {
  const plan = await drawnPlan();
  const page = await pageOf(browser, plan.hashcode, 1440);
  await page.getByRole('img', { name: /24 seats/ }).scrollIntoViewIfNeeded();
  const at = await placesOn(page);
  const seat = at(-1.925, 0);
  await expect(minimap(page)).toBeHidden();
  await page.mouse.move(seat.x, seat.y);
  const scrolled = await page.evaluate(() => window.scrollY);
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -200);
  await expect(minimap(page)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  // What was under the pointer is still there.
  await page.mouse.click(seat.x, seat.y);
  await expect(page.getByText('1 row, 0 single seats and 0 areas selected')).toBeVisible();
  await press(page, 'Show all');
  await expect(minimap(page)).toBeHidden();
});

test('[7.46] two fingers on a phone zoom the plan', async ({ browser }) => {
  const plan = await drawnPlan();
  const page = await pageOf(browser, plan.hashcode, 390);
  await page.getByRole('img', { name: /24 seats/ }).scrollIntoViewIfNeeded();
  const box = await boxOf(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await expect(minimap(page)).toBeHidden();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (let apart = 40; apart <= 120; apart += 10)
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(minimap(page)).toBeVisible();
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});
