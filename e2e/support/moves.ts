import { expect, type Page } from '@playwright/test';
import { placeholders } from './placeholders';

declare global {
  interface Window {
    /** Moves under the pointer on this page, in words. */
    moves: string[];
  }
}

/** Lets every page from now on note what can be pressed and then moves by itself. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const farEnough = 3;
    const places = new Map<Element, { x: number; y: number; scrolled: number }>();
    window.moves = [];
    const measure = () => {
      for (const element of document.querySelectorAll('a[href], button, input, select, textarea')) {
        const { x, y, width, bottom } = element.getBoundingClientRect();
        if (width === 0 || bottom < 0 || y > innerHeight) continue;
        // An element that is hidden until there is room for it is pressed by no one.
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const before = places.get(element);
        const isMoved =
          before?.scrolled === scrollY &&
          Math.max(Math.abs(before.x - x), Math.abs(before.y - y)) > farEnough;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        if (isMoved) window.moves.push(`${name}: ${Math.round(x - before.x)}, ${Math.round(y - before.y)}`);
        places.set(element, { x, y, scrolled: scrollY });
      }
      requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
  });
}

/** Which of the answers that are waited for comes next: that of the first question, or of the last. */
export type Turn = 'first' | 'last';

/** Gives one answer after another, each when the page has been painted with the one before: what a slow line does. */
export async function answerInSequence(page: Page, next: Turn): Promise<void> {
  await page.addInitScript((isFirstNext) => {
    const waiting: (() => Promise<void>)[] = [];
    const ask = window.fetch;
    let isAnswering = false;
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const take = () => (isFirstNext ? waiting.shift() : waiting.pop());
    const answerAll = async () => {
      if (isAnswering) return;
      isAnswering = true;
      // Questions that are sent together are all here after a frame.
      await painted();
      for (let answer = take(); answer; answer = take()) {
        await answer();
        await painted();
      }
      isAnswering = false;
    };
    window.fetch = (...question) => {
      const answered = ask(...question);
      return new Promise((resolve, reject) => {
        waiting.push(() => answered.then(resolve, reject));
        void answerAll();
      });
    };
  }, next === 'first');
}

/** Moves on a page from its first paint to the last answer. */
export async function movesOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(placeholders(page)).toHaveCount(0);
  return page.evaluate(() => window.moves);
}
