import { expect, type Page } from '@playwright/test';
import { pressButton } from './pressButton';

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
  await pressButton(page, 'Publish');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^It has|^Compared with/)).toBeVisible();
  const text = await dialog.innerText();
  await pressButton(dialog, 'Publish');
  await expect(dialog).toBeHidden();
  return text;
}
