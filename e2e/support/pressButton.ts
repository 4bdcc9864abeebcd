import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses a button by keyboard, once it can be: what is disabled while its page loads takes no key, and Playwright waits for that with
 * a click alone.
 */
export async function pressButton(within: Page | Locator, name: string | RegExp): Promise<void> {
  const button = within.getByRole('button', { name, exact: typeof name === 'string' });
  await expect(button).toBeEnabled();
  await button.press('Enter');
}
