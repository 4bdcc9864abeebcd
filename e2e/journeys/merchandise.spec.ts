import { expect, test, type APIRequestContext, type Browser } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { apiUser, type ApiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { pageOf } from '../support/pageOf';
import { readPdf } from '../support/readPdf';
import { listOf, uniqueName, type Stored } from '../support/records';
import { openShift } from '../support/shift';
import { selectPrices, shop } from '../support/shop';

// One server for all.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
let staff: ApiUser;
let request: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000);
  // In production a simulated card is refused.
  server = await startOwnServer({ CALLBOARD_FEATURES: 'ticketing', CALLBOARD_ENVIRONMENT: 'staging' });
  request = await playwright.request.newContext();
  staff = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
});
test.afterAll(() => server.stop());

const origin = () => `http://showquest.localhost:${server.port}`;

const staffPage = (browser: Browser, path: string, width: number) =>
  pageOf(browser, staff, path, { viewport: { width, height: 900 } }, server);

/** The order that the seed's shop sold last, by its number. */
async function orderNumbered(number: string): Promise<Stored> {
  const [order] = await listOf(staff, `booking/orders?number=${number}`);
  if (!order) throw new Error(`There is no order ${number}.`);
  return order;
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[7.45] a buyer adds a programme and a T-shirt, and the box office hands them over @slow', async ({
      page,
      browser,
    }) => {
      let number = '';
      await test.step('two seats, a programme and a T-shirt', async () => {
        await page.goto(`${origin()}/tickets`);
        await page
          .getByRole('link', { name: /^Buy tickets/ })
          .first()
          .click();
        await page.getByLabel('How many tickets').selectOption('2');
        await page.getByRole('button', { name: 'Find seats' }).click();
        await expect(page.getByLabel(/^Ticket for/)).toHaveCount(2);
        await selectPrices(page);
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByText('Add a programme or a souvenir?')).toBeVisible();
        await expect(page.getByLabel('T-shirt, youth')).toBeDisabled();
        await page.getByLabel('Programme', { exact: true }).selectOption('1');
        await page.getByLabel('T-shirt, adult').selectOption('1');
        await expect(page.getByRole('listitem').getByText('$35.00', { exact: true })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await page.getByLabel(/^Name/).fill('Mere Tāmati');
        await page.getByLabel(/^Email/).fill('mere@example.org');
        await page.getByRole('radio', { name: 'Card' }).check();
        await page.getByRole('button', { name: 'Order now' }).click();
        await page.getByRole('button', { name: 'Accept the payment' }).click();
        await expect(page.getByRole('heading', { name: 'To collect at the venue' })).toBeVisible();
        await expect(page.getByText('T-shirt, adult')).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        number = /Order (\w+)/.exec(await page.locator('main').innerText())?.[1] ?? '';
        const started = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download PDF' }).click();
        const text = JSON.stringify(await readPdf(await readFile(await (await started).path())));
        expect(text).toContain('T-shirt');
      });
      const { hashcode } = await orderNumbered(number);
      const office = await staffPage(browser, `/booking/orders/${hashcode}`, width);
      await test.step('they are handed over, with Undo', async () => {
        await office.getByRole('button', { name: 'Hand over: Programme' }).click();
        await expect(office.getByRole('button', { name: 'Not handed over: Programme' })).toBeVisible();
        await office.getByRole('button', { name: 'Not handed over: Programme' }).click();
        await expect(office.getByRole('button', { name: 'Hand over: Programme' })).toBeVisible();
        await office.getByRole('button', { name: 'Hand all over' }).click();
        await expect(office.getByRole('button', { name: /^Not handed over/ })).toHaveCount(2);
        expect(await violationsOf(office)).toEqual([]);
        expect(await overflow(office)).toBeLessThanOrEqual(0);
        await page.reload();
        await expect(page.getByText('Collected')).toHaveCount(2);
      });
      await test.step('the T-shirt is paid back, and not put back into the stock', async () => {
        await office.getByRole('button', { name: 'Refund', exact: true }).click();
        await office.getByLabel('T-shirt, adult $35.00').selectOption('1');
        await office.getByLabel('Put the merchandise back into the stock').uncheck();
        await office.getByRole('textbox', { name: 'Reason' }).fill('It does not fit');
        expect(await violationsOf(office)).toEqual([]);
        await office.getByRole('button', { name: 'Refund $35.00' }).click();
        await expect(office.getByText('1 piece refunded')).toBeVisible();
      });
    });

    test('[7.45] [2.17] the box office sells a programme with a ticket and alone, for cash @slow', async ({
      browser,
    }) => {
      await openShift(staff);
      const page = await staffPage(browser, '/booking/box-office', width);
      await page.getByRole('button', { name: 'More: Programme' }).click();
      await page.getByRole('button', { name: 'More: Programme' }).click();
      await expect(page.getByRole('button', { name: 'Sell merchandise, $10.00' })).toBeVisible();
      await page.getByRole('button', { name: 'Best seats for 1', exact: true }).click();
      await expect(page.getByRole('button', { name: /^Sell 1 ticket/ })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: /^Remove .*(Stalls|Circle)/ }).click();
      await page.getByText('Cash at the door', { exact: true }).click();
      await page.getByRole('button', { name: '$20.00', exact: true }).click();
      await expect(page.getByText('Change $10.00')).toBeVisible();
      await page.getByRole('button', { name: 'Sell merchandise, $10.00' }).click();
      await expect(page.getByText('Programme × 2')).toBeVisible();
      await expect(page.getByText('Not handed over yet')).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
    });

    test('[7.46] staff take a party off the waiting list, with the reason @slow', async ({ browser }) => {
      const name = uniqueName('Party');
      const party = await waitingParty(name);
      const page = await staffPage(browser, `/booking/waiting-list/${party}`, width);
      await page.getByRole('button', { name: 'Take off the list' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Take off the list' }).click();
      await expect(dialog.getByText('Enter the reason.')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked for it on the phone');
      await dialog.getByRole('button', { name: 'Take off the list' }).click();
      await expect(page.getByText('Taken off the list').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Take off the list' })).toHaveCount(0);
    });
  });
}

/** Sells a lawn of two places out, so that a party has to wait for it. */
async function waitingParty(name: string): Promise<string> {
  const sold = await staff.get<{ data: { performances: Stored[] } }>('sale/performances');
  const performance = sold.data.performances[0]?.hashcode ?? '';
  const lawn = await staff.create<Stored>('booking/general_admission_definitions', {
    name: uniqueName('Lawn'),
    performance,
    capacity: 2,
  });
  const types = await listOf(staff, 'booking/price_types');
  const adult = types.find((type) => type.name === 'Adult')?.hashcode;
  await staff.create('booking/general_admission_prices', {
    name: uniqueName('Lawn price'),
    definition: lawn.hashcode,
    price_type: adult,
    price: 1_000,
    currency: 'NZD',
  });
  const act = { action: 'open_sale', target: lawn.hashcode };
  await staff.create('booking/general_admission_definitions/actions', act);
  await shop(request, 'hold', { performance, general: [{ definition: lawn.hashcode, quantity: 2 }] }, server);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
  await shop(request, 'waiting', { performance, definition: lawn.hashcode, places: 2, name, email }, server);
  const parties = await listOf(staff, `booking/waiting_parties?performance=${performance}`);
  const party = parties.find((each) => each.name === name);
  if (!party) throw new Error('The party does not wait.');
  return party.hashcode;
}
