import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { violationsOf } from '../support/everybody';
import { shop } from '../support/shop';
import { signIn } from '../support/signIn';
import { siteOrigin } from '../support/ports';
import { at } from '../support/tenants';

/** A site that can show the shop of Showquest in a frame. */
let site: Server;
test.beforeAll(async () => {
  site = createServer().listen(Number(new URL(siteOrigin).port), '127.0.0.1');
  await once(site, 'listening');
});
test.afterAll(() => {
  site.close();
});

test('[7.46] the code that staff copy shows the shop in a page of an allowed site, at its full height @slow', async ({
  browser,
  page,
  request,
}) => {
  const { performances } = await shop<{ performances: { hashcode: string; sale: string }[] }>(
    request,
    'performances',
  );
  const { hashcode } = performances.find(({ sale }) => sale === 'open') ?? { hashcode: '' };
  const office = await (await browser.newContext()).newPage();
  await office.goto(at('showquest', '/login'));
  await signIn(office, 'showquest', 'staff');
  await expect(office.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await office.goto(at('showquest', `/performances/${hashcode}?tab=website`));
  await expect(office.getByText(siteOrigin, { exact: true })).toBeVisible();
  await office.getByLabel('All performances of the event').check();
  await office.getByRole('combobox', { name: 'Language' }).selectOption('Māori');
  await office.getByRole('combobox', { name: 'Colours' }).selectOption('Light');
  expect(await violationsOf(office)).toEqual([]);
  const code = await office.getByRole('region', { name: 'Code for your website' }).innerText();
  site.on('request', (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>School</title>${code}`);
  });
  await page.goto(siteOrigin);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'mi');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  const cards = frame.getByRole('link', { name: /^Hokona he tīkiti/ });
  await expect(cards.first()).toBeVisible();
  await cards.first().click();
  await expect(frame.getByRole('button', { name: 'Kimi tūru' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('height', /^\d{3,}$/);
  await frame.getByRole('button', { name: 'Kimi tūru' }).click();
  await expect(frame.locator('select').first()).toBeVisible();
});
