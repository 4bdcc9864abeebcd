import { expect, type Page } from '@playwright/test';
import { makeDay } from '../support/makeDay';
import { test } from '../support/test';

test.use({ tenant: 'showquest' });

/** `10:00–10:10 Anchor`, as a space shows its acts. */
const blocksOf = (page: Page, space: RegExp) =>
  page
    .getByRole('group', { name: space })
    .getByRole('listitem')
    .evaluateAll((blocks) =>
      blocks.map(
        (block) =>
          `${/\d\d:\d\d–\d\d:\d\d/.exec(block.textContent)?.[0]} ${block.querySelector('a')?.textContent.split(' ')[0]}`,
      ),
    );
const main = /^Hall [^,]+,/;
const hall = /^Hall,/;
const expectMain = (page: Page, blocks: string[]) =>
  expect.poll(async () => blocksOf(page, main)).toEqual(blocks);

test('[3.30] [2.21] a day is laid out by mouse: an act is moved, stretched and undone, and a clash is repaired', async ({
  page,
  staff,
}) => {
  const { event, names } = await makeDay(staff);
  const [anchor, , current] = names;
  await page.goto(`/events/${event.hashcode}?tab=run&view=board`);
  await expect(page.getByRole('button', { name: `Move ${anchor}` })).toBeVisible();
  const block = (name: string | undefined) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Move ${name}` }) });
  const drag = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 6 });
    await page.mouse.up();
  };
  const boxOf = async (name: string | undefined) => {
    const box = await block(name).boundingBox();
    if (!box) throw new Error(`${name} has no place on the page.`);
    return box;
  };

  await test.step('an act is dragged half an hour down', async () => {
    await page.getByRole('group', { name: /^Board of / }).evaluate((board) => board.scrollIntoView());
    const box = await boxOf(current);
    await drag({ x: box.x + 60, y: box.y + 30 }, { x: 0, y: 20 * 4 });
    await expect(page.getByText(`${current} is at 10:50, 3 of 3`)).toBeVisible();
    await expectMain(page, ['10:00–10:10 Anchor', '10:10–10:20 Breeze', '10:50–11:00 Current']);
  });

  await test.step('its lower edge makes it longer', async () => {
    const box = await boxOf(current);
    await drag({ x: box.x + 60, y: box.y + box.height - 3 }, { x: 0, y: 10 * 4 + 3 });
    await expectMain(page, ['10:00–10:10 Anchor', '10:10–10:20 Breeze', '10:50–11:10 Current']);
  });

  await test.step('the latest steps are undone, one after the other', async () => {
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expectMain(page, ['10:00–10:10 Anchor', '10:10–10:20 Breeze', '10:50–11:00 Current']);
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expectMain(page, ['10:00–10:10 Anchor', '10:10–10:20 Breeze', '10:30–10:40 Current']);
  });

  await test.step('a clash is named, and repaired by one click', async () => {
    await page.getByText('Conflicts', { exact: true }).click();
    await expect(
      page.getByText(/^Mia Smith is needed twice at one time: Anchor .* Driftwood /),
    ).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('conflict.png'), fullPage: true });
    await page.getByRole('button', { name: /^Show repairs: Mia Smith/ }).click();
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^(Move|Swap) .* (in|and) / })
      .first()
      .click();
    await expect(page.getByText('No one is needed in two places at one time.')).toBeVisible();
    await page.reload();
    await page.getByText('Conflicts', { exact: true }).click();
    await expect(page.getByText('No one is needed in two places at one time.')).toBeVisible();
  });
});

test('[3.30] [2.21] a day is laid out by the keyboard alone, and on a phone space by space @slow', async ({
  page,
  staff,
}) => {
  const { event, names } = await makeDay(staff);
  const [anchor, , current, driftwood] = names;
  await page.goto(`/events/${event.hashcode}?tab=run&view=board`);
  const handle = page.getByRole('button', { name: `Move ${current}` });
  await handle.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expectMain(page, ['10:00–10:10 Anchor', '10:10–10:20 Breeze', '10:25–10:35 Current']);
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expectMain(page, ['10:00–10:10 Anchor', '10:10–10:20 Breeze', '10:25–10:40 Current']);
  await expect(handle).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectMain(page, ['10:00–10:10 Anchor', '10:10–10:20 Breeze', '10:25–10:35 Current']);
  await page.getByRole('button', { name: `Move ${anchor}` }).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowRight');
  await expect
    .poll(async () => (await blocksOf(page, hall)).length + (await blocksOf(page, main)).length)
    .toBeGreaterThan(3);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByLabel('Space', { exact: true }).selectOption({ label: 'Hall' });
  await expect(page.getByRole('button', { name: `Move ${driftwood}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Move ${current}` })).toBeHidden();
  await page.getByRole('button', { name: `Move ${driftwood}` }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByLabel('Position').selectOption({ label: 'First' });
  await page.getByRole('dialog').getByRole('button', { name: 'Set place' }).click();
  await expect(page.getByText(`${driftwood} is at 10:00, 1 of`)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('phone.png'), fullPage: true });
});
