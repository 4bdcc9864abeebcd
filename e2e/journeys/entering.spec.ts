import { expect, type Browser, type Page } from '@playwright/test';
import type { ApiUser } from '../support/api';
import { makeEvent, uniqueName, type Stored } from '../support/records';
import { wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { deviceOf, makeContact } from '../support/users';

const tenant = 'rockquest';
test.use({ tenant });

/** The phone of a teacher who enters for a school. */
async function phoneOf(browser: Browser, school: Stored): Promise<Page> {
  const { user } = await makeContact(tenant, { enters_for: school.hashcode });
  const page = await deviceOf(browser, tenant, user, { width: 390, height: 844 });
  await page.goto('/dashboard');
  return page;
}

/** An open event of a season in which a band has three members at most. */
async function openEvent(staff: ApiUser): Promise<Stored> {
  const { event } = await makeEvent(staff, '2030-05-05');
  await staff.create('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
  await staff.create('callboard/eligibility_rules', {
    name: uniqueName('Small stage'),
    text: 'The stage has room for three.',
    season: 2030,
    categories: ['duo'],
    severity: 'refuse',
    kind: 'count',
    least: 1,
    most: 3,
  });
  await staff.create('callboard/eligibility_rules', {
    name: uniqueName('Six minutes'),
    text: 'At most six minutes.',
    season: 2030,
    categories: ['duo'],
    severity: 'refuse',
    kind: 'length',
    shortest: null,
    longest: 360,
  });
  return event;
}

test('[7.18] [7.39] a teacher enters an act on a phone in few clicks, repairs it, and a colleague finds the draft', async ({
  staff,
  browser,
}) => {
  const event = await openEvent(staff);
  const school = await staff.create<Stored>('corporation/organization_structures', {
    name: uniqueName('Harbour College'),
    kind: 'school',
    is_company: true,
  });
  const [phone, second] = [await phoneOf(browser, school), await phoneOf(browser, school)];
  const name = uniqueName('Low Tide');
  const pages = new Set<string>();
  let clicks = 0;
  const click = async (role: 'button' | 'link' | 'radio', label: string | RegExp) => {
    clicks += 1;
    const target = phone.getByRole(role, { name: label });
    await (role === 'radio' ? target.check({ force: true }) : target.first().click());
  };
  const visit = () => pages.add(new URL(phone.url()).pathname);

  await phone.goto(`/events/${event.hashcode}`);
  await click('link', /^Enter/);
  await phone.waitForURL('**/enter');
  visit();
  clicks += 3;
  await phone.getByRole('textbox', { name: 'Name' }).fill(name);
  await phone.getByRole('combobox').selectOption('duo');
  // The rule of the season demands it, so that the first step has it.
  await phone.getByRole('spinbutton', { name: 'Minutes Length' }).click();
  await phone.keyboard.type('0430');
  await click('button', 'Next');
  await phone.waitForURL('**/enter/members');
  visit();

  await click('radio', 'Paste a list');
  clicks += 1;
  await phone
    .getByRole('textbox', { name: 'Copied from a spreadsheet, or CSV' })
    .fill(
      'Ana Ruru\t4/3/2012\t9\tVocals\tHana Ruru\thana@example.test\nBen Tui\t5/3/2012\t9\tGuitar\nCara Weka\t6/3/2012\t9\tBass\nDan Kea\t7/3/2012\t9\tDrums',
    );
  await expect(phone.getByText('With what you are typing')).toBeVisible();
  await expect(phone.getByText('4 members, at most 3').first()).toBeVisible();
  await click('button', 'Add 4 people');
  await expect(phone.getByText('Dan Kea').first()).toBeVisible();

  await second.goto('/dashboard');
  await second.getByRole('link', { name }).first().click();
  await second.getByRole('link', { name: 'Continue entering' }).click();
  await second.getByRole('button', { name: /Musicians/ }).click();
  await expect(second.getByText('Ana Ruru').first()).toBeVisible();

  await click('button', 'Next');
  await phone.waitForURL('**/enter/send');
  visit();
  await click('button', 'Submit');
  await expect(phone.getByRole('main').getByText('is not ready to submit')).toBeVisible();
  await expect(
    phone
      .getByRole('list', { name: /^Enter/ })
      .getByRole('listitem')
      .filter({ hasText: 'Musicians' }),
  ).toContainText('Needs attention');
  await click('button', /^Take out/);
  await expect(phone.getByText('4 members, at most 3')).toHaveCount(0);
  await expect(
    phone.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Undo' }),
  ).toBeVisible();
  await click('button', 'Submit');
  await phone.waitForURL(`**/entries/*`);

  const path = `${wordsOf(tenant).entryPath}?event=${event.hashcode}`;
  expect(await staff.get(path)).toMatchObject({ results: [{ name, status: 'submitted', members_count: 3 }] });
  expect([clicks <= 12, pages.size <= 4]).toEqual([true, true]);
  for (const device of [phone, second]) await device.context().close();
});
