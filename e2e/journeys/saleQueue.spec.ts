import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { pressWhenEnabled } from '../support/pressButton';
import { selectPrices } from '../support/shop';
import { signIn } from '../support/signIn';
import { onSale } from '../support/soldPerformance';

// One server for all.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
let staff: ApiUser;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000);
  server = await startOwnServer({ CALLBOARD_FEATURES: 'ticketing', CALLBOARD_ENVIRONMENT: 'staging' });
  const request = await playwright.request.newContext();
  staff = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
});
test.afterAll(() => server.stop());

const at = (path: string) => `http://showquest.localhost:${server.port}${path}`;

const opensIn = (map: string, seconds: number) =>
  staff.patch(`booking/seat_maps/${map}`, {
    sale_opens: new Date(Date.now() + seconds * 1_000).toISOString(),
  });

const turn = (page: Page) => page.getByText('It is your turn', { exact: true });
const place = (page: Page) => page.getByRole('heading', { name: /^You are number/ });

async function switchQueueOn(browser: Browser, performance: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(at(`/performances/${performance}`));
  await signIn(page, 'showquest', 'staff');
  await page.getByRole('tab', { name: 'Queue' }).click();
  await page.getByLabel('Buyers who select seats at a time').fill('0');
  await page.getByRole('button', { name: 'Use a queue' }).click();
  await expect(page.getByText('Enter a whole number from 1 to 5000.')).toBeVisible();
  await page.getByLabel('Buyers who select seats at a time').fill('1');
  await page.getByRole('button', { name: 'Use a queue' }).click();
  await expect(page.getByText('Buyers queue now')).toBeVisible();
  return page;
}

for (const [width, day] of [
  [1440, '2028-08-01'],
  [390, '2028-08-02'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[7.46] [1.10] three buyers wait for a sale to open, and select seats one after the other @slow', async ({
      browser,
    }, testInfo) => {
      const { map, performance } = await onSale(staff, day);
      const office = await switchQueueOn(browser, performance);
      await opensIn(map, 45);
      const buyers: { context: BrowserContext; page: Page }[] = [];
      for (let buyer = 0; buyer < 3; buyer += 1) {
        const context = await browser.newContext({ viewport: { width, height: 900 } });
        const page = await context.newPage();
        await page.goto(at(`/tickets/${performance}`));
        await expect(page.getByRole('heading', { name: 'The sale opens soon' })).toBeVisible();
        buyers.push({ context, page });
      }
      const [first] = buyers;
      if (!first) throw new Error('There are three buyers.');
      await expect(first.page.getByRole('timer')).toHaveText(/It opens in 0:\d\d/);
      await expect(first.page.getByText(/^It opens on .* NZ[DS]T\.$/)).toBeVisible();
      expect(await violationsOf(first.page)).toEqual([]);
      await first.page.screenshot({ path: testInfo.outputPath('lobby.png'), fullPage: true });

      // The lots are drawn: one is let in, and the others have the places after it.
      for (const { page } of buyers)
        await expect(turn(page).or(place(page)).first()).toBeVisible({ timeout: 90_000 });
      const isIn = await Promise.all(buyers.map(({ page }) => turn(page).isVisible()));
      expect(isIn.filter(Boolean)).toHaveLength(1);
      const inside = buyers[isIn.indexOf(true)];
      const waiting = buyers.filter((_, index) => !isIn[index]);
      const texts = await Promise.all(waiting.map(({ page }) => place(page).innerText()));
      expect(texts.toSorted()).toEqual(['You are number 1', 'You are number 2']);
      const next = waiting[texts.indexOf('You are number 1')];
      const last = waiting[texts.indexOf('You are number 2')];
      if (!inside || !next || !last) throw new Error('Each of three buyers has a place.');
      await expect(last.page).toHaveTitle(/^2 in the queue/);
      await expect(last.page.getByText(/^1 person is before you\. About \d+ minutes?\.$/)).toBeVisible();
      expect([await overflow(last.page), await violationsOf(last.page)]).toEqual([0, []]);
      await last.page.screenshot({ path: testInfo.outputPath('waiting.png'), fullPage: true });

      // Neither a reload nor another tab is another place.
      await last.page.reload();
      await expect(place(last.page)).toHaveText('You are number 2');
      const tab = await last.context.newPage();
      await tab.goto(at(`/embed/${performance}`));
      await expect(place(tab)).toHaveText('You are number 2');
      await tab.close();

      // Seats are for the one whose turn it is.
      await expect(inside.page).toHaveTitle(/^Your turn/);
      await expect(inside.page.getByRole('timer')).toHaveText(/You have \d+:\d\d to select seats/);
      expect([await overflow(inside.page), await violationsOf(inside.page)]).toEqual([0, []]);
      await inside.page.screenshot({ path: testInfo.outputPath('turn.png') });
      await inside.page.getByLabel('How many tickets').selectOption('2');
      await inside.page.getByRole('button', { name: 'Find seats' }).click();
      await expect(inside.page.getByLabel(/^Ticket for/)).toHaveCount(2);
      await selectPrices(inside.page);
      await inside.page.getByRole('button', { name: 'Continue' }).click();
      await inside.page.getByLabel(/^Name/).fill('Mere Tāmati');
      await inside.page.getByLabel(/^Email/).fill('mere@example.org');
      await inside.page.getByRole('radio', { name: 'Card' }).check();
      await inside.page.getByRole('button', { name: 'Order now' }).click();
      await expect(inside.page.getByRole('button', { name: 'Accept the payment' })).toBeVisible();

      // Its order ends the turn; the next buyer is let in, also after the server was killed.
      await server.killAndStart();
      await expect(turn(next.page)).toBeVisible({ timeout: 90_000 });
      await expect(place(last.page)).toHaveText('You are number 1', { timeout: 60_000 });
      await inside.page.goto(at(`/tickets/${performance}`));
      await expect(inside.page.getByText('Your turn ended with your order')).toBeVisible();
      await inside.page.getByRole('button', { name: 'Join again' }).click();
      await expect(place(inside.page)).toHaveText('You are number 2');
      await inside.page.getByRole('button', { name: 'Leave the queue' }).click();
      await expect(inside.page.getByText('You left the queue')).toBeVisible();

      // Staff see who waits, let everyone in, and take it back.
      await office.reload();
      await office.getByRole('tab', { name: 'Queue' }).click();
      await expect(office.getByText('1 with the page open')).toBeVisible();
      expect(await violationsOf(office)).toEqual([]);
      await office.screenshot({ path: testInfo.outputPath('office.png'), fullPage: true });
      await office.getByRole('button', { name: 'Let everyone in' }).click();
      await expect(office.getByText('Everyone is let in').first()).toBeVisible();
      await expect(last.page.getByRole('button', { name: 'Find seats' })).toBeVisible({ timeout: 60_000 });
      await pressWhenEnabled(office.getByRole('button', { name: 'Undo' }));
      await expect(office.getByRole('button', { name: 'Let everyone in' })).toBeVisible();
      await last.page.reload();
      await expect(place(last.page)).toHaveText('You are number 1');
      for (const { context } of buyers) await context.close();
      await office.context().close();
    });
  });
}
