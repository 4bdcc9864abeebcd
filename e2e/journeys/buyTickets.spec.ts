import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { overflow, violationsOf } from '../support/everybody';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { pressWhenEnabled } from '../support/pressButton';
import { readPdf } from '../support/readPdf';
import { selectPrices } from '../support/shop';
import { slowWhere } from '../support/tiers';

// One server for all.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startOwnServer({
    // In production a simulated card is refused.
    CALLBOARD_ENVIRONMENT: 'staging',
    CALLBOARD_FEATURES: 'ticketing',
  });
});
test.afterAll(() => server.stop());

const shop = (path = '/tickets') => `http://showquest.localhost:${server.port}${path}`;

async function openSale(page: Page): Promise<void> {
  await page.goto(shop());
  await page
    .getByRole('link', { name: /^Buy tickets/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Find seats' })).toBeVisible();
}

async function findSeats(page: Page, count: string): Promise<void> {
  await page.getByLabel('How many tickets').selectOption(count);
  await page.getByRole('button', { name: 'Find seats' }).click();
  await expect(page.getByLabel(/^Ticket for/)).toHaveCount(Number(count));
  await selectPrices(page);
}

async function enterDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Name/).fill('Mere Tāmati');
  await page.getByLabel(/^Email/).fill('mere@example.org');
}

async function order(page: Page): Promise<void> {
  await enterDetails(page);
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect(page.getByRole('button', { name: 'Accept the payment' })).toBeVisible();
}

/** The whole label of the option that begins with a text. */
async function labelOf(select: Locator, text: string): Promise<string> {
  const labels = await select.locator('option').allInnerTexts();
  return labels.find((label) => label.startsWith(text)) ?? text;
}

/** Opens the first section and a row that is free from end to end, by keyboard alone. */
async function openRow(page: Page): Promise<void> {
  for (const name of [/: \d+ free/, /^Row M: [1-9]/]) {
    const summary = page
      .getByRole('list', { name: 'Seats and prices' })
      .locator('summary')
      .filter({ hasText: name });
    await summary.first().focus();
    await page.keyboard.press('Enter');
  }
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`[7.46] [1.10] a stranger buys two adults and a student, with fees and tax named${slowWhere(width !== 390)}`, async ({
      page,
    }) => {
      await page.goto(shop());
      await expect(page.getByRole('listitem').filter({ hasText: 'Performance' })).toHaveAttribute(
        'aria-current',
        'step',
      );
      await page.getByText('Calendar', { exact: true }).click();
      await page
        .getByRole('link', { name: /\d\d:\d\d/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Find seats' })).toBeVisible();
      await findSeats(page, '3');
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const last = page.getByLabel(/^Ticket for/).last();
      await last.selectOption({ label: await labelOf(last, 'Student') });
      await expect(page.getByText(/^Includes booking fees of \$/)).toBeVisible();
      await expect(page.getByText(/^Includes GST.*: \$/)).toBeVisible();
      await enterDetails(page);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Order now' }).click();
      await expect(page).toHaveURL(/\/tickets\/order#/);
      await expect(page.getByRole('timer')).toContainText('to pay $');
      await page.getByRole('button', { name: 'Accept the payment' }).click();
      await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(3);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download PDF' }).click();
      const download = await waiting;
      const text = JSON.stringify(await readPdf(await readFile(await download.path())));
      expect(text).toContain('Student');
    });

    test(`[7.46] a buyer without a mouse selects seats in the list and buys them${slowWhere(width !== 1440)}`, async ({
      page,
    }) => {
      await openSale(page);
      await openRow(page);
      const seats = page.getByRole('checkbox', { name: /^Row .*\$/ });
      await seats.first().focus();
      await page.keyboard.press('Space');
      await expect(page.getByLabel(/^Ticket for/)).toHaveCount(1);
      await seats.nth(1).focus();
      await page.keyboard.press('Space');
      await expect(page.getByLabel(/^Ticket for/)).toHaveCount(2);
      expect(await violationsOf(page)).toEqual([]);
      await selectPrices(page);
      await pressWhenEnabled(page.getByRole('button', { name: 'Continue' }));
      await page.getByLabel(/^Name/).focus();
      await page.keyboard.type('Mere Tāmati');
      await page.keyboard.press('Tab');
      await page.keyboard.type('mere@example.org');
      await page.keyboard.press('Enter');
      await pressWhenEnabled(page.getByRole('button', { name: 'Accept the payment' }));
      await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);
    });

    test('[7.46] Back and a reload lose nothing @slow', async ({ page }) => {
      await openSale(page);
      await findSeats(page, '2');
      const last = page.getByLabel(/^Ticket for/).last();
      await last.selectOption({ label: await labelOf(last, 'Student') });
      const place = await page
        .getByLabel(/^Ticket for/)
        .last()
        .getAttribute('id');
      expect(place).not.toBeNull();
      const total = await page.getByRole('status').filter({ hasText: 'Total' }).innerText();
      await enterDetails(page);
      await page.goBack();
      await expect(page.getByLabel(/^Ticket for/)).toHaveCount(2);
      await page.goForward();
      await page.reload();
      await expect(page.getByLabel(/^Name/)).toHaveValue('Mere Tāmati');
      await expect(page.getByLabel(/^Email/)).toHaveValue('mere@example.org');
      expect(await page.getByRole('status').filter({ hasText: 'Total' }).innerText()).toBe(total);
    });

    test(`[7.46] a hold that runs out before the payment leads back, and the same seats can be had again @slow`, async ({
      page,
    }) => {
      await page.clock.install();
      await openSale(page);
      await findSeats(page, '2');
      const places = await page
        .locator('label')
        .filter({ hasText: /^Ticket for/ })
        .allInnerTexts();
      await page.getByRole('button', { name: 'More time' }).click();
      await expect(page.getByRole('button', { name: 'More time' })).toHaveCount(0);
      await enterDetails(page);
      await page.clock.fastForward('16:00');
      await expect(page.getByText('Your seats are not reserved any more')).toBeVisible();
      await page.getByRole('button', { name: 'Reserve the same seats again' }).click();
      await expect(page.locator('label').filter({ hasText: /^Ticket for/ })).toHaveText(places);
    });

    test('[7.46] a card that is declined, then one with a second step @slow', async ({ page }) => {
      await openSale(page);
      await findSeats(page, '2');
      await order(page);
      await page.getByRole('button', { name: 'Decline the payment' }).click();
      await expect(page.getByText('The payment was declined. You can try again.')).toBeVisible();
      await page.getByRole('button', { name: 'Ask for a code' }).click();
      await page.getByLabel('Code').fill('123456');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);
    });

    test('[7.46] who changes their mind before they pay gets their seats back @slow', async ({ page }) => {
      await openSale(page);
      await findSeats(page, '2');
      await order(page);
      await page.getByRole('button', { name: 'Change my seats' }).click();
      await page.getByRole('button', { name: 'Reserve the same seats again' }).click();
      await expect(page.getByLabel(/^Ticket for/)).toHaveCount(2);
    });
  });
}

test('[7.46] of two buyers who want the same seat the second sees which seat and why @slow', async ({
  browser,
}) => {
  const [first, second] = [await newPage(browser), await newPage(browser)];
  await openSale(first);
  await openSale(second);
  await openRow(second);
  const seat = second.getByRole('checkbox', { name: /^Row .*\$/ }).first();
  await openRow(first);
  await first
    .getByRole('checkbox', { name: /^Row .*\$/ })
    .first()
    .check({ force: true });
  await expect(first.getByLabel(/^Ticket for/)).toHaveCount(1);
  await seat.click({ force: true });
  const refusal = second.getByRole('alert').filter({ hasText: 'Another buyer has it now' });
  await expect(refusal).toContainText(/Row .* seat/);
  await first.context().close();
  await second.context().close();
});

test('[7.46] the page of tickets opens without a network @slow', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await openSale(page);
  await findSeats(page, '2');
  await order(page);
  await page.getByRole('button', { name: 'Accept the payment' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);
  await context.close();
});

test('[7.46] on a phone the found seats come into view, and each ticket gets its price before Continue @slow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSale(page);
  await page.getByRole('button', { name: 'Find seats' }).click();
  const tickets = page.getByLabel(/^Ticket for/);
  await expect(tickets.first()).toBeInViewport();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('All tickets')).toBeFocused();
  await expect(page.getByText('Select which price applies')).toHaveCount(2);
  const all = page.getByLabel('All tickets');
  await all.selectOption({ label: await labelOf(all, 'Student') });
  await expect(all).toHaveCount(0);
  const next = page.getByRole('button', { name: /^Continue: 2 tickets, \$[\d.]+$/ });
  const total = await page.getByRole('status').filter({ hasText: 'Total' }).innerText();
  expect(await next.innerText()).toContain(total.replace(/[^\d.$]/g, ''));
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.screenshot({ path: test.info().outputPath('prices.png') });
  await next.click();
  await expect(page.getByRole('button', { name: /^Order now for \$/ })).toBeVisible();
});

test('[7.46] an order of a signed-in user is among their tickets @slow', async ({ page }) => {
  await page.goto(shop('/login'));
  await page.getByLabel('Email').fill('participant@showquest.test');
  await page.getByLabel('Password').fill('Callboard1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await openSale(page);
  await findSeats(page, '2');
  await order(page);
  await page.getByRole('button', { name: 'Accept the payment' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'My tickets' }).click();
  await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Open: / })
    .first()
    .click();
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);
});

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
