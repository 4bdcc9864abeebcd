import type { FloorPlan } from '@callboard/api-contract/booking';
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

test('[7.46] staff select by running around seats, and drag a row into line with others @slow', async ({
  browser,
}) => {
  const plan = await drawnPlan();
  const page = await openPlan(browser, plan.hashcode, 1440);
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
  await pressButton(page, 'Save');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const moved = await staff.get<Drawn>(`booking/floor_plans/${plan.hashcode}`);
  const rowC = moved.content.sections[0]?.rows[2];
  expect(rowC?.x).toBe(0);
  expect(rowC?.y).toBeCloseTo(4, 0);
});

test('[7.46] staff trace a scan: they add it, measure it by a line, and it is in no version @slow', async ({
  browser,
}) => {
  const plan = await drawnPlan();
  const page = await openPlan(browser, plan.hashcode, 1440);
  await openTab(page, 'Picture');
  const field = page.getByLabel('Picture to trace');
  await field.setInputFiles({ name: 'scan.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file is not a picture that can be shown.')).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().includes('/attachments/') && response.ok());
  await field.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: await drawScan(page) });
  await sent;
  await expect(page.getByLabel('Width, in m')).toHaveValue('30');
  expect(await violationsOf(page)).toEqual([]);

  await pressButton(page, 'Measure a length');
  await page.getByRole('img', { name: /24 seats/ }).scrollIntoViewIfNeeded();
  const box = await boxOf(page);
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 2];
  await drag(page, [
    { x, y },
    { x: x + box.width / 4, y },
  ]);
  const drawn = Number(await page.getByLabel('True length of the line, in m').inputValue());
  await type(page, 'True length of the line, in m', String(drawn * 2));
  await expect(page.getByLabel('Width, in m')).toHaveValue(aboutSixty);
  await pressButton(page, 'Undo');
  await expect(page.getByLabel('Width, in m')).toHaveValue('30');
  await pressButton(page, 'Redo');
  await pressButton(page, 'Save');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await openTab(page, 'Picture');
  await expect(page.getByLabel('Width, in m')).toHaveValue(aboutSixty);
  expect(await countColor(page)).toBeGreaterThan(1_000);
  await page.getByLabel('Show the picture').press(' ');
  expect(await countColor(page)).toBe(0);

  await publish(page);
  const [version] = await listOf(staff, `booking/floor_plan_versions?floor_plan=${plan.hashcode}`);
  const stored = await staff.get<Drawn>(`booking/floor_plan_versions/${version?.hashcode}`);
  expect(stored.content.levels).toEqual([{ id: 'ground', name: 'Ground floor' }]);
  await pressButton(page, 'Remove the picture');
  await expect(page.getByLabel('Picture to trace')).toBeVisible();
});

/** The length of the line is shown to the millimetre. */
const aboutSixty = /^(59\.99\d*|60(\.00\d*)?)$/;

/** A picture of a colour that no theme has. */
async function drawScan(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'rgb(255 0 255)';
    context?.fillRect(0, 0, 600, 400);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** How many pixels on the screen have the colour of the scan, at any strength. */
async function countColor(page: Page): Promise<number> {
  const shot = await page.getByRole('img', { name: /seats; the same is below/ }).screenshot();
  return page.evaluate(async (base64) => {
    // The policy of the page allows no URL of data here.
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
      if (red - green > 60 && blue - green > 60) count += 1;
    }
    return count;
  }, shot.toString('base64'));
}

test('[7.46] the wheel zooms the plan and not the page, and the minimap moves it @slow', async ({
  browser,
}) => {
  const plan = await drawnPlan();
  const page = await openPlan(browser, plan.hashcode, 1440);
  await page.getByRole('img', { name: /24 seats/ }).scrollIntoViewIfNeeded();
  const at = await placesOn(page);
  const seat = at(-1.925, 0);
  await expect(minimap(page)).toBeHidden();
  await page.mouse.move(seat.x, seat.y);
  const scrolled = await page.evaluate(() => window.scrollY);
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -200);
  await expect(minimap(page)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  // The seat under the pointer is still there.
  await page.mouse.click(seat.x, seat.y);
  await expect(page.getByText('1 row, 0 single seats and 0 areas selected')).toBeVisible();
  await pressButton(page, 'Show all');
  await expect(minimap(page)).toBeHidden();
});

test('[7.46] two fingers on a phone zoom the plan @slow', async ({ browser }) => {
  const plan = await drawnPlan();
  const page = await openPlan(browser, plan.hashcode, 390);
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
