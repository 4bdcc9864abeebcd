import type { Page, Route } from '@playwright/test';

/** Delays the response to a page's request until what this returns is called; `answer` then sets what it gets. */
export async function delayResponse(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const pending = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await pending;
    await answer(route);
  });
  return release;
}
