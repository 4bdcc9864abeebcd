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

test('[2.18] [2.21] a run sheet is reordered by keyboard, undone, and printed as a call sheet @short', async ({
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
