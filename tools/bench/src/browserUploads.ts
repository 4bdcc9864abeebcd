import type { BrowserContext } from '@playwright/test';
import { basename } from 'node:path';
import type { UploadSite } from './uploadSite';

/** Sends files by our client in a page of the site, each as a form of its own, one after another. The seconds, by the page's clock. */
export async function browserForms(
  context: BrowserContext,
  site: UploadSite,
  { paths, script }: { paths: readonly string[]; script: string },
): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${site.app}/events`, { waitUntil: 'networkidle' });
  await page.evaluate(script);
  await page.locator('#bench').setInputFiles([...paths]);
  const ms = await page.evaluate((sender) => globalThis.benchForms(sender), {
    token: site.token,
    parent: site.parent,
  });
  await page.close();
  return ms / 1_000;
}

declare global {
  // A global is declared by `var` alone.
  var benchSelected: number;
}

/**
 * Gives files to the app itself, in the tab of an event's files. The seconds from the selection until the server's last answer.
 */
export async function browserParts(
  context: BrowserContext,
  site: UploadSite,
  paths: readonly string[],
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(
    `addEventListener('change', () => (globalThis.benchChosen ??= performance.now()), true)`,
  );
  await page.goto(`${site.app}/events/${site.event}?tab=files`, { waitUntil: 'networkidle' });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...paths]);
  for (const path of paths) await page.getByRole('button', { name: `Open ${basename(path)}` }).waitFor();
  const ms = await page.evaluate(() => {
    // The browser has no other kind of entry for this type.
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sent = calls.filter(({ name }) => name.includes('/attachments/resumable'));
    return Math.max(...sent.map(({ responseEnd }) => responseEnd)) - globalThis.benchSelected;
  });
  await page.close();
  return ms / 1_000;
}
