import { expect, type Page } from '@playwright/test';
import { amendAnswer } from '../support/amendAnswer';
import type { ApiUser } from '../support/api';
import { listOf, makeEvent, uniqueName, type Stored } from '../support/records';
import { wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { typeInto } from '../support/typeInto';

const options = [
  { value: 'dance', label: 'Dance' },
  { value: 'drama', label: 'Drama' },
  { value: 'music', label: 'Music' },
];

/** A published form of these questions, and an answer to it that is empty yet. */
async function openAnswer(page: Page, staff: ApiUser, ...fields: object[]): Promise<Stored> {
  const content = { pages: [{ id: 'page', title: 'Your act', sections: [{ id: 'about', fields }] }] };
  const form = await staff.create<Stored>('form/definitions', { name: uniqueName('Kinds'), content });
  await staff.create('form/definitions/actions', { action: 'publish', target: form.hashcode });
  const answer = await staff.create<Stored>('form/instances', { definition: form.hashcode, answers: {} });
  await page.goto(`/answers/${answer.hashcode}`);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  return answer;
}

const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

test.describe('the answers of a form', () => {
  test.use({ viewport: { width: 1000, height: 600 } });

  test('[3.28] [5.5] [5.6] [5.9] [5.11] [5.13] [5.19] [5.20] [5.22] [5.23] [5.24] [9.4] [9.7] are of every kind, refused with a sentence, and found @slow', async ({
    page,
    staff,
  }) => {
    const answer = await openAnswer(
      page,
      staff,
      { id: 'title', kind: 'text', label: 'Title', required: true, min: 4, max: 20 },
      { id: 'seats', kind: 'number', label: 'Seats', min: 10, max: 500 },
      { id: 'style', kind: 'select', label: 'Style', options, hasOther: true },
      { id: 'uses', kind: 'multiselect', label: 'Uses', options, max: 2 },
      { id: 'email', kind: 'email', label: 'Email' },
      { id: 'day', kind: 'date', label: 'Day' },
      { id: 'run', kind: 'duration', label: 'Running time' },
      { id: 'story', kind: 'textarea', label: 'Story' },
      { id: 'genre', kind: 'select', label: 'Genre', options },
    );
    const field = (name: string) => page.locator(`[data-field="${name}"]`);
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAttribute('placeholder', 'Enter...');
    await expect(page.getByRole('combobox', { name: 'Genre' }).getByRole('option').first()).toHaveText(
      'Please select',
    );

    await title.fill('Sea');
    await page.getByRole('textbox', { name: 'Seats' }).fill('9');
    await page.getByRole('textbox', { name: 'Email' }).fill('aro ha@example.nz');
    await typeInto(page.locator('form'), 'Day', '01011899');
    await typeInto(page.locator('form'), 'Running time', '9960');
    await page.getByRole('textbox', { name: 'Story' }).fill('A tide comes in.\nIt goes out.');
    await expect(field('title')).toContainText('This field should be at least 4 characters long');
    await expect(field('seats')).toContainText('This must be at least 10');
    await expect(field('email')).toContainText('Must be valid email');
    await expect(field('day')).toContainText('This cannot be earlier than 01-Jan-1900');
    await expect(page.getByRole('spinbutton', { name: 'Day Day' })).toHaveAttribute('aria-valuemax', '31');
    await expect(page.getByRole('spinbutton', { name: 'Month Day' })).toHaveAttribute('aria-valuemax', '12');
    const part = (name: string) => page.getByRole('spinbutton', { name: `${name} Running time` });
    await expect(part('Hours')).toHaveValue('99');
    await expect(part('Hours')).toHaveAttribute('aria-valuemax', '99');
    await expect(part('Minutes')).toHaveAttribute('aria-valuemax', '59');
    await expect(part('Minutes')).not.toHaveValue('60');
    await page.getByRole('textbox', { name: 'Seats' }).fill('501');
    await typeInto(page.locator('form'), 'Day', '01012031');
    await expect(field('seats')).toContainText('This must be under 500');
    await page.getByRole('textbox', { name: 'Story' }).focus();
    await expect(field('day')).toContainText('This cannot be later than 31-Dec-2030');
    await title.fill('Tides of the sea');
    await page.getByRole('textbox', { name: 'Seats' }).fill('120');
    await page.getByRole('textbox', { name: 'Email' }).fill('aroha@example.nz');
    await typeInto(page.locator('form'), 'Day', '05052028');
    await typeInto(page.locator('form'), 'Running time', '9959');

    await page.getByRole('combobox', { name: 'Style' }).selectOption('Other');
    await field('style').getByRole('textbox').fill('Kapa haka');
    for (const use of ['Dance', 'Drama']) await page.getByRole('checkbox', { name: use }).press('Space');
    await page.getByRole('checkbox', { name: 'Music' }).press('Space');
    await expect(field('uses')).toContainText('You can only select 2 options');
    await saved(page);
    const stored = await staff.get<{ answers: object }>(`form/instances/${answer.hashcode}`);
    expect(stored.answers).toEqual({
      title: 'Tides of the sea',
      seats: 120,
      style: 'Kapa haka',
      uses: ['dance', 'drama'],
      email: 'aroha@example.nz',
      day: '2028-05-05',
      run: 99 * 60 + 59,
      story: 'A tide comes in.\nIt goes out.',
    });

    await title.fill('');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Not selected')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(field('title')).toContainText('Field is required');
  });
});

test('[4.11] a question for one file keeps the latest alone @slow', async ({ page, staff }) => {
  const answer = await openAnswer(page, staff, {
    id: 'track',
    kind: 'attachment',
    label: 'The track',
    max: 1,
  });
  const filesOf = async () => {
    const { results } = await staff.get<{ results: Stored[] }>(
      `attachments?parent=form.Instance.${answer.hashcode}`,
    );
    return results.map(({ name }) => name);
  };
  for (const name of ['first.txt', 'second.txt']) {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(name) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Open first.txt' })).toHaveCount(0);
  await expect.poll(filesOf).toEqual(['second.txt']);
  await expect
    .poll(async () => (await staff.get<{ answers: unknown }>(`form/instances/${answer.hashcode}`)).answers)
    .toMatchObject({ track: [{ name: 'second.txt' }] });
});

test('[5.6] [5.7] a record is refused next to the field: too many hours, an end before its start @slow', async ({
  page,
  staff,
}) => {
  const { event, space } = await makeEvent(staff, '2028-05-05');
  await page.goto(`/events/${event.hashcode}`);
  await page.getByRole('button', { name: 'Add performance' }).click();
  const form = page.getByRole('dialog', { name: 'New performance' });
  await form.getByLabel('Name').fill(uniqueName('Evening'));
  await form.getByRole('combobox', { name: wordsOf('showquest').space }).click();
  await page.getByRole('option', { name: space.name }).click();
  await typeInto(form, 'Starts', '050520281900');
  await typeInto(form, 'Ends', '050520281859');
  await form.getByRole('button', { name: 'Add performance' }).click();
  await expect(form.getByText(/^This cannot be earlier than 05-May-2028,? 19:00/).first()).toBeVisible();
  await expect(form.getByRole('group', { name: 'Starts' }).locator(':focus')).toHaveCount(1);

  await page.goto('/workforce/employees');
  await page.getByRole('button', { name: 'New employee' }).click();
  const employee = page.getByRole('dialog', { name: 'New employee' });
  await employee.getByLabel('Name').fill('Aroha Ngata');
  await employee.getByLabel('Hours a week').fill('81');
  await employee.getByRole('button', { name: 'Add employee' }).click();
  await expect(employee.getByText('This must be under 80').first()).toBeVisible();
  await expect(employee.getByLabel('Hours a week')).toBeFocused();
});

test('[3.29] people are picked as individuals, and those who work here as employees @slow', async ({
  page,
}) => {
  const searched: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.get('page_size') === '25') searched.push(pathname.split('/system/')[1] ?? '');
  });
  await page.goto('/workforce/employees');
  await page.getByRole('button', { name: 'New employee' }).click();
  const form = page.getByRole('dialog');
  const person = form.getByRole('combobox', { name: 'Person' });
  await expect(person).toHaveAttribute('placeholder', 'Please select...');
  for (const [name, path] of [
    ['Person', 'individual/individuals'],
    ['Reports to', 'corporation/employees'],
  ] as const) {
    const picker = form.getByRole('combobox', { name });
    await picker.click();
    await expect.poll(() => searched.at(-1)).toBe(path);
    const option = page.getByRole('option').first();
    await expect(option).toBeVisible();
    await option.click();
    await expect(picker).not.toHaveValue('');
  }
});

test('[3.31] a list is filtered by options, by a range of numbers and by a range of days @slow', async ({
  page,
  staff,
}) => {
  const town = uniqueName('Ōtaki');
  const venue = (name: string, capacity: number) =>
    staff.create<Stored>('callboard/venues', { name, town, capacity, time_zone: 'Pacific/Auckland' });
  await venue('Small hall', 40);
  await venue('Great hall', 900);
  const { hashcode } = await venue('Old hall', 500);
  await staff.create('callboard/venues/actions', { action: 'retire', target: hashcode });
  const rows = page.getByRole('table').getByRole('row').getByRole('link', { name: / hall/ });
  await page.goto(`/venues?town__contains=${encodeURIComponent(town)}`);
  await expect(rows).toHaveText([/Great hall/, /Old hall/, /Small hall/]);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: 'Retired' }).check();
  await expect(rows).toHaveText([/Old hall/]);
  await page.getByRole('button', { name: /^Remove filter Status/ }).click();
  await page.getByRole('textbox', { name: 'Capacity from' }).fill('100');
  await page.getByRole('textbox', { name: 'Capacity to' }).fill('600');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([/Old hall/]);
  await page.getByRole('textbox', { name: 'Capacity from' }).fill('600');
  await page.getByRole('textbox', { name: 'Capacity to' }).fill('');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([/Great hall/]);

  const { event } = await makeEvent(staff, '2028-05-05');
  await page.goto(`/events?search=${encodeURIComponent(event.name)}`);
  const found = page.getByRole('table').getByRole('link', { name: event.name });
  await expect(found).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const days = page.getByRole('group', { name: 'First day' });
  await typeInto(days, 'From', '06052028');
  await expect(found).toHaveCount(0);
  await expect(page.getByText('First day: from 06-May-2028')).toBeVisible();
  await typeInto(days, 'From', '05052028');
  await expect(found).toBeVisible();
  await typeInto(days, 'To', '07052028');
  await expect(days.getByText('Duration: 3 days')).toBeVisible();
  await expect(page.getByText('First day: to 07-May-2028')).toBeVisible();
  await expect(found).toBeVisible();
});

test('[3.32] [3.35] an avatar has the shape and the colour that the server gives it @slow', async ({
  page,
  staff,
}) => {
  const [venue] = await listOf(staff, 'callboard/venues?page_size=1');
  if (!venue) throw new Error('The season has no venue.');
  let avatar: object = {};
  await amendAnswer<{ qed_model: { avatar: object } }>(
    page,
    `**/callboard/venues/${venue.hashcode}`,
    ({ qed_model }) => Object.assign(qed_model, { avatar }),
  );
  const shown = page.getByRole('main').locator('[data-shape][data-size]').first();
  const seen: string[] = [];
  const corners: number[] = [];
  for (const [color, shape] of [
    ['red', 'square'],
    ['blue', 'circle'],
    ['gray', 'square'],
    ['no such colour', 'circle'],
  ] as const) {
    avatar = { icon: 'pin', color, shape, placeholder: 'OPERA HOUSE', image: null };
    await page.goto(`/venues/${venue.hashcode}`);
    await expect(shown).toBeVisible();
    await expect(shown).toHaveText('OPER');
    const [background, corner, half] = await shown.evaluate((each) => {
      const { backgroundColor, borderRadius } = getComputedStyle(each);
      return [
        backgroundColor,
        Number.parseFloat(borderRadius),
        each.getBoundingClientRect().height / 2,
      ] as const;
    });
    seen.push(background);
    corners.push(Number(corner >= half));
  }
  expect(new Set(seen.slice(0, 3)).size).toBe(3);
  expect(seen[3]).toBe(seen[2]);
  expect(corners).toEqual([0, 1, 0, 1]);
});

test('[2.36] the tabs of a page go when another path is opened @slow', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'On this page' });
  await page.goto('/admin');
  await expect(tabs.getByRole('link', { name: 'Landing' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Showquest' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tabs).toHaveCount(0);
  await page.goBack();
  await expect(tabs.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});

test('[7.25] a picker that knows a hashcode alone asks for that one record @slow', async ({
  page,
  staff,
}) => {
  const [region] = await listOf(staff, 'callboard/regions?page_size=1');
  if (!region) throw new Error('The season has no region.');
  await page.goto(`/venues?region=${region.hashcode}`);
  const single = page.waitForRequest((request) =>
    new URL(request.url()).pathname.endsWith(`/callboard/regions/${region.hashcode}`),
  );
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('group', { name: 'Region' }).getByRole('combobox')).toHaveValue(region.name);
  expect((await single).method()).toBe('GET');
});
