import { expect, type Page } from '@playwright/test';

/** Waits until so many drafts are on the device: a reload must find them there. */
export async function draftsOnDevice(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(countDrafts)).toBe(count);
}

function countDrafts(): Promise<number> {
  return indexedDB.databases().then(async (all) => {
    const found = all.find((database) => database.name?.startsWith('drafts-'));
    if (!found?.name) return 0;
    const opening = indexedDB.open(found.name);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const counting = opening.result.transaction('drafts').objectStore('drafts').count();
    await new Promise((resolve) => (counting.onsuccess = resolve));
    opening.result.close();
    return counting.result;
  });
}
