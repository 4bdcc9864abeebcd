import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved under the pointer on this page, in words. */
    moves: string[];
  }
}

/** Lets every page from now on note what can be pressed and then moves by itself. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const farEnough = 3;
    const places = new Map<Element, { x: number; y: number; scrolled: number }>();
    window.moves = [];
    const look = () => {
      for (const element of document.querySelectorAll('a[href], button, input, select, textarea')) {
        const { x, y, width, bottom } = element.getBoundingClientRect();
        if (width === 0 || bottom < 0 || y > innerHeight) continue;
        // What only waits for its room, out of sight, is pressed by nobody.
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const before = places.get(element);
        const isMoved =
          before?.scrolled === scrollY &&
          Math.max(Math.abs(before.x - x), Math.abs(before.y - y)) > farEnough;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        if (isMoved) window.moves.push(`${name}: ${Math.round(x - before.x)}, ${Math.round(y - before.y)}`);
        places.set(element, { x, y, scrolled: scrollY });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Answers one question after another, each when the page has been painted with the answer before: what a slow line does. */
export async function answerInTurn(page: Page): Promise<void> {
  let turn = Promise.resolve();
  const painted = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await page.route('**/api/**', (route) => {
    // A page that is left meanwhile paints nothing any more.
    turn = turn.then(() => painted().then(() => route.continue())).catch(() => {});
    return turn;
  });
}

/** What moved from its first paint to the last answer. */
export async function movesOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
  return page.evaluate(() => window.moves);
}
