import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from '../support/everybody';
import { startOwnServer, type OwnServer } from '../support/ownServer';

// One server for all.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer({ CALLBOARD_FEATURES: 'ticketing' });
});
test.afterAll(() => server.stop());

async function openSale(page: Page): Promise<void> {
  await page.goto(`http://showquest.localhost:${server.port}/tickets`);
  await page.getByRole('link', { name: 'Buy tickets' }).first().click();
  await expect(page.getByRole('button', { name: 'Find seats' })).toBeVisible();
}

async function findSeats(page: Page, count: string): Promise<void> {
  await page.getByLabel('How many tickets').selectOption(count);
  await page.getByRole('button', { name: 'Find seats' }).click();
  await expect(page.getByText(/We hold your seats for/)).toBeVisible();
}

for (const width of [1440, 390]) {
  test(`[7.46] [1.10] a stranger buys two adults and a student at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSale(page);
    await findSeats(page, '3');
    expect(await violationsOf(page)).toEqual([]);
    const kinds = page.getByLabel(/^Ticket for/);
    await expect(kinds).toHaveCount(3);
    await kinds.last().selectOption({ label: await labelOf(kinds.last(), 'Student') });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel(/^Name/).fill('Mere Tamati');
    await page.getByLabel(/^Email/).fill('mere@example.org');
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: 'Order now' }).click();
    await expect(page).toHaveURL(/\/tickets\/order#/);
    await page.getByRole('button', { name: 'Accept the payment' }).click();
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(3);
    expect(await violationsOf(page)).toEqual([]);
  });
}

/** The whole label of the option that begins with a text. */
async function labelOf(select: ReturnType<Page['getByLabel']>, text: string): Promise<string> {
  const labels = await select.locator('option').allInnerTexts();
  return labels.find((label) => label.startsWith(text)) ?? text;
}
