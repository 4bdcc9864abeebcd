import { expect, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { makeEvent } from '../support/records';
import { test } from '../support/test';

const chooser = (page: Page) => page.locator('input[type=file]').first();

test('[4.10] a file that two tabs offer is sent by one of them, and the other goes on when that one is closed @slow', async ({
  page,
  context,
  staff,
}, info) => {
  const { event } = await makeEvent(staff);
  const film = info.outputPath('film.mp4');
  await writeFile(film, randomBytes(20 * 1_048_576));
  const begun: string[] = [];
  let isPending = true;
  await context.route(/attachments\/resumable/, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') begun.push(request.url());
    // The upload stays pending as long as the first tab is there.
    if (isPending && request.method() === 'PATCH') return;
    await route.continue();
  });
  const address = `/events/${event.hashcode}?tab=files`;
  const first = await context.newPage();
  await first.goto(address);
  const onItsWay = first.waitForRequest((request) => request.method() === 'PATCH');
  await chooser(first).setInputFiles(film);
  await onItsWay;

  await page.goto(address);
  await chooser(page).setInputFiles(film);
  await expect(page.getByText('This file is being sent already.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove film.mp4' }).click();
  await expect(first.getByRole('button', { name: 'Cancel film.mp4' })).toBeVisible();

  isPending = false;
  await first.close();
  await expect(page.getByText('Choose film.mp4 again to continue')).toBeVisible();
  await chooser(page).setInputFiles(film);
  await expect(page.getByRole('button', { name: 'Open film.mp4' })).toBeVisible({ timeout: 30_000 });
  expect(begun).toHaveLength(1);
});
