import type { Page, Route } from '@playwright/test';

/** Keeps what a page asks of an address from it, until what this answers is called; `answer` then says what it gets. */
export async function delayResponse(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await answer(route);
  });
  return release;
}
