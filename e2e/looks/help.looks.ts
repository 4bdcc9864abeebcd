import type { Page } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { apiUser } from '../support/api';
import { openPicture, picturedPages, pictureRecords } from '../support/helpPicture';
import { test } from '../support/test';

const folder = fileURLToPath(new URL('../../libs/help/pictures', import.meta.url));
const shownFile = `${folder}/shown.json`;
const maxBytes = 25_000;
let records: Readonly<Record<string, string>> | undefined;

test.describe.configure({ timeout: 300_000 });

for (const pictured of picturedPages) {
  test(`the picture of ${pictured.id}`, async ({ browser, request, staff }) => {
    if (pictured.picture.path.includes('{'))
      records ??= await pictureRecords(staff, await apiUser(request, 'showquest', 'participant'));
    const user = await apiUser(request, 'showquest', pictured.picture.role);
    const { page, area, texts } = await openPicture(browser, user, pictured, records ?? {});
    const file = `${folder}/${pictured.hasCard ? 'offline/' : ''}${pictured.id}.webp`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await smallPicture(page, area));
    await page.context().close();
    note(pictured.id, texts);
  });
}

/** Notes the texts of a picture, in the order of the pages; those of pages without one are dropped. */
function note(id: string, texts: readonly string[]): void {
  const before: Record<string, readonly string[]> = existsSync(shownFile)
    ? JSON.parse(readFileSync(shownFile, 'utf8'))
    : {};
  const after = { ...before, [id]: texts };
  const ordered = picturedPages.flatMap((page) => (after[page.id] ? [[page.id, after[page.id]]] : []));
  writeFileSync(shownFile, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}

/** The best quality that is small enough. */
async function smallPicture(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const png = await page.screenshot({ clip });
  for (const quality of [80, 65, 50, 35, 20]) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error('The picture is too rich: show less of the screen.');
}
