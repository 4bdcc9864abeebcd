import { expect, type Page } from '@playwright/test';

/** Focuses a button as a keyboard does, and presses it. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await field.fill(text);
  await page.keyboard.press('Enter');
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

export async function publish(page: Page): Promise<string> {
  await press(page, 'Publish');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^It has|^Compared with/)).toBeVisible();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  return text;
}
