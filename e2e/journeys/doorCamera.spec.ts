import { chromium, expect, test } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiUser } from '../support/api';
import { answerOf, openDoor } from '../support/openDoor';
import { uniqueName } from '../support/records';
import { buyForTonight } from '../support/soldPerformance';
import { at } from '../support/tenants';

const [width, height] = [640, 480];

test('[7.46] [1.10] a door reads the code of a ticket by its camera, and a blocked camera shows what else can be done @slow', async ({
  browser,
  request,
  launchOptions,
}) => {
  const staff = await apiUser(request, 'showquest');
  const { performance, tickets, token } = await buyForTonight(request, staff, 1);
  const page = await browser.newPage();
  await page.goto(at('showquest', `/tickets/order#${token}`));
  const code = page.getByRole('img', { name: /^QR code of the ticket/ }).first();
  await expect(code).toBeVisible();
  const shown = await code.screenshot();
  // The brightness of each pixel of a frame, with the code in its middle.
  const brightness = await page.evaluate(
    async ([base64, across, down]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(across, down).getContext('2d');
      if (!context) return '';
      context.fillStyle = 'white';
      context.fillRect(0, 0, across, down);
      const side = down * 0.7;
      context.drawImage(image, (across - side) / 2, (down - side) / 2, side, side);
      const { data } = context.getImageData(0, 0, across, down);
      let text = '';
      for (let place = 0; place < data.length; place += 4) text += String.fromCharCode(data[place] ?? 0);
      return btoa(text);
    },
    [shown.toString('base64'), width, height] as const,
  );
  await page.context().close();

  const folder = await mkdtemp(join(tmpdir(), 'callboard-camera-'));
  const file = join(folder, 'code.y4m');
  const colors = Buffer.alloc((width * height) / 2, 128);
  await writeFile(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`),
      ...Array.from({ length: 5 }, () => [
        Buffer.from('FRAME\n'),
        Buffer.from(brightness, 'base64'),
        colors,
      ]).flat(),
    ]),
  );
  const withCamera = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  try {
    const door = await openDoor(withCamera, staff, performance, uniqueName('Camera'));
    await door.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(door.getByText('The camera is blocked.')).toBeVisible();
    await door.getByRole('button', { name: 'Stop the camera' }).click();
    await door.context().grantPermissions(['camera']);
    await door.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(answerOf(door, 'Come in')).toBeVisible();
    await expect(answerOf(door, tickets[0]?.place ?? '')).toBeVisible();
    await door.getByRole('button', { name: 'Stop the camera' }).click();
    await expect(door.getByLabel('View of the camera')).toBeHidden();
  } finally {
    await withCamera.close();
    await rm(folder, { recursive: true });
  }
});
