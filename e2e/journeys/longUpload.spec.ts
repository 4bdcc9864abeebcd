import { expect, test } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { apiUser } from '../support/api';
import { openFrailLine } from '../support/frailLine';
import { startOwnServer } from '../support/ownServer';
import { isLong } from '../../tools/vitest/tiers.mjs';
import { makeEvent } from '../support/records';

const megabyte = 1_048_576;
const size = (isLong ? 500 : 24) * megabyte;
/** A part of a file. What is under way in the buffers of a line when it is cut is less, and is sent again. */
const partBytes = 16 * megabyte;
const cuts = 3;

test(`[4.10] ${size / megabyte} MB outlive a reload, a cut line and a killed server, and are never begun again @slow`, async ({
  browser,
  playwright,
}, info) => {
  test.setTimeout(600_000);
  const server = await startOwnServer();
  const line = await openFrailLine(
    server.port,
    [0.25, 0.5, 0.75].map((part) => part * size),
  );
  const request = await playwright.request.newContext();
  const staff = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
  const { event } = await makeEvent(staff);
  const film = info.outputPath('film.mp4');
  const written = await writeFilm(film);

  const origin = `http://showquest.localhost:${line.port}`;
  const localStorage = [{ name: 'api_token', value: staff.token }];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  const begun: string[] = [];
  const offsets: number[] = [];
  page.on('request', (call) => {
    if (!call.url().includes('/attachments/resumable')) return;
    if (call.method() === 'POST') begun.push(call.url());
    if (call.method() === 'PATCH') offsets.push(Number(call.headers()['upload-offset']));
  });
  await page.goto(`${origin}/events/${event.hashcode}?tab=files`);
  const chooser = page.locator('input[type=file]').first();
  await chooser.setInputFiles(film);

  await line.stopped();
  line.cut();
  await page.reload();
  await expect(page.getByText('Choose film.mp4 again to continue')).toBeVisible();
  await chooser.setInputFiles(film);

  await line.stopped();
  line.cut();

  await line.stopped();
  await server.killAndStart();
  line.cut();

  await expect(page.getByRole('button', { name: 'Open film.mp4' })).toBeVisible({ timeout: 300_000 });
  const sent = line.sent();
  await context.close();
  const parent = `callboard.Event.${event.hashcode}`;
  const { results } = await staff.get<{ results: { qed_model: { url: string } }[] }>(
    `attachments?parent=${parent}`,
  );
  expect(results).toHaveLength(1);
  const stored = await fetch(`http://127.0.0.1:${server.port}${results[0]?.qed_model.url}`);
  const hash = createHash('sha256');
  for await (const bytes of stored.body ?? []) hash.update(bytes);
  expect(hash.digest('hex')).toBe(written);
  info.annotations.push({ type: 'bytes sent again', description: String(sent - size) });
  expect(begun).toHaveLength(1);
  expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
  expect(sent - size).toBeLessThan(cuts * Math.min(partBytes, size / 4));
  await request.dispose();
  line.close();
  await server.stop();
});

/** Writes a file of chance, and answers its SHA-256. */
async function writeFilm(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  for (let written = 0; written < size; written += megabyte) {
    const bytes = randomBytes(megabyte);
    hash.update(bytes);
    await file.write(bytes);
  }
  await file.close();
  return hash.digest('hex');
}
