import { expect, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { amendAnswer } from '../support/amendAnswer';
import { delayResponse } from '../support/delayResponse';
import { pressButton, pressWhenEnabled } from '../support/pressButton';
import { makeEvent } from '../support/records';
import { test } from '../support/test';

const megabyte = 1_048_576;

/** One red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const textFile = (name: string, text = 'Bring your own shoes.') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const filesOf = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');
const chooser = (page: Page) => page.locator('input[type=file]').first();

async function openFiles(page: Page, event: { hashcode: string }) {
  await page.goto(`/events/${event.hashcode}?tab=files`);
  await expect(page.getByRole('button', { name: /Choose files/ })).toBeVisible();
}

/** Adds a file and answers its hashcode. */
async function sendFile(page: Page, file: ReturnType<typeof textFile>): Promise<string> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/attachments/upload'),
  );
  await chooser(page).setInputFiles(file);
  const { hashcode } = await (await answered).json();
  await expect(filesOf(page).filter({ hasText: file.name })).toBeVisible();
  return hashcode;
}

test('[7.29] [7.30] [7.31] [4.10] files of a record are added, opened, removed and brought back', async ({
  page,
  staff,
}) => {
  const { event } = await makeEvent(staff);
  await openFiles(page, event);
  await sendFile(page, textFile('packing list.txt'));
  const hashcode = await sendFile(page, textFile('risks.txt'));
  await page.reload();
  await expect(filesOf(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Remove risks.txt' }).click();
  await expect(filesOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(filesOf(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Remove risks.txt' }).click();
  // Going elsewhere is no way to keep it.
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect.poll(() => staff.statusOf(`attachments/${hashcode}`)).toBe(404);
});

test('[9.5] a picture has a thumbnail, and is shown in its full size @slow', async ({ page, staff }) => {
  const { event } = await makeEvent(staff);
  await openFiles(page, event);
  await sendFile(page, { name: 'stage.png', mimeType: 'image/png', buffer: picture });
  const thumbnail = filesOf(page).locator('img');
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.getByRole('button', { name: 'Open stage.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'stage.png' });
  const shown = dialog.getByRole('img', { name: 'stage.png' });
  await dialog.getByRole('button', { name: 'Show at full size' }).click();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('stage.png');
});

test('[2.9] [2.10] [2.11] [4.13] [7.15] the page of an attachment downloads it by itself @slow', async ({
  page,
  staff,
}) => {
  const { event } = await makeEvent(staff);
  await openFiles(page, event);
  const hashcode = await sendFile(page, textFile('running order.txt', 'Act 1'));
  const release = await delayResponse(page, `**/attachments/${hashcode}`);
  const downloading = page.waitForEvent('download');
  await page.goto(`/download/${hashcode}`);
  await expect(page.getByRole('status', { name: 'Loading your file' })).toBeVisible();
  release();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('running order.txt');
  await expect(page.getByRole('heading', { name: 'running order.txt is being downloaded' })).toBeVisible();
  const again = page.waitForEvent('download');
  await page.getByRole('link', { name: 'click here' }).click();
  expect((await again).suggestedFilename()).toBe('running order.txt');
});

test('[2.11] a file without a title is called yours @slow', async ({ page, staff }) => {
  const { event } = await makeEvent(staff);
  await openFiles(page, event);
  const hashcode = await sendFile(page, textFile('nameless.txt'));
  await amendAnswer<{ qed_model: { title: string } }>(page, `**/attachments/${hashcode}`, (body) => {
    body.qed_model.title = '';
  });
  await page.goto(`/download/${hashcode}`);
  await expect(page.getByRole('heading', { name: 'Your file' })).toBeVisible();
});

test('[2.12] [8.8] [4.13] a file that is gone is not found, and home is one press away @slow', async ({
  page,
}) => {
  await page.goto('/download/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Attachment not found' })).toBeVisible();
  await expect(
    page.getByText('The attachment you are looking for does not exist or has been removed.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[8.8] an address without a hashcode is reported @slow', async ({ page }) => {
  await page.goto('/download/');
  await expect(page.getByRole('heading', { name: 'missing hashcode' })).toBeVisible();
});

test.describe('no one signed in', () => {
  test.use({ role: null });
  test('[2.9] a download needs a login, and goes on after it @slow', async ({ page }) => {
    await page.goto('/download/00000000-0000-4000-8000-000000000000');
    await expect(page).toHaveURL(/\/login\?redirect=.*download/);
  });
});

test('[4.10] a large file goes on where it was after a reload of the page, though the server is away at first @slow', async ({
  page,
  staff,
}, info) => {
  const { event } = await makeEvent(staff);
  await openFiles(page, event);
  const film = info.outputPath('film.mp4');
  await writeFile(film, randomBytes(20 * megabyte));
  const sent: { method: string; offset: number }[] = [];
  let isCut = false;
  await page.route(/attachments\/resumable/, async (route) => {
    const request = route.request();
    const offset = Number(request.headers()['upload-offset'] ?? 0);
    sent.push({ method: request.method(), offset });
    // The whole file is more than a proxy in between takes. Of its parts the first arrives; then the line is dead until the page
    // is loaded again.
    const parts = sent.filter(({ method }) => method === 'PATCH').length;
    if (request.method() === 'PATCH' && !isCut) {
      if (parts === 1) return route.fulfill({ status: 413 });
      if (offset > 0) return route.abort('connectionreset');
    }
    // A proxy answers in the place of a server that is being started again.
    const isFirstRead = isCut && request.method() === 'HEAD' && sent.length === 1;
    return isFirstRead ? route.fulfill({ status: 502 }) : route.continue();
  });
  await chooser(page).setInputFiles(film);
  await expect.poll(() => sent.some(({ offset }) => offset > 0)).toBe(true);
  await page.reload();
  isCut = true;
  sent.length = 0;
  await expect(page.getByText('Choose film.mp4 again to continue')).toBeVisible();
  await chooser(page).setInputFiles(film);
  await expect(page.getByRole('button', { name: 'Open film.mp4' })).toBeVisible({ timeout: 30_000 });
  expect(sent.map(({ method }) => method)).not.toContain('POST');
  expect(
    Math.min(...sent.filter(({ method }) => method === 'PATCH').map(({ offset }) => offset)),
  ).toBeGreaterThan(0);
});

test.describe('a participant', () => {
  test.use({ role: 'participant' });
  test('[8.7] [3.3] crops and turns their own picture by keyboard, and it is saved @slow', async ({
    page,
  }) => {
    await page.goto('/account');
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: picture,
    });
    const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
    await expect(dialog.getByRole('group', { name: 'Photo' })).toBeVisible();
    for (const name of ['Zoom in', 'Turn right']) await pressButton(dialog, name);
    const alerts = page.getByRole('region', { name: 'Alerts' });
    const release = await delayResponse(page, '**/attachments/upload');
    await pressWhenEnabled(dialog.getByRole('button', { name: 'Save' }));
    await expect(alerts.getByText('Saving avatar...')).toBeVisible();
    release();
    await expect(alerts.getByText('Saved', { exact: true })).toBeVisible();
    await expect(alerts.getByText('Saving avatar...')).toBeHidden();
    const shown = page.getByRole('main').getByRole('img').locator('img').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
