import type { Browser } from '@playwright/test';

/** Cost of typing. */
export interface Typed {
  /** From each key to the paint of what it wrote. */
  paintMs: number[];
  /** The main thread's work for a key, without what a key costs that does nothing. */
  keyCpuMs: number;
}

interface FormToType {
  url: string;
  /** The `name` of its input. */
  field: string;
  /** So many times slower than this machine. */
  slowdown: number;
}

const text = ' and its small stage upstairs';

/** Types into a field of a form in a window of its own, key by key, each painted before the next. */
export async function typeIntoForm(browser: Browser, { url, field, slowdown }: FormToType): Promise<Typed> {
  const context = await browser.newContext({ viewport: { width: 1_024, height: 768 } });
  const page = await context.newPage();
  // The TypeScript runner names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(url);
  const input = page.locator(`input[name="${field}"]`);
  await input.click();
  await page.keyboard.press('End');
  const before = await input.inputValue();
  await page.evaluate(watchKeys);
  const protocol = await context.newCDPSession(page);
  // By the time of the thread: what others do on the same machine is not the form's work.
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const keys = [...text];
  // The cost of the first key alone, such as a form that has become another than it was, is not the cost of typing.
  await press('!');

  const start = await taskSeconds();
  for (const _key of keys) await press('Shift');
  const idle = await taskSeconds();
  const paintMs: number[] = [];
  for (const key of keys) paintMs.push(await press(key));
  const keyCpuMs = ((await taskSeconds()) - idle - (idle - start)) * (1_000 / keys.length);
  if ((await input.inputValue()) !== `${before}!${text}`)
    throw new Error(`${url} did not take what was typed.`);
  await context.close();
  return { paintMs, keyCpuMs };

  async function press(key: string): Promise<number> {
    await page.keyboard.press(key);
    // Work after a paint, as effects and checks do, has ended when the next key comes.
    await page.waitForTimeout(40 * slowdown);
    return page.evaluate(() => globalThis.benchKeyMs);
  }

  async function taskSeconds(): Promise<number> {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
  }
}

declare global {
  // A global is declared by `var` alone.
  var benchKeyMs: number;
}

/** In the page: notes how long the last key took until the frame after it was drawn. */
function watchKeys(): void {
  addEventListener(
    'keydown',
    (event) => {
      const pressed = event.timeStamp;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // A task behind the frame runs once that frame has been drawn.
        port1.onmessage = () => (globalThis.benchKeyMs = performance.now() - pressed);
        port2.postMessage(null);
      });
    },
    true,
  );
}
