import { expect, type Page } from '@playwright/test';
import type { ApiUser } from '../support/api';
import { makeEvent, uniqueName, type Stored } from '../support/records';
import { test } from '../support/test';
import { deviceOf, makeContact } from '../support/users';

const tenant = 'rockquest';
test.use({ tenant });

/** An open event at which an entry is late now. */
async function openEvent(staff: ApiUser): Promise<Stored> {
  const { event } = await makeEvent(staff, '2028-05-05');
  await staff.patch(`callboard/events/${event.hashcode}`, {
    entry_fee: 5_000,
    performer_fee: 1_000,
    late_fee: 2_500,
    late_fee_from: '2026-01-10T17:00:00+13:00',
    fee_due_on: '2028-04-12',
    currency: 'NZD',
  });
  await staff.create('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
  return event;
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
}

test('[7.40] [2.16] a teacher sees what entering costs, comes late, gets grace, and the office marks it paid @slow', async ({
  page,
  staff,
  browser,
}) => {
  const event = await openEvent(staff);
  const { user } = await makeContact(tenant);
  const phone = await deviceOf(browser, tenant, user, { width: 390, height: 844 });
  const name = uniqueName('Low Tide');

  await phone.goto(`/events/${event.hashcode}`);
  await phone
    .getByRole('link', { name: /^Enter/ })
    .first()
    .click();
  await phone.getByRole('textbox', { name: 'Name' }).fill(name);
  await phone.getByRole('combobox').selectOption('duo');
  await phone.getByRole('button', { name: 'Next' }).click();
  await phone.waitForURL('**/enter/members');
  const cost = card(phone, 'What it costs');
  await expect(cost.getByRole('row', { name: /^Total/ })).toContainText('$75.00');
  await phone.getByRole('radio', { name: 'Paste a list' }).check({ force: true });
  await phone
    .getByRole('textbox', { name: 'Copied from a spreadsheet, or CSV' })
    .fill('Ana Ruru\t4/3/2012\t9\tVocals\nBen Tui\t5/3/2012\t9\tGuitar');
  await phone.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(cost.getByRole('row', { name: '2 musicians × $10' })).toContainText('$20.00');
  await expect(cost.getByRole('row', { name: /^Late fee/ })).toContainText('$25.00');
  await expect(cost.getByRole('row', { name: /^Total/ })).toContainText('$95.00');
  await phone.getByRole('button', { name: 'Next' }).click();
  await phone.waitForURL('**/enter/send');
  await expect(cost).toContainText('Due 12-Apr-2028 (NZST)');
  await expectNoOverflow(phone);
  await phone.getByRole('button', { name: 'Submit' }).click();
  await expect(card(phone, 'What is missing')).toContainText('Fee of NZD 95.00');
  await expect(card(phone, 'What is missing')).toContainText('due 12-Apr-2028');
  await expect(card(phone, 'Fee')).toContainText('Owed');
  await expect(card(phone, 'Fee').getByRole('button')).toHaveCount(0);
  await expectNoOverflow(phone);
  const [, hashcode = ''] = /entries\/([\w-]+)/.exec(phone.url()) ?? [];

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/entries/${hashcode}`);
  const fee = card(page, 'Fee');
  await fee.getByRole('button', { name: 'Waive' }).click();
  const waive = page.getByRole('dialog', { name: `${name}: waive the fee` });
  await waive.getByRole('radio', { name: 'The late fee: $25.00' }).check();
  await waive.getByRole('textbox', { name: /Reason/ }).fill('The school was flooded.');
  await waive.getByRole('button', { name: 'Waive' }).click();
  await expect(waive).toBeHidden();
  await expect(fee.getByRole('row', { name: /^Total/ })).toContainText('$70.00');
  await expect(fee).toContainText('The school was flooded.');

  await fee.getByRole('button', { name: 'Mark paid' }).click();
  const pay = page.getByRole('dialog', { name: `${name}: mark paid` });
  await expect(pay.getByRole('textbox', { name: /Amount/ })).toHaveValue('70.00');
  await pay.getByRole('textbox', { name: /Amount/ }).fill('30');
  await pay.getByRole('textbox', { name: /Reference/ }).fill('INV-7');
  await pay.getByRole('button', { name: 'Mark paid' }).click();
  await expect(pay).toBeHidden();
  await expect(fee.getByRole('row', { name: /^Still to pay/ })).toContainText('$40.00');
  await fee.getByRole('button', { name: 'Mark paid' }).click();
  await pay.getByRole('button', { name: 'Mark paid' }).click();
  await expect(pay).toBeHidden();
  await expect(fee.getByRole('row', { name: /^Paid/ })).toContainText('$70.00');
  await expect(fee.getByRole('button', { name: 'Mark paid' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(fee.getByRole('row', { name: /^Still to pay/ })).toContainText('$40.00');

  await page.goto(`/events/${event.hashcode}`);
  await expect(page.getByText('Fees owed')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '$40' })).toContainText('1 band');
  await expect(page.getByRole('definition').filter({ hasText: '$30' })).toBeVisible();
  await page.getByRole('definition').filter({ hasText: '$40' }).getByRole('link').click();
  await expect(page.getByRole('link', { name })).toBeVisible();

  await phone.reload();
  await expect(card(phone, 'Fee')).toContainText('The school was flooded.');
  await expect(card(phone, 'What is missing')).toContainText('Fee of NZD 40.00');
  await expectNoOverflow(phone);
  await phone.context().close();
});
