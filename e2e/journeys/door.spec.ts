import type { Hold, SaleOffer, SaleOrder } from '@callboard/api-contract/sale';
import {
  expect,
  test,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { violationsOf } from '../support/everybody';
import { startOwnServer, type OwnServer } from '../support/ownServer';

// One server for all.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
let staff: ApiUser;
let request: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  server = await startOwnServer({ CALLBOARD_FEATURES: 'ticketing', CALLBOARD_ENVIRONMENT: 'staging' });
  request = await playwright.request.newContext();
  staff = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
});
test.afterAll(() => server.stop());

async function shop<T>(path: string, input?: object): Promise<T> {
  const url = `http://127.0.0.1:${server.port}/api/v21/system/sale/${path}`;
  const headers = { Domain: 'showquest' };
  const answer = input
    ? await request.post(url, { headers, data: input })
    : await request.get(url, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  // What the contract says of this path.
  return ((await answer.json()) as { data: T }).data;
}

/** Buys tickets as a stranger does, for a performance on sale; answers their codes and places. */
async function buyTickets(quantity: number, performance?: string) {
  const { performances } = await shop<{ performances: { hashcode: string; name: string; sale: string }[] }>(
    'performances',
  );
  const onSale = performances.find(({ hashcode, sale }) =>
    performance === undefined ? sale === 'open' : hashcode === performance,
  );
  if (!onSale) throw new Error('Nothing is on sale.');
  const offer = await shop<SaleOffer>(`performances/${onSale.hashcode}`);
  const { hold } = await shop<{ hold: Hold }>('best', { performance: onSale.hashcode, quantity });
  const lines = hold.seats.map(({ seat, group }) => {
    const price = offer.prices.find(({ of }) => of === group);
    return { seat, price_type: price?.price_type ?? '', amount: price?.amount ?? 0 };
  });
  const { token } = await shop<{ token: string }>('order', {
    hold: { hashcode: hold.hashcode, secret: hold.secret },
    tickets: lines.map(({ seat, price_type }) => ({ seat, price_type })),
    buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
    payment_method: offer.payment_methods.find(({ kind }) => kind === 'card')?.hashcode,
    expected_total: lines.reduce((sum, { amount }) => sum + amount, 0),
  });
  const { order } = await shop<{ order: SaleOrder }>('pay', { token, card: 'accept' });
  return { performance: onSale.hashcode, name: onSale.name, tickets: order.tickets };
}

/** A device at a door, with a name of its own. */
async function openDoor(browser: Browser, performance: string, name: string, width = 390) {
  const origin = `http://showquest.localhost:${server.port}`;
  const localStorage = [
    { name: 'api_token', value: staff.token },
    { name: 'domain', value: 'showquest' },
  ];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${origin}/door/${performance}`);
  await page.getByLabel('Name of the door').fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^Snapshot from/)).toBeVisible();
  return { context, page };
}

/** What a scanner does: it types the code and Enter. */
async function scan(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Code of the ticket');
  await field.fill(code);
  await field.press('Enter');
}

const answerOf = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first();

const goOffline = async (...contexts: BrowserContext[]) => {
  for (const context of contexts) await context.setOffline(true);
};

test('[7.46] [1.10] two doors without network merge: both see who was first, and nothing is lost or doubled', async ({
  browser,
}) => {
  const { performance, tickets } = await buyTickets(4);
  const [both, north, south, after] = tickets.map(({ code }) => code ?? '');
  const one = await openDoor(browser, performance, 'North');
  const two = await openDoor(browser, performance, 'South', 1440);
  await goOffline(one.context, two.context);
  for (const { page } of [one, two]) await expect(page.getByText(/^Offline since/)).toBeVisible();

  await scan(one.page, both ?? '');
  await expect(answerOf(one.page, 'Come in')).toBeVisible();
  await scan(two.page, both ?? '');
  await expect(answerOf(two.page, 'Come in')).toBeVisible();
  await scan(one.page, north ?? '');
  await expect(one.page.getByText('2 scans wait to be sent')).toBeVisible();
  await scan(two.page, south ?? '');
  await expect(two.page.getByText('2 scans wait to be sent')).toBeVisible();
  await scan(one.page, both ?? '');
  await expect(answerOf(one.page, 'Already used')).toContainText('First in at North');
  await scan(two.page, 'CB1.forged');
  await expect(answerOf(two.page, 'Not in the snapshot')).toBeVisible();

  // The later one is back first.
  await two.context.setOffline(false);
  await expect(two.page.getByText('Online')).toBeVisible();
  await expect(two.page.getByText(/wait to be sent/)).toHaveCount(0);
  await one.context.setOffline(false);
  await expect(one.page.getByText(/wait to be sent/)).toHaveCount(0);
  for (const { page } of [one, two]) {
    const dispute = page.getByText(/first in at North, .+; then at South/);
    await expect(dispute).toHaveCount(1, { timeout: 20_000 });
    expect(await violationsOf(page)).toEqual([]);
  }

  // With network again, each door knows at once what the other did.
  await scan(two.page, north ?? '');
  await expect(answerOf(two.page, 'Already used')).toContainText('First in at North');
  await scan(two.page, after ?? '');
  await expect(answerOf(two.page, 'Come in')).toBeVisible();
  const { data } = await staff.get<{ data: { scans: { id: string; outcome: string }[] } }>(
    `door/performances/${performance}`,
  );
  const outcomes = data.scans.map(({ outcome }) => outcome).sort();
  expect(outcomes).toEqual([
    'admitted',
    'admitted',
    'admitted',
    'admitted',
    'unknown',
    'used',
    'used',
    'used',
  ]);
  const admitted = await Promise.all(
    tickets.map(async ({ number }) => {
      const { results } = await staff.get<{ results: { admitted: number }[] }>(
        `booking/tickets?number=${number}`,
      );
      return results[0]?.admitted;
    }),
  );
  expect(admitted).toEqual([1, 1, 1, 1]);
});

for (const width of [1440, 390]) {
  test(`[7.46] [1.10] a door finds a ticket by name, undoes, and knows its scans after a reload, at ${width} px`, async ({
    browser,
  }) => {
    const { performance, tickets } = await buyTickets(2);
    const { page, context } = await openDoor(browser, performance, `Main ${width}`, width);
    const place = tickets[0]?.place ?? '';
    await page.getByRole('textbox', { name: 'Find by name, number or seat' }).fill(`mere ${place}`);
    await page
      .getByRole('button', { name: `Let in: ${place}, Mere Tamati` })
      .first()
      .click();
    await expect(answerOf(page, 'Come in')).toBeVisible();
    await page.getByRole('button', { name: `Undo: ${place} · Mere Tamati` }).click();
    await expect(answerOf(page, 'They count as outside again.')).toBeVisible();
    await scan(page, tickets[0]?.code ?? '');
    await expect(answerOf(page, 'Come in')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await context.setOffline(true);
    await expect(page.getByText(/^Offline since/)).toBeVisible();
    await scan(page, tickets[1]?.code ?? '');
    await expect(page.getByText('1 scan waits to be sent')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Online')).toBeVisible();
    await expect(page.getByText(/to be sent/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/^Snapshot from/)).toBeVisible();
    await scan(page, tickets[1]?.code ?? '');
    await expect(answerOf(page, 'Already used')).toContainText(`First in at Main ${width}`);
  });
}

test('[7.46] staff get to the door by the menu, and a code of any length is only not a ticket', async ({
  browser,
}) => {
  const { performance, name } = await buyTickets(1);
  const { page } = await openDoor(browser, performance, 'Side');
  await page.getByRole('link', { name: 'Other performance' }).click();
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  for (const code of [
    'https://example.org/x',
    "' OR 1=1 --",
    '\u{1f3ad}'.repeat(80),
    'CB1.AAAAAAAAAAAAAAAAAAAA',
  ]) {
    await scan(page, code);
    await expect(answerOf(page, 'Not a valid ticket')).toBeVisible();
  }
});
