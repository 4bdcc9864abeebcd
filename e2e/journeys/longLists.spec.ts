import { expect, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { readPdf } from '../support/readPdf';
import { test } from '../support/test';
import { slowWhere } from '../support/tiers';

test.use({ tenant: 'showquest', role: 'staff' });

const rows = (page: Page) => page.getByRole('main').getByRole('row');
const table = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Performers' });
const scrolled = (page: Page) => table(page).evaluate((box) => Math.round(box.scrollTop));

for (const width of [1440, 390])
  test(`Back and the path above a record lead to its row at ${width} px${slowWhere(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/participants?ordering=name');
    await expect(rows(page).nth(3)).toBeVisible();
    await table(page).evaluate((box) => box.scrollTo(0, 9_000));
    await expect.poll(() => scrolled(page)).toBe(9_000);
    const link = table(page).locator('a[data-stop]').nth(4);
    const name = await link.textContent();
    const href = await link.getAttribute('href');
    const ways = {
      Back: () => page.goBack(),
      path: () => page.getByRole('main').locator('header nav a').first().click(),
    };
    for (const [way, goUp] of Object.entries(ways)) {
      await table(page).locator(`a[href="${href}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText((name ?? '').slice(0, 8));
      await goUp();
      await expect(page, way).toHaveURL(/\/participants\?ordering=name$/);
      await expect.poll(() => scrolled(page), way).toBe(9_000);
      await expect(table(page).locator(`a[href="${href}"]`), way).toBeFocused();
    }
  });

test('printing a list of some hundred rows prints all of them @slow', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto('/participants?ordering=name&search=ar');
  const count = page.getByText(/^1–\d+ of [\d,]+$/);
  await expect(count).toBeVisible();
  const total = Number(/of ([\d,]+)$/.exec((await count.textContent()) ?? '')?.[1]?.replace(',', ''));
  test.skip(total > 2_000, 'More than are printed.');
  expect(total).toBeGreaterThan(100);
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 30_000 });
  const paper = page.locator('[data-paper] tbody tr');
  await expect(paper).toHaveCount(total);
  const names = await paper.locator('td:first-child').allTextContents();
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(2);
  const text = pages.join('').replace(/\s+/g, '');
  const missing = names.filter((name) => !text.includes(name.replace(/\s+/g, '')));
  expect(missing).toEqual([]);
});

test('a workbook is imported as its sheet, under the policy of our pages @slow', async ({ page }) => {
  await page.goto('/venues');
  await page.getByRole('button', { name: 'Import…' }).click();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'halls.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(
      workbook([['Name', 'Town'], ...Array.from({ length: 9_000 }, (_, at) => [`Hall ${at}`, 'Hastings'])]),
    ),
  });
  await expect(page.getByText('halls.xlsx has 9,000 rows.')).toBeVisible({ timeout: 30_000 });
});

/** More than half a megabyte of XML: what reads it in a worker of its own would be refused by the policy. */
function workbook(lines: readonly (readonly string[])[]): Uint8Array {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = lines.map((cells, index) => {
    const texts = cells.map((text, column) => cell(`${'AB'[column]}${index + 1}`, text));
    return `<row r="${index + 1}">${texts.join('')}</row>`;
  });
  return zipSync({
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Halls" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ),
  });
}
