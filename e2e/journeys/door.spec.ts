import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { violationsOf } from '../support/everybody';
import { answerOf, openDoor } from '../support/openDoor';
import { uniqueName } from '../support/records';
import { buyForTonight } from '../support/soldPerformance';

let staff: ApiUser;
let request: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  request = await playwright.request.newContext();
  staff = await apiUser(request, 'showquest');
});

/** Scans a code as a scanner does: it types the code and Enter. */
async function scan(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Code of the ticket');
  await field.fill(code);
  await field.press('Enter');
}

const goOffline = async (...contexts: BrowserContext[]) => {
  for (const context of contexts) await context.setOffline(true);
};

test('[7.46] [1.10] two doors without network merge: both see who was first, and nothing is lost or doubled', async ({
  browser,
}) => {
  const { performance, tickets } = await buyForTonight(request, staff, 4);
  const [both, north, south, after] = tickets.map(({ code }) => code ?? '');
  // Other tests have doors at the same performance.
  const [first, second] = [uniqueName('North'), uniqueName('South')];
  const one = await openDoor(browser, staff, performance, first);
  const two = await openDoor(browser, staff, performance, second, 1440);
  await goOffline(one.context(), two.context());
  for (const page of [one, two]) await expect(page.getByText(/^Offline since/)).toBeVisible();

  await scan(one, both ?? '');
  await expect(answerOf(one, 'Come in')).toBeVisible();
  await scan(two, both ?? '');
  await expect(answerOf(two, 'Come in')).toBeVisible();
  await scan(one, north ?? '');
  await expect(one.getByText('2 scans wait to be sent')).toBeVisible();
  await scan(two, south ?? '');
  await expect(two.getByText('2 scans wait to be sent')).toBeVisible();
  await scan(one, both ?? '');
  await expect(answerOf(one, 'Already in since')).toContainText(`Came in at ${first}`);
  await scan(two, 'CB1.forged');
  await expect(answerOf(two, 'Not in the snapshot')).toBeVisible();

  // The later one is back first.
  await two.context().setOffline(false);
  await expect(two.getByText('Online')).toBeVisible();
  await expect(two.getByText(/wait to be sent/)).toHaveCount(0);
  await one.context().setOffline(false);
  await expect(one.getByText(/wait to be sent/)).toHaveCount(0);
  for (const page of [one, two]) {
    const dispute = page.getByText(new RegExp(`first in at ${first}, .+; then at ${second}`));
    await expect(dispute).toHaveCount(1, { timeout: 20_000 });
    expect(await violationsOf(page)).toEqual([]);
  }

  // With network again, each door knows immediately what the other did.
  await scan(two, north ?? '');
  await expect(answerOf(two, 'Already in since')).toContainText(`Came in at ${first}`);
  await scan(two, after ?? '');
  await expect(answerOf(two, 'Come in')).toBeVisible();
  const { data } = await staff.get<{ data: { scans: { door: string; outcome: string }[] } }>(
    `door/performances/${performance}`,
  );
  const outcomes = data.scans
    .filter(({ door }) => [first, second].includes(door))
    .map(({ outcome }) => outcome)
    .sort();
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
  test(`[7.46] [1.10] a door finds a ticket by name, undoes, and knows its scans after a reload, at ${width} px @slow`, async ({
    browser,
  }) => {
    const { performance, tickets } = await buyForTonight(request, staff, 2);
    const main = uniqueName('Main');
    const page = await openDoor(browser, staff, performance, main, width);
    const context = page.context();
    const place = tickets[0]?.place ?? '';
    await page.getByRole('textbox', { name: 'Find by name, number or seat' }).fill(`mere ${place}`);
    await page
      .getByRole('button', { name: `Let in: ${place}, Mere Tamati` })
      .first()
      .click();
    await expect(answerOf(page, 'Come in')).toBeVisible();
    await page.getByRole('button', { name: `Undo: ${place} · Mere Tamati` }).click();
    await expect(answerOf(page, 'That scan no longer counts.')).toBeVisible();
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
    await expect(answerOf(page, 'Already in since')).toContainText(`Came in at ${main}`);
  });
}

test('[7.46] staff get to the door by the menu, and a code of any length is only not a ticket @slow', async ({
  browser,
}) => {
  const { performance, name } = await buyForTonight(request, staff, 1);
  const page = await openDoor(browser, staff, performance, 'Side');
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
