import { expect, test, type Locator, type Page } from '@playwright/test';
import { openReactApp } from './reactApp';
import { typeInto } from '../support/typeInto';

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
/** Values that the app got when the form was saved. */
const savedIn = async (page: Page) => {
  const output = page.locator('main > output');
  await expect(output).not.toBeEmpty();
  return JSON.parse(await output.innerText());
};
const sizeOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('[3.21] [3.32] a form is drawn from the fields that a server describes', async ({ page }) => {
  await openReactApp(page, '/fields', [
    {
      property: 'instrument',
      label: 'Instrument',
      type: 'select',
      placeholder: 'Which one?',
      caption: 'What you play best',
      required: true,
      width: 'small',
      options: [
        { value: 1, name: 'Piano' },
        { separator: true },
        'Voice',
        { value: 2, text: 'Drums', disabled: true },
      ],
      classes: 'band-field',
    },
    {
      property: 'uses',
      label: 'Uses',
      type: 'select',
      mode: 'multiple',
      options: ['Stage', 'Court'],
      width: 'xs',
    },
    { property: 'notes', label: 'Notes', type: 'textarea', width: 'regular', args: { minLength: 6 } },
    { property: 'locked', label: 'Locked', type: 'text', readonly: true },
    { property: 'seat', label: 'Seat', type: 'custom', args: { component: 'seatChooser', row: 'C' } },
    { label: 'This one has no property' },
    {
      property: 'guests',
      label: 'Guests',
      type: 'repeat',
      width: 'large',
      args: { rowLabel: 'Guest', fields: [{ property: 'name', label: 'Name' }] },
    },
  ]);
  const instrument = page.getByRole('combobox', { name: /^Instrument/ });
  await expect(instrument).toHaveAccessibleDescription('What you play best');
  await expect(instrument.getByRole('option')).toHaveText(['Which one?', 'Piano', 'Voice', 'Drums']);
  await expect(instrument.getByRole('option', { name: 'Drums' })).toBeDisabled();
  await expect(page.locator('.band-field')).toContainText('Instrument');
  const locked = page.getByRole('textbox', { name: 'Locked' });
  await expect(locked).toHaveValue('As it was');
  await expect(locked).not.toBeEditable();
  await expect(page.getByText('This one has no property')).toHaveCount(0);
  const widths: number[] = [];
  for (const field of ['uses', 'instrument', 'notes', 'guests']) {
    widths.push((await sizeOf(page.locator(`[data-field="${field}"]`))).width);
  }
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));

  await page.getByRole('textbox', { name: 'Notes' }).fill('Short');
  await save(page);
  await expect(page.getByText('Field is required').first()).toBeVisible();
  await expect(page.getByText('This field should be at least 6 characters long').first()).toBeVisible();
  await instrument.selectOption('Piano');
  await page.getByRole('checkbox', { name: 'Court' }).press('Space');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Long enough');
  await page.getByRole('button', { name: 'Row C' }).click();
  await page.getByRole('button', { name: 'Add guest' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Aroha');
  await save(page);
  expect(await savedIn(page)).toEqual({
    instrument: '1',
    uses: ['Court'],
    notes: 'Long enough',
    locked: 'As it was',
    seat: 'C',
    guests: [{ name: 'Aroha' }],
  });
});

test.describe('rules that a team gives its own form', () => {
  test.use({ viewport: { width: 1000, height: 500 } });

  test('[5.5] [5.6] [5.7] [5.8] [5.9] [5.10] [5.11] [5.23] [5.24] answer with their sentences', async ({
    page,
  }) => {
    await openReactApp(page, '/rules');
    const field = (name: string) => page.locator(`[data-field="${name}"]`);
    const write = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    const typed = (label: string, figures: string) => typeInto(page.locator('form'), label, figures);
    await write('Seats', '9');
    await typed('Doors', '0759');
    await typed('Day', '30042028');
    await write('Code', 'hub');
    await write('Contact', 'aro ha@example.nz');
    for (const use of ['Stage', 'Court']) await page.getByRole('checkbox', { name: use }).press('Space');
    await write('Title again', 'Tides');
    await write('Email', 'nobody');
    await write('Copies', '1');
    await save(page);
    await expect(field('seats')).toContainText('This must be at least 10');
    await expect(field('doors')).toContainText('This cannot be earlier than 08:00');
    await expect(field('day')).toContainText('This cannot be earlier than 01-May-2028');
    await expect(field('code')).toContainText('Three capital letters, such as HUB');
    await expect(field('contact')).toContainText('Must be valid email');
    await expect(field('title')).toContainText('Value is required');
    await expect(field('copy')).toContainText('The value must be equal to the Title value');
    await expect(field('email')).toContainText('Value is not a valid email address');
    await expect(field('copies')).toContainText('The minimum value allowed is 2');

    await write('Seats', '501');
    await typed('Doors', '2231');
    await typed('Day', '01062028');
    await page.getByRole('checkbox', { name: 'Foyer' }).press('Space');
    await write('Title', 'Ti');
    await write('Copies', '10');
    await expect(field('seats')).toContainText('This must be under 500');
    await expect(field('doors')).toContainText('This cannot be later than 22:30');
    await expect(field('day')).toContainText('This cannot be later than 31-May-2028');
    await expect(field('uses')).toContainText('You can only select 2 options');
    await expect(field('title')).toContainText('This field should be at least 3 characters long');
    await expect(field('copies')).toContainText('The maximum value allowed is 9');
    await write('Title', 'Tides of the sea');
    await expect(field('title')).toContainText('The maximum length allowed is 10');
  });

  test('[5.13] the page scrolls to the first error, also to one that only a server finds', async ({
    page,
  }) => {
    await openReactApp(page, '/rules');
    const seats = page.getByLabel('Seats', { exact: true });
    const code = page.getByLabel('Code', { exact: true });
    await page.getByLabel('Title', { exact: true }).fill('Tides');
    await page.getByLabel('Title again').fill('Tides');
    await page.getByLabel('Copies').fill('2');
    await expect(seats).not.toBeInViewport();
    await save(page);
    await expect(seats).toBeInViewport({ ratio: 1 });
    await expect(seats).toBeFocused();

    await seats.fill('20');
    await code.fill('TAK');
    await save(page);
    await expect(page.locator('[data-field="code"]')).toContainText('This code is taken');
    await expect(code).toBeInViewport({ ratio: 1 });
    await expect(code).toBeFocused();
    await expect(page.locator('main > output')).toBeEmpty();
    await code.fill('HUB');
    await save(page);
    expect(await savedIn(page)).toMatchObject({ seats: 20, code: 'HUB' });
  });
});

test('[3.4] a dropdown shows the options of a server, no matter what they call their text', async ({
  page,
}) => {
  const options = [
    { label: 'All regions', value: '' },
    { separator: true, label: 'North Island' },
    { text: 'Northland', value: 'northland' },
    { name: 'Waikato', value: 'waikato' },
    { title: 'Taranaki', value: 'taranaki', disabled: true },
    { separator: true },
    { value: 'otago' },
  ];
  await openReactApp(page, '/kit', { options, colors: [] });
  await page.getByRole('button', { name: 'Region: Please select' }).press('Enter');
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'All regions',
    'Northland',
    'Waikato',
    'Taranaki',
    'otago',
  ]);
  await expect(page.getByRole('group', { name: 'North Island' })).toBeVisible();
  await expect(page.getByRole('separator')).toHaveCount(1);
  await expect(page.getByRole('menuitemradio', { name: 'Taranaki' })).toBeDisabled();
  await page.keyboard.press('w');
  await expect(page.getByRole('menuitemradio', { name: 'Waikato' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Region: Waikato' })).toBeFocused();
});

test('[3.32] [3.33] [3.35] sizes, shapes, styles and colours differ, and an unknown colour is gray', async ({
  page,
}) => {
  const colors = ['primary', 'blue', 'red', 'green', 'purple', 'yellow', 'gray'];
  await openReactApp(page, '/kit', { options: [], colors: [...colors, 'mauve'] });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heights: number[] = [];
  for (const size of ['xs', 'small', 'regular', 'large']) heights.push((await sizeOf(button(size))).height);
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));

  const square = await sizeOf(button('square'));
  expect(square.width).toBe(square.height);
  expect((await sizeOf(button('rectangle'))).width).toBe((await sizeOf(page.locator('main > div'))).width);
  const corner = (part: Locator) =>
    part.evaluate((each) => Number.parseFloat(getComputedStyle(each).borderRadius));
  expect(await corner(button('button'))).toBeGreaterThan((await sizeOf(button('button'))).height / 2);
  expect(await corner(button('default'))).toBeLessThan((await sizeOf(button('default'))).height / 2);
  await expect(button('menu').locator('svg')).toBeVisible();
  await expect(button('default').locator('svg')).toHaveCount(0);

  const avatar = (name: string) => page.getByRole('img', { name, exact: true });
  const colorOf = (name: string) => avatar(name).evaluate((each) => getComputedStyle(each).backgroundColor);
  const shown = await Promise.all(colors.map(colorOf));
  expect(new Set(shown).size).toBe(colors.length);
  expect(await colorOf('mauve')).toBe(await colorOf('gray'));
  const half = (await sizeOf(avatar('circle'))).height / 2;
  expect(await corner(avatar('circle'))).toBeGreaterThanOrEqual(half);
  expect(await corner(avatar('square shape'))).toBeLessThan(half);
});

test('[2.28] an app with the handle crl builds the links to profiles under it, and no other app does', async ({
  page,
}) => {
  const entities = [
    { model: 'corporation.Team', hashcode: 'ab12' },
    { model: 'corporation.OrganizationStructure', hashcode: 'cd34', isCompany: false },
    { model: 'nobody.Knows', hashcode: 'ef56' },
  ];
  const paths = () =>
    page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await openReactApp(page, '/links', { handle: 'crl', entities });
  await expect(page.getByRole('listitem')).toHaveCount(3);
  expect(await paths()).toEqual(['/crl/organisation/teams/ab12', '/crl/organisation/departments/cd34']);
  await page.unrouteAll();
  await openReactApp(page, '/links', { entities });
  await expect(page.getByRole('listitem')).toHaveCount(3);
  expect(await paths()).toEqual(['/organisation/teams/ab12', '/organisation/departments/cd34']);
});
