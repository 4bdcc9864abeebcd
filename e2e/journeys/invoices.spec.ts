import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { apiUser, type ApiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { pageOf } from '../support/pageOf';
import { readPdf } from '../support/readPdf';
import { makeEvent, uniqueName, type Stored } from '../support/records';
import { test } from '../support/test';

const tenant = 'showquest';
test.use({ tenant });
test.setTimeout(240_000);

let staff: ApiUser;
test.beforeAll(async ({ playwright }) => {
  staff = await apiUser(await playwright.request.newContext(), tenant);
});

interface Invoice {
  hashcode: string;
  number: string;
  organisation: string;
  total: number;
  paid: number;
  credited: number;
  status: string;
}

/** Two schools with an entry each, of an event at which entering costs 115.00. */
async function owingSchools(): Promise<{ event: Stored; schools: (Stored & { name: string })[] }> {
  const { event } = await makeEvent(staff, '2028-05-05');
  await staff.patch(`callboard/events/${event.hashcode}`, {
    entry_fee: 11_500,
    performer_fee: null,
    late_fee: null,
    late_fee_from: null,
    currency: 'NZD',
  });
  await staff.create('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
  const schools = [];
  for (const each of ['Aoraki High', 'Tasman College']) {
    const name = uniqueName(each);
    const school = await staff.create<Stored>('corporation/organization_structures', {
      name,
      kind: 'school',
      is_company: true,
    });
    const entry = await staff.create<Stored>('showquest/entries', {
      name: uniqueName('Tide'),
      section: 'open',
      members_count: 1,
      event: event.hashcode,
      organisation: school.hashcode,
    });
    await staff.create('showquest/entries/actions', { action: 'submit', target: entry.hashcode });
    schools.push({ ...school, name });
  }
  return { event, schools };
}

/** Of an event its invoices, with the day to pay as it was stored. */
async function invoicesOf(event: Stored): Promise<Invoice[]> {
  const { results } = await staff.get<{ results: Invoice[] }>(
    `finance/invoices?event=${event.hashcode}&ordering=number`,
  );
  return results;
}

async function expectSound(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
}

for (const width of [1440, 390]) {
  test(`[7.45] [2.16] the office invoices the schools of an event, is paid by the bank, and credits, at ${width} px @slow`, async ({
    browser,
  }) => {
    const { event, schools } = await owingSchools();
    const page = await pageOf(browser, staff, `/admin/accounting?books=invoicing&event=${event.hashcode}`, {
      viewport: { width, height: 900 },
    });
    const list = page.getByRole('list', { name: 'Schools to invoice' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    for (const { name } of schools) await page.getByLabel(`Email of ${name}`).fill('office@school.example');
    await expectSound(page);
    await page.getByRole('button', { name: 'Issue 2 invoices: $230.00' }).click();
    await expect(page.getByText('2 invoices are made')).toBeVisible();
    const [one, two] = await invoicesOf(event);
    if (!one || !two) throw new Error('There are two invoices.');
    await expectSound(page);

    // The PDF, by the page of the invoice.
    await list.getByRole('link', { name: `Invoice ${one.number}` }).click();
    await expect(page.getByRole('table', { name: 'Lines' })).toBeVisible();
    await expectSound(page);
    const loading = page.waitForEvent('download');
    await page.getByRole('button', { name: `PDF of ${one.number}` }).click();
    const [text = ''] = await readPdf(await readFile(await (await loading).path()));
    for (const part of [
      one.number,
      'GSTnumber',
      'GST15%included',
      '$15.00',
      '$115.00',
      'Reference',
      'Entryfee:Tide',
    ]) {
      expect(text).toContain(part);
    }

    // A line of the bank's file pays it.
    await page.goto('/admin/accounting?books=transfers');
    await page.getByLabel('CSV file of the bank').setInputFiles({
      name: 'bank.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Date,Amount,Particulars,Reference\n20/11/2026,115.00,School,${one.number}`),
    });
    await expect(page.getByText('Number and amount fit')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Mark 1 line as paid: $115.00' }).click();
    await expect(page.getByText('1 of 1 lines are paid now.')).toBeVisible();
    expect((await invoicesOf(event))[0]).toMatchObject({ status: 'paid', paid: 11_500 });

    // The other one is owed, and then credited.
    await page.goto('/admin/accounting?books=receivables');
    await expect(page.getByRole('link', { name: `Invoice ${two.number}` })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: `Invoice ${two.number}` }).click();
    await page.getByRole('button', { name: 'Credit', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Reason').fill('Did not come');
    await expect(dialog.getByRole('button', { name: 'Credit $115.00' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Credit $115.00' }).click();
    await expect(page.getByRole('list', { name: 'Credit notes' })).toContainText('Did not come');
    expect((await invoicesOf(event))[1]).toMatchObject({ status: 'credited', credited: 11_500 });
    await expectSound(page);
  });
}

test('[7.45] the office reminds of invoices that are overdue, each level once @slow', async ({ browser }) => {
  const page = await pageOf(browser, staff, '/admin/accounting?books=receivables', {
    viewport: { width: 1440, height: 900 },
  });
  const overdue = page
    .getByRole('list', { name: 'Open invoices' })
    .getByRole('listitem')
    .filter({ hasText: 'Overdue' });
  await expect(overdue.first()).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Send a reminder about/ });
  const count = await boxes.count();
  for (let nth = 1; nth < count; nth++) await boxes.nth(nth).uncheck({ force: true });
  await page.getByRole('button', { name: 'Send 1 reminder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('1 reminder is sent', { exact: true })).toBeVisible();
  await expect(overdue.first()).toContainText('1 reminder, last on');
});
