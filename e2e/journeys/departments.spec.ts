import { expect, type Page } from '@playwright/test';
import { listOf, uniqueName, type Stored } from '../support/records';
import { test } from '../support/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Selects a record in a picker of a form. */
async function pick(page: Page, form: string, label: RegExp, title: string): Promise<void> {
  await dialog(page, form).getByRole('combobox', { name: label }).fill(title);
  await page.getByRole('option', { name: title }).first().click();
}

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[2.24] [2.22] a department gets a head, a part and people, and shows no field of a school @slow', async ({
      page,
      staff,
    }) => {
      const whole = uniqueName('Touring');
      const part = uniqueName('Trucks');
      const person = uniqueName('Mere');
      const head = await staff.create<Stored>('corporation/employees', { name: uniqueName('Head') });
      await page.goto('/organisation/departments');
      for (const [name, parent] of [
        [whole, undefined],
        [part, whole],
      ] as const) {
        await page.getByRole('button', { name: 'New department' }).click();
        const form = dialog(page, 'New department');
        await form.getByRole('textbox', { name: /^Name/ }).fill(name);
        await expect(form.getByRole('textbox', { name: /School number|Type of school/ })).toHaveCount(0);
        if (parent === undefined) await pick(page, 'New department', /^Head/, head.name);
        else await pick(page, 'New department', /^Part of/, parent);
        await form
          .getByRole('button', { name: /^(Create|Add|Save)/ })
          .first()
          .click();
        await expect(form).toHaveCount(0);
      }
      await staff.create('corporation/employees', { name: person, department: await hashcodeOf(whole) });

      await page.goto('/organisation/departments?as=tree');
      await expect(page.getByText(whole).first()).toBeVisible();
      await page.goto(`/organisation/departments/${await hashcodeOf(whole)}`);
      await expect(page.getByRole('heading', { level: 1, name: whole })).toBeVisible();
      const details = page.getByRole('tabpanel');
      await expect(details.getByRole('link', { name: head.name })).toBeVisible();
      for (const label of ['School number', 'Type of school', 'Authority', 'Roll', 'Students']) {
        await expect(details.getByText(label, { exact: true })).toHaveCount(0);
      }
      await page.getByRole('tab', { name: 'People' }).click();
      await expect(page.getByRole('link', { name: person })).toBeVisible();
      await page.getByRole('tab', { name: 'Parts' }).click();
      await expect(page.getByRole('link', { name: part })).toBeVisible();

      async function hashcodeOf(name: string): Promise<string> {
        const path = 'corporation/organization_structures';
        const [found] = await listOf(staff, `${path}?kind=department&search=${encodeURIComponent(name)}`);
        return found?.hashcode ?? '';
      }
    });
  });
}

test('[2.24] departments have saved views of their own @slow', async ({ page, staff }) => {
  const name = uniqueName('By name');
  await page.goto('/organisation/departments?search=office');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await form
    .getByRole('button', { name: /^(Create|Add|Save)/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  const [view] = await listOf<{ state: string }>(staff, `core/views?search=${encodeURIComponent(name)}`);
  expect(view?.state).toBe('search=office&is_company=false');
  await page.goto('/events');
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
});
