// @vitest-environment node
import { productTexts } from '@callboard/language/texts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { helpPages } from './pages';
import { picturePath, pictureSize } from './picturePath';

const folder = fileURLToPath(new URL('../pictures', import.meta.url));
const texts = productTexts(fileURLToPath(new URL('../../..', import.meta.url)));
const pictured = helpPages.filter(({ picture }) => picture !== undefined);
const files = pictured.map((page) => `${folder}/${picturePath(page).replace('/help/', '')}`);
const shown = v.parse(
  v.record(v.string(), v.array(v.string())),
  JSON.parse(readFileSync(`${folder}/shown.json`, 'utf8')),
);

/** Advice where a test fails: the pictures are taken again. */
const again = 'npx playwright test --config=e2e/looks.config.ts help.looks';

it('pages with a picture describe it, and press a button that exists', () => {
  const isWhole = ({ picture, text }: (typeof helpPages)[number]) =>
    (picture === undefined) === (text.picture === undefined) &&
    (picture?.press === undefined || texts.has(picture.press));
  expect(helpPages.filter((page) => !isWhole(page)).map(({ id }) => id)).toEqual([]);
  expect(pictured.length).toBeGreaterThanOrEqual(20);
});

it('there is a picture of each of them, and of no other', () => {
  const stored = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.webp'),
  );
  expect(stored.map((name) => `${folder}/${name}`).sort(), again).toEqual([...files].sort());
  expect(Object.keys(shown), again).toEqual(pictured.map(({ id }) => id));
});

it('are small, and as large as the panel expects', () => {
  const bytes = files.filter(existsSync).map((file) => statSync(file).size);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(25_000);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(600_000);
  expect(files.filter((file) => !isOfSize(readFileSync(file)))).toEqual([]);
});

it('show no text that the product no longer has', () => {
  const gone = Object.entries(shown).flatMap(([id, seen]) =>
    seen.filter((text) => !texts.has(text)).map((text) => `${id}: ${text}`),
  );
  expect(gone, again).toEqual([]);
});

/** The sizes in the header of a WebP picture with loss (RFC 6386, 9.1). */
function isOfSize(picture: Buffer): boolean {
  const [width, height] = [picture.readUInt16LE(26) & 0x3fff, picture.readUInt16LE(28) & 0x3fff];
  return width === pictureSize.width && height === pictureSize.height;
}
