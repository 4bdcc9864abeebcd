import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { overflow, violationsOf } from '../support/everybody';
import { mailWith } from '../support/mail';
import { selectPrices } from '../support/shop';
import { port } from '../support/tenants';

const shop = (path = '/tickets') => `http://showquest.localhost:${port}${path}`;

/** Orders a ticket by bank transfer as a stranger, for the season's show: one of tonight is too near for a transfer. */
async function order(page: Page, email: string): Promise<void> {
  await page.goto(shop());
  await page.getByRole('link', { name: 'Buy tickets: Evening show, day 2' }).click();
  await page.getByLabel('How many tickets').selectOption('1');
  await page.getByRole('button', { name: 'Find seats' }).click();
  await expect(page.getByLabel(/^Ticket for/)).toHaveCount(1);
  await selectPrices(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Name/).fill('Mere Tāmati');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await expect(page.getByText('For a bank transfer we first email you a code')).toBeVisible();
  await page.getByRole('button', { name: 'Order now' }).click();
}

/** The code that was emailed to an address, and where its link leads. */
async function codeTo(request: APIRequestContext, email: string) {
  const letter = await mailWith(request, email, 'Your code is');
  const [, code = ''] = /Your code is (\w+)\./.exec(letter) ?? [];
  const [, path = ''] = /(\/tickets\/order#[\w.-]+(?:&amp;|&)code=\w+)/.exec(letter) ?? [];
  return { code, path: path.replace('&amp;', '&') };
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`[7.46] [1.10] a stranger who pays by bank transfer confirms their email first @slow`, async ({
      page,
      request,
    }) => {
      const [typo, email] = [`typo${width}@example.org`, `mere${width}@example.org`];
      await order(page, typo);
      await expect(page.getByRole('timer')).toContainText('to confirm your email');
      await expect(page.getByText(`We emailed a code to ${typo}.`)).toBeVisible();
      await expect(page.getByText('Pay by bank transfer')).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      await page.getByRole('button', { name: 'Use another email' }).click();
      await expect(page.getByLabel(/^Email/)).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel(/^Email/).fill(email);
      await page.getByRole('button', { name: 'Send a new code' }).click();
      await expect(page.getByText(`A new code was emailed to ${email}.`)).toBeVisible();

      await page.getByLabel('Code from the email').fill('WRONG2');
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(page.getByText('This code is not right.')).toBeVisible();
      const { code } = await codeTo(request, email);
      await page.getByLabel('Code from the email').fill(code);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(page.getByText('Pay by bank transfer')).toBeVisible();
      await expect(page.getByText(/^We hold your seats until/)).toBeVisible();
      await expect(page.getByText('This code is not right.')).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  });
}

test('[7.46] the link of the mail confirms on a phone, and the page on the desk goes on @slow', async ({
  page,
  browser,
  request,
}) => {
  const email = 'phone@example.org';
  await order(page, email);
  const { path } = await codeTo(request, email);
  const phone = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await phone.goto(shop(path));
  await phone.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(phone.getByText('Pay by bank transfer')).toBeVisible();
  await expect(phone).not.toHaveURL(/code=/);
  await expect(page.getByText('Pay by bank transfer')).toBeVisible({ timeout: 15_000 });
  await phone.close();
});
