import type { Browser, CDPSession, Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';

/** A first visit: a page with an empty cache, on a processor that is so many times slower. */
export interface Visit {
  page: Page;
  protocol: CDPSession;
  /** When the page noted what, in milliseconds of its own clock. */
  noted: Map<string, number>;
  end: () => Promise<void>;
}

/** How long the browser builds the parts of a new window, on the same processors as the page that is measured. */
const windowMs = 2_000;

/**
 * Opens one. `watch` is a script that runs in the page before anything of its own, and notes a moment by `note(name)`. Nothing
 * else of the bench runs there: what a test driver puts into a page to find its elements takes a tenth of a second on a slow
 * processor and weighs as much as a small app.
 */
export async function visit(browser: Browser, options: { slowdown: number; watch: string }): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const noted = new Map<string, number>();
  protocol.on('Runtime.bindingCalled', ({ payload }) => {
    const [name = '', at] = payload.split(' ');
    if (!noted.has(name)) noted.set(name, Number(at));
  });
  await protocol.send('Runtime.enable');
  await protocol.send('Runtime.addBinding', { name: 'bench' });
  await protocol.send('Page.enable');
  await protocol.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `globalThis.note = (name, at = performance.now()) => bench(name + ' ' + at);${options.watch}`,
  });
  await protocol.send('Performance.enable');
  await setTimeout(windowMs);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown });
  return { page, protocol, noted, end: () => context.close() };
}

/** Waits until the page has noted all of these moments. */
export async function moments<Name extends string>(
  { noted }: Visit,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const missing = () => names.find((name) => !noted.has(name));
  const giveUp = AbortSignal.timeout(30_000);
  while (missing() !== undefined) {
    if (giveUp.aborted) throw new Error(`The page never noted ${missing()}.`);
    await setTimeout(10);
  }
  // Every name was found above.
  return Object.fromEntries(names.map((name) => [name, noted.get(name)])) as Record<Name, number>;
}

/** Types into an input as quickly as people type. */
export async function typeInto({ page, protocol }: Visit, selector: string, text: string): Promise<void> {
  await protocol.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)}).focus()`,
  });
  await page.keyboard.type(text, { delay: 60 });
}

/** Size of the page's own objects after garbage collection, in megabytes. */
export async function heapMegabytes(protocol: CDPSession): Promise<number> {
  return (await metrics(protocol))('JSHeapUsedSize') / 1_000_000;
}

/** Chromium's counters of a page, without garbage. */
export async function metrics(protocol: CDPSession): Promise<(name: string) => number> {
  // Objects behind weak references go with the second round.
  for (let round = 0; round < 3; round += 1) await protocol.send('HeapProfiler.collectGarbage');
  const { metrics: counted } = await protocol.send('Performance.getMetrics');
  return (name) => counted.find((metric) => metric.name === name)?.value ?? Number.NaN;
}
