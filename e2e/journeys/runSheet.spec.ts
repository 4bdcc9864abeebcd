import { expect, type Page } from '@playwright/test';
import type { ApiUser } from '../support/api';
import { readPdf } from '../support/readPdf';
import { makeEntry, makeEvent, type Stored, type StoredEntry } from '../support/records';
import { wordsOf } from '../support/tenants';
import { test } from '../support/test';

const tenant = 'showquest';
test.use({ tenant });
const { entryPath } = wordsOf(tenant);

/** An evening with three acts at 19:00, 19:10 and 19:20, and one that waits. */
async function makeEvening(staff: ApiUser) {
  // A season without rules of its own: these acts are submitted bare.
  const { event, venue, space } = await makeEvent(staff, '2028-05-05');
  const performance = await staff.create<Stored>('callboard/performances', {
    name: 'Opening night',
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: '2028-05-05T19:00:00+12:00',
    ends_at: '2028-05-05T20:00:00+12:00',
  });
  const acts: StoredEntry[] = [];
  for (const [index, name] of ['Anchor', 'Breeze', 'Current', 'Driftwood'].entries()) {
    const entry = await makeEntry(staff, tenant, event, { name: `${name} ${event.hashcode.slice(0, 6)}` });
    for (const action of ['submit', 'accept'])
      await staff.create(`${entryPath}/actions`, { action, target: entry.hashcode });
    if (index < 3) {
      await staff.patch(`${entryPath}/${entry.hashcode}`, {
        performance: performance.hashcode,
        slot_starts_at: `2028-05-05T19:${index}0:00+12:00`,
      });
    }
    acts.push(entry);
  }
  return { event, performance, acts };
}

/** `19:00 Anchor`, as the running order shows it. */
function orderOf(page: Page): Promise<string[]> {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Move / }) })
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          `${/\d\d:\d\d/.exec(row.textContent)?.[0]} ${row.querySelector('a')?.textContent.split(' ')[0]}`,
      ),
    );
}

const expectOrder = (page: Page, order: string[]) => expect.poll(() => orderOf(page)).toEqual(order);

test('[2.18] [2.21] a run sheet is reordered by keyboard, undone, and printed as a call sheet', async ({
  page,
  staff,
}) => {
  const { performance, acts } = await makeEvening(staff);
  const [anchor, , current, driftwood] = acts.map(({ name }) => name);
  await page.goto(`/performances/${performance.hashcode}`);
  await expectOrder(page, ['19:00 Anchor', '19:10 Breeze', '19:20 Current']);

  await test.step('Alt and an arrow key move an act, which keeps the focus', async () => {
    const handle = page.getByRole('button', { name: `Move ${current}` });
    await handle.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expectOrder(page, ['19:00 Anchor', '19:10 Current', '19:20 Breeze']);
    await page.keyboard.press('Alt+ArrowUp');
    await expectOrder(page, ['19:00 Current', '19:10 Anchor', '19:20 Breeze']);
    await expect(handle).toBeFocused();
    await expect(page.getByText(`${current} is at 19:00, 1 of 3`)).toBeVisible();
  });

  await test.step('each step has its own Undo', async () => {
    const alert = page.getByRole('listitem').filter({ hasText: `${current} is at 19:00, 1 of 3` });
    await alert.getByRole('button', { name: 'Undo' }).click();
    await expectOrder(page, ['19:00 Anchor', '19:10 Current', '19:20 Breeze']);
  });

  await test.step('an act that waits gets a place from the tray', async () => {
    await page.getByRole('button', { name: `Place ${driftwood}` }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Position').selectOption({ label: 'First' });
    await dialog.getByRole('button', { name: 'Set place' }).click();
    await expectOrder(page, ['19:00 Driftwood', '19:10 Anchor', '19:20 Current', '19:30 Breeze']);
    await expect(page.getByText(`${driftwood} is at 19:00, 1 of 4`)).toBeVisible();
  });

  await test.step('an act is dragged by its grip', async () => {
    const grip = await page.getByTitle(`Drag ${anchor}`).boundingBox();
    const target = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Move Breeze/ }) })
      .boundingBox();
    if (!grip || !target) throw new Error('The rows have no place on the page.');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + 40, target.y + target.height - 4, { steps: 8 });
    await page.mouse.up();
    await expectOrder(page, ['19:00 Driftwood', '19:10 Current', '19:20 Breeze', '19:30 Anchor']);
    await expect(page.getByText(`${anchor} is at 19:30, 4 of 4`)).toBeVisible();
  });

  await test.step('the call sheet has the new times', async () => {
    await page.getByRole('link', { name: 'Print' }).click();
    await page.getByRole('radio', { name: 'Call sheet' }).click();
    await expect(page.getByRole('cell', { name: driftwood ?? '' })).toBeVisible();
    const pdf = (await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).join(' ');
    const places = ['19:0019:10Driftwood', '19:1019:20Current', '19:2019:30Breeze', '19:3019:40Anchor'];
    for (const place of places) expect(pdf).toContain(place);
  });
});

test('[2.18] a printed running order and call sheet have no heading alone at the foot of a page, and the phone of each contact @slow', async ({
  page,
  staff,
}) => {
  test.setTimeout(180_000);
  const { event, performance } = await makeEvening(staff);
  const contact = await staff.create<Stored>('individual/individuals', {
    first_name: 'Mere',
    last_name: `Parata ${event.hashcode.slice(0, 6)}`,
    phone: '021 555 0199',
  });
  for (let count = 0; count < 6; count += 1) {
    const entry = await makeEntry(staff, tenant, event, { contact: contact.hashcode });
    for (const action of ['submit', 'accept'])
      await staff.create(`${entryPath}/actions`, { action, target: entry.hashcode });
    await staff.patch(`${entryPath}/${entry.hashcode}`, { performance: performance.hashcode });
  }
  const pdfPages = async () => readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  await page.goto(`/events/${event.hashcode}/print?sheet=calls`);
  await expect(page.getByRole('cell', { name: '021 555 0199' }).first()).toBeVisible();
  expect((await pdfPages()).join(' ')).toContain('0215550199');

  for (const [sheet, lastColumn] of [
    ['order', 'Members'],
    ['calls', 'Contact'],
  ] as const) {
    await page.goto(`/events/${event.hashcode}/print?sheet=${sheet}`);
    await expect(page.getByRole('cell').first()).toBeVisible();
    const alone: string[] = [];
    let split = 0;
    for (let above = 0; above < 1_000; above += 40) {
      await page.evaluate((height) => {
        const header = document.querySelector('main header');
        if (header instanceof HTMLElement) header.style.paddingBlockEnd = `${height}px`;
      }, above);
      const pages = await pdfPages();
      if (pages.length > 1) split += 1;
      for (const text of pages.slice(0, -1)) {
        // A heading of columns has a line below it, and a day the heading of its columns.
        const [, below] = text.split(lastColumn);
        const days = text.split('05-May-2028').length - 1;
        if (below === undefined ? days > 1 : !/\d\d:\d\d|Notime/.test(below)) alone.push(text.slice(-80));
      }
    }
    expect(split).toBeGreaterThan(0);
    expect([sheet, alone]).toEqual([sheet, []]);
  }
});

test('[2.18] moves without a network wait in their places, and are stored in their order when it is back @slow', async ({
  page,
  context,
  staff,
}) => {
  const { performance, acts } = await makeEvening(staff);
  const [anchor, , current] = acts.map(({ name }) => name);
  await page.goto(`/performances/${performance.hashcode}`);
  await expectOrder(page, ['19:00 Anchor', '19:10 Breeze', '19:20 Current']);
  await context.setOffline(true);
  await page.getByRole('button', { name: `Move ${anchor}`, exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(/^1 move is stored on this device/)).toBeVisible();
  await page.getByRole('button', { name: `Move ${current}`, exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/^2 moves are stored on this device/)).toBeVisible();
  await expectOrder(page, ['19:00 Breeze', '19:10 Current', '19:20 Anchor']);
  await page.screenshot({ path: test.info().outputPath('waiting.png') });
  await context.setOffline(false);
  await expect(page.getByText(/stored on this device/)).toBeHidden();
  await page.reload();
  await expectOrder(page, ['19:00 Breeze', '19:10 Current', '19:20 Anchor']);
});

test('[2.18] a move that waited and is refused waits for the user, and the sheet shows what is stored @slow', async ({
  page,
  context,
  staff,
}) => {
  const { performance, acts } = await makeEvening(staff);
  const [anchor, breeze] = acts;
  await page.goto(`/performances/${performance.hashcode}`);
  await expectOrder(page, ['19:00 Anchor', '19:10 Breeze', '19:20 Current']);
  await context.setOffline(true);
  await page.getByRole('button', { name: `Move ${anchor?.name}`, exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(/^1 move is stored on this device/)).toBeVisible();
  // Another user takes the other act out meanwhile.
  await staff.patch(`${entryPath}/${breeze?.hashcode}`, {
    performance: null,
    slot_starts_at: null,
  });
  await context.setOffline(false);
  await expect(page.getByText(/^A move was not stored: /)).toBeVisible();
  await expectOrder(page, ['19:00 Anchor', '19:20 Current']);
  await page.getByRole('button', { name: 'Drop the moves' }).click();
  await expect(page.getByText(/^A move was not stored: /)).toBeHidden();
});
