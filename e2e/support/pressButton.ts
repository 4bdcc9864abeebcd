import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a button by keyboard, once it can be. */
export async function pressButton(within: Page | Locator, name: string | RegExp): Promise<void> {
  await pressWhenEnabled(within.getByRole('button', { name, exact: typeof name === 'string' }));
}

/** Presses a button once it is enabled: Playwright waits for that with a click alone, and a disabled one takes no key. */
export async function pressWhenEnabled(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}
