import { expect, type Page } from '@playwright/test';
import { delayResponse } from '../support/delayResponse';
import { violationsOf } from '../support/everybody';
import { uniqueName } from '../support/records';
import { readPdf } from '../support/readPdf';
import { test } from '../support/test';
import { typeInto } from '../support/typeInto';

test.use({ role: 'staff' });

/** Scans a code as a scanner does: it types, and ends with Enter. */
async function scan(page: Page, code: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Scan or type a code' });
  await input.fill(code);
  await input.press('Enter');
}

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`[2.58] [7.34] gear is scanned, handed out, and returned @slow`, async ({ page, staff }) => {
      const name = uniqueName('Radio');
      const make = (index: number) =>
        staff.create('inventory/instances', {
          name: `${name} ${index}`,
          serial_number: `${name}-${index}`,
          asset_id: `${name}/${index}`,
        });
      await Promise.all([make(1), make(2)]);
      const last = uniqueName('Rewi');
      await staff.create('individual/individuals', { first_name: 'Ana', last_name: last });

      await page.goto('/inventory');
      await page.getByRole('link', { name: 'Equipment desk' }).click();
      await scan(page, 'no such code');
      await expect(page.getByText('No asset has the code “no such code”.')).toBeVisible();
      // A scanner does not wait for the answer to the scan before.
      const answer = await delayResponse(page, '**/user/actions');
      await scan(page, `${name}/1`);
      await scan(page, `${name}-2`);
      answer();
      await expect(page.getByRole('listitem').filter({ hasText: 'Can go out' })).toHaveCount(2);
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('combobox', { name: 'Who takes it' }).fill(last);
      await page.getByRole('option', { name: `Ana ${last}` }).click();
      await page.getByRole('textbox', { name: 'What for' }).fill('Sound crew');
      await typeInto(page.getByRole('main'), 'Back by', '050520281700');
      await page.getByRole('button', { name: 'Hand out 2 assets' }).click();
      await expect(page.getByText('2 assets handed out')).toBeVisible();
      await expect(page.getByText('Nothing on the desk')).toBeVisible();

      await scan(page, `${name}/2`);
      await expect(page.getByText(`With Ana ${last}, back by 05-May-2028 17:00`)).toBeVisible();
      await scan(page, `${name}/1`);
      await page.getByRole('checkbox', { name: `${name} 1 needs repair` }).check();
      await page.getByRole('textbox', { name: 'How it came back' }).fill('The aerial is bent.');
      await page.getByRole('button', { name: 'Take back 2 assets' }).click();
      await expect(page.getByText('2 assets returned')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(page.getByText('Undone', { exact: true })).toBeVisible();
      await scan(page, `${name}/1`);
      await expect(page.getByText(`With Ana ${last}, back by 05-May-2028 17:00`)).toBeVisible();
    });
  });
}

test('[2.58] labels are printed, each with its code @slow', async ({ page, staff }) => {
  const name = uniqueName('Mixer');
  const { hashcode } = await staff.create<{ hashcode: string }>('inventory/instances', {
    name,
    asset_id: `${name}-ID`,
  });
  await page.goto(`/inventory/labels?assets=${hashcode}`);
  await expect(page.getByRole('img', { name: `QR code of ${name}` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const pages = await readPdf(await page.pdf());
  expect(JSON.stringify(pages)).toContain(`${name}-ID`.replaceAll(' ', ''));
});
