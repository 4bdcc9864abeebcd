import type { TenantCode } from '@callboard/api-contract';
import type { Page } from '@playwright/test';
import { wordsOf } from './tenants';

interface EntryRow {
  name: string;
  categoryValue?: string;
  school?: string;
  members?: string;
}

/** A CSV file of entries, as a school's office would send it. */
export function entriesFile(tenant: TenantCode, rows: readonly EntryRow[]) {
  const { entry, category, categoryValue } = wordsOf(tenant);
  const lines = rows.map(({ name, categoryValue: own = categoryValue, school = '', members = '12' }) =>
    [name, own, school, members].map((cell) => `"${cell}"`).join(','),
  );
  const text = [`${entry},${category},School,Members`, ...lines].join('\r\n');
  return { name: 'entries.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** From the button to the preview of a file. */
export async function previewImport(page: Page, file: ReturnType<typeof entriesFile>) {
  await page.getByRole('button', { name: 'Import…' }).click();
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Preview' }).click();
}
