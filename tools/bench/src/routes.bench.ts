import type { Page } from '@playwright/test';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api';
import { openChromium } from './chromium';
import { median, report, rounded } from './report';
import { metrics, moments, visit } from './visit';

const port = 4692;
const timedChanges = 40;
const countedChanges = 500;
const countings = 3;

/** Notes when a change of route begins, and when the rows of the other list have been painted. */
const watch = `
globalThis.change = (steps, heading) => {
  note('begun');
  const look = () => {
    const title = document.querySelector('main h1');
    if (title?.textContent !== heading || !document.querySelector('main tbody tr td')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note('painted');
      port2.postMessage(null);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  history.go(steps);
};`;

/** How fast a list comes back that is in the cache, and what 500 changes of route leave behind. */
const api = await startApi({ port, dataFolder: await mkdtemp(join(tmpdir(), 'callboard-routes-')) });
const browser = await openChromium();
const visited = await visit(browser, { slowdown: 1, watch });
const { page, protocol } = visited;
await signIn(page);
const headings = await openTwoLists(page);
await changeOften(timedChanges);
const times = await changeOften(timedChanges);
// Code that is compiled or remembered once shows in the first count and no more.
const counted = [await counts()];
for (let counting = 0; counting < countings; counting += 1) {
  await changeOften(countedChanges);
  counted.push(await counts());
}
await browser.close();
await api.running.stop();
report('routes', {
  cachedChangeMs: rounded(median(times), 1),
  slowestOf: { changes: timedChanges, ms: rounded(Math.max(...times), 1) },
  changes: countedChanges,
  counted,
});
process.exit(0);

async function signIn(page: Page): Promise<void> {
  await page.goto(`http://showquest.localhost:${port}/login?redirect=%2Fevents`);
  await page.getByLabel('Email').fill('staff@showquest.test');
  await page.getByLabel('Password').fill('Callboard1');
  await page.keyboard.press('Enter');
  await page.locator('main tbody tr').nth(3).waitFor();
}

/**
 * Opens the second list after the first in the window's history, as a link does. Returns their headings, the first list's first.
 */
async function openTwoLists(page: Page): Promise<[string, string]> {
  const first = await page.locator('main h1').innerText();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/venues';
    history.pushState({ idx: 1 }, '', link.href);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await page.waitForFunction((former) => document.querySelector('main h1')?.textContent !== former, first);
  await page.locator('main tbody tr').nth(3).waitFor();
  return [first, await page.locator('main h1').innerText()];
}

/** Goes back and forth between the two. How long each took, in milliseconds. */
async function changeOften(changes: number): Promise<number[]> {
  const times: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const isBack = change % 2 === 0;
    const target = { steps: isBack ? -1 : 1, heading: headings[isBack ? 0 : 1] };
    visited.noted.clear();
    await page.evaluate(({ steps, heading }) => Reflect.get(globalThis, 'change')(steps, heading), target);
    const { begun, painted } = await moments(visited, ['begun', 'painted']);
    times.push(painted - begun);
  }
  return times;
}

async function counts() {
  // Unused data stays for a minute; pending requests are waited for.
  await page.waitForLoadState('networkidle');
  const count = await metrics(protocol);
  const { detachedNodes } = await protocol.send('DOM.getDetachedDomNodes');
  return {
    heapMb: rounded(count('JSHeapUsedSize') / 1_000_000, 2),
    listeners: count('JSEventListeners'),
    nodes: count('Nodes'),
    detachedTrees: detachedNodes.length,
  };
}
