import { expect, test, type Browser, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { password } from '../support/api';
import { violationsOf } from '../support/everybody';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { typeInto } from '../support/typeInto';

const main = fileURLToPath(new URL('../../tools/api/dist/main.js', import.meta.url));
/** Time limit of an admin who types fast, many times over: a machine takes the same steps. */
const maxSeconds = 120;

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer({ CALLBOARD_SEED: '0' });
});
test.afterAll(() => server.stop());

/** The link that the server prints where no mail can be sent. */
async function linkOfFirstAdmin(email: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', CALLBOARD_DATA: server.folder, DATABASE_URL: '' };
  const command = [main, 'admin', '--tenant=showquest', `--email=${email}`, '--name=Aroha Ngata'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  return /\/login\/activate\/\S+/.exec(stdout)?.[0] ?? '';
}

/** Buys one ticket without an account, and reads its price with the tax in it. */
async function buyAsStranger(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ baseURL: `http://showquest.localhost:${server.port}` });
  await page.goto(address);
  await page.getByLabel('General admission').selectOption('1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Name/).fill('Mere Tāmati');
  await page.getByLabel(/^Email/).fill('mere@stranger.example');
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect(page.getByText('Confirm your email').first()).toBeVisible();
  await expect(page.getByText('Includes GST: $3.26')).toBeVisible();
  await expect(page.getByText('$25.00').first()).toBeVisible();
  await page.close();
}

test('[1.4] [2.13] [7.46] the first admin of an empty installation sets up a season, in the order that the home gives @slow', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: `http://showquest.localhost:${server.port}` });
  const page = await context.newPage();
  const card = page.getByRole('region', { name: 'Set up your season' });
  const path = await linkOfFirstAdmin('aroha@first.example');
  const started = Date.now();

  await page.goto(path);
  await expect(page.getByLabel('First name')).toHaveValue('Aroha');
  await expect(page.getByLabel('Last name')).toHaveValue('Ngata');
  await page.getByLabel('Phone').fill('021 555 0101');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  /** Follows the step that comes next, and adds a record there. */
  async function step(
    done: number,
    title: string,
    label: string,
    fill: (form: ReturnType<Page['getByRole']>) => Promise<void>,
  ) {
    await page.goto('/dashboard');
    await expect(card.getByText(`${done} of 7 steps are done`)).toBeVisible();
    await card.getByRole('link', { name: `Start: ${title}` }).click();
    await add(label, fill);
  }
  async function add(label: string, fill: (form: ReturnType<Page['getByRole']>) => Promise<void>) {
    await page
      .getByRole('button', { name: `New ${label}` })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: `New ${label}` });
    await fill(form);
    await form.getByRole('button', { name: `Add ${label}` }).click();
    await expect(form).toBeHidden();
  }
  const pick = async (form: ReturnType<Page['getByRole']>, label: string, option: string) => {
    await form.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option }).first().click();
  };

  await step(0, 'Regions', 'region', async (form) => {
    await form.getByLabel('Name').fill('Wellington');
  });
  await step(1, 'Schools', 'school', async (form) => {
    await form.getByLabel('Name').fill('Kererū College');
    await form.getByLabel('Kind').selectOption('School');
  });
  await step(2, 'Venues', 'venue', async (form) => {
    await form.getByLabel('Name').fill('Aotea Hall');
  });
  await page.goto('/spaces');
  await add('stage', async (form) => {
    await form.getByLabel('Name').fill('Main stage');
    await pick(form, 'Venue', 'Aotea Hall');
    await form.getByLabel('Kind').selectOption({ index: 1 });
  });
  await step(3, 'Event', 'event', async (form) => {
    await form.getByLabel('Name').fill('Wellington heat');
    await form.getByLabel('Kind').selectOption('Regional heat');
    await typeInto(form, 'First day', '05052028');
    await typeInto(form, 'Last day', '05052028');
  });
  await step(4, 'Performance', 'performance', async (form) => {
    await form.getByLabel('Name').fill('Evening');
    await pick(form, 'Event', 'Wellington heat');
    await pick(form, 'Venue', 'Aotea Hall');
    await pick(form, 'Stage', 'Main stage');
    await typeInto(form, 'Starts', '050520281900');
    await typeInto(form, 'Ends', '050520282100');
  });
  await step(5, 'Invitations', 'invitation', async (form) => {
    await form.getByLabel('First name').fill('Mere');
    await form.getByLabel('Last name').fill('Parata');
    await form.getByRole('textbox', { name: /^Email/ }).fill('mere@first.example');
    await form.getByRole('checkbox', { name: 'Participant' }).check();
  });
  await page.goto('/dashboard');
  await card.getByRole('link', { name: 'Start: First ticket' }).click();
  await expect(page.getByLabel('Performance')).toContainText('Evening');
  await page.getByLabel(/^Places/).fill('40');
  await page.getByLabel(/^Price of one ticket/).fill('25');
  await expect(page.getByLabel(/^Tax in the price/)).toContainText('GST, 15 %');
  await page.getByLabel(/^Bank account/).fill('12-3456-7890123-00, Kererū Trust');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the ticket' }).click();
  await page.getByRole('button', { name: 'Announce the performance' }).click();
  await expect(page.getByText('The performance is announced')).toBeVisible();
  await page.getByRole('button', { name: 'Open the sale' }).click();
  await expect(page.getByText('On sale', { exact: true })).toBeVisible();
  const address = await page.getByRole('link', { name: 'Open the shop' }).getAttribute('href');

  await buyAsStranger(browser, address ?? '');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((Date.now() - started) / 1_000).toBeLessThan(maxSeconds);
  await context.close();
});
