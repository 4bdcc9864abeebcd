import type { Browser, CDPSession, Page } from '@playwright/test';

/** Somebody's first visit: a page with an empty cache, on a processor that is so many times slower. */
export interface Visit {
  page: Page;
  protocol: CDPSession;
  end: () => Promise<void>;
}

/** Opens one. `watch` is a script that runs in the page before anything of its own. */
export async function visit(browser: Browser, options: { slowdown: number; watch: string }): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(options.watch);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown });
  return { page, protocol, end: () => context.close() };
}

/** Waits until the page has noted all of these moments, by the script that `visit` was given. */
export async function moments<Name extends string>(
  page: Page,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const wanted: string[] = [...names];
  await page.waitForFunction(
    (asked) => asked.every((name) => Reflect.get(globalThis, 'seen')?.[name] > 0),
    wanted,
  );
  return page.evaluate(() => Reflect.get(globalThis, 'seen'));
}

/** What the page's own objects weigh after its garbage has been taken out, in megabytes. */
export async function heapMegabytes(protocol: CDPSession): Promise<number> {
  return (await metrics(protocol))('JSHeapUsedSize') / 1_000_000;
}

/** Chromium's counters of a page, without garbage. */
export async function metrics(protocol: CDPSession): Promise<(name: string) => number> {
  // What weak references hold goes with the second round.
  for (let round = 0; round < 3; round += 1) await protocol.send('HeapProfiler.collectGarbage');
  const { metrics: counted } = await protocol.send('Performance.getMetrics');
  return (name) => counted.find((metric) => metric.name === name)?.value ?? Number.NaN;
}
