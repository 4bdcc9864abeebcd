import { helpPages, type HelpPage } from '@callboard/help/pages';
import { expect, type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ApiUser } from './api';
import { makeContest } from './contest';
import { pageOf } from './pageOf';
import { liveliestEvent, listOf } from './records';
import { wordsOf } from './tenants';

/** A page of help that has a picture. */
export type PicturedPage = HelpPage & { picture: NonNullable<HelpPage['picture']> };

/** The pages of help with a picture, in the order of the help. */
export const picturedPages = helpPages.filter((page): page is PicturedPage => page.picture !== undefined);

/** The part of the screen that a picture shows: narrow, so that its texts can be read in the panel of the help. */
export const pictureArea = { width: 480, height: 480 } as const;

const catalogueFile = new URL('../../libs/api-contract/src/catalogues/mi.json', import.meta.url);
const productTexts = new Set(Object.keys(JSON.parse(readFileSync(fileURLToPath(catalogueFile), 'utf8'))));

/** Makes and finds the records that pictures show: their hashcodes by the places in `path`. */
export async function pictureRecords(staff: ApiUser, participant: ApiUser): Promise<Record<string, string>> {
  const { stage, performance, acts } = await makeContest(staff);
  const event = await liveliestEvent(staff, 'showquest');
  const firstOf = async (user: ApiUser, path: string) =>
    (await listOf(user, `${path}?page_size=1`))[0]?.hashcode ?? '';
  return {
    stage: stage.hashcode,
    performance: performance.hashcode,
    entry: acts[0]?.hashcode ?? '',
    event: event.hashcode,
    ownEntry: await firstOf(participant, wordsOf('showquest').entryPath),
    result: await firstOf(staff, 'competition/result_versions'),
    form: await firstOf(staff, 'form/definitions'),
    prices: await firstOf(staff, 'booking/price_plans'),
  };
}

/** Opens the screen of a picture as its user, once it is ready: the page, the part that is shown, and the texts in it. */
export async function openPicture(
  browser: Browser,
  user: ApiUser,
  pictured: PicturedPage,
  records: Readonly<Record<string, string>>,
) {
  const page = await openScreen(browser, user, pictured, records);
  await page.evaluate(shortenNames);
  const area = await areaOf(page, pictured);
  return { page, area, texts: await textsIn(page, area) };
}

/** Removes from the names of tests (`uniqueName`) what makes them unique: it is for no reader. */
function shortenNames(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.textContent = node.textContent?.replaceAll(/ [0-9a-f]{8}\b/g, '') ?? '';
}

async function openScreen(
  browser: Browser,
  user: ApiUser,
  { picture, id }: PicturedPage,
  records: Readonly<Record<string, string>>,
): Promise<Page> {
  const path = picture.path.replace(/\{(\w+)\}/g, (_, place: string) => {
    const hashcode = records[place];
    if (!hashcode)
      throw new Error(`The picture of ${id} needs a record of "${place}", and the season has none.`);
    return hashcode;
  });
  const viewport = { width: pictureArea.width, height: 900 };
  const page = await pageOf(browser, user, '/', { viewport, deviceScaleFactor: 1.5, colorScheme: 'light' });
  page.setDefaultTimeout(45_000);
  await page.evaluate(() => Object.assign(localStorage, { theme: 'light', language: 'en' }));
  await page.goto(new URL(path, page.url()).href);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  if (picture.press !== undefined) {
    await page.getByRole('main').getByRole('button', { name: picture.press }).first().click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
  }
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The part of the page that the picture shows: the dialog, or where the content begins. */
async function areaOf(page: Page, { picture }: PicturedPage) {
  const part = picture.press === undefined ? page.getByRole('main') : page.getByRole('dialog');
  const box = await part.boundingBox();
  return { x: 0, y: Math.max(0, Math.round(box?.y ?? 0)), ...pictureArea };
}

/** The texts of the product itself in an area, sorted: what a picture shows that a change of the screen makes untrue. */
async function textsIn(page: Page, area: { y: number; height: number }): Promise<string[]> {
  const texts = await page.evaluate(({ y, height }) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      const box = parent?.getBoundingClientRect();
      const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (box && isShown && box.width > 1 && box.top >= y && box.bottom <= y + height)
        found.push(node.textContent?.trim() ?? '');
    }
    return found;
  }, area);
  return [...new Set(texts)].filter((text) => productTexts.has(text)).sort();
}
