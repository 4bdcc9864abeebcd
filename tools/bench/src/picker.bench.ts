import { join } from 'node:path';
import { openChromium } from './chromium';
import { installRival } from './installRival';
import { median, percentile, report, rounded } from './report';
import { servePage } from './servePage';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Its last letter changes what the server finds. */
const word = 'rimu 7';
const frameMs = 1_000 / 60;
const [debounceMs, latencyMs] = [100, 30];

interface Measured {
  /** From the last letter to the paint of what the server found. */
  answerMs: number[];
  /** The main thread's work for each letter, until the answer stands. */
  keyCpuMs: number[];
  /** With 1,000 options loaded: from a letter to the paint of what it leaves. */
  paintMs: number[];
  /** The main thread's work for each of those letters. */
  loadedKeyCpuMs: number[];
}

/** Types into three pickers over the same server of 30 ms, and compares how long a letter takes to have its effect. */
const rival = installRival('pickers');
const installed = (name: string) => join(rival, 'node_modules', name);
const ofRival = {
  '@mui/material': installed('@mui/material'),
  'react-select': installed('react-select'),
  'react-dom': installed('react-dom'),
  react: installed('react'),
};
const pickers = [
  { name: 'callboard', entry: 'ours.tsx', alias: {} },
  { name: 'mui', entry: 'mui.jsx', alias: ofRival },
  { name: 'reactSelect', entry: 'reactSelect.jsx', alias: ofRival },
];
const css = 'body { margin: 0 } #picker { inline-size: 400px; padding: 20px; block-size: 600px }';
const browser = await openChromium();
const pages = await Promise.all(
  pickers.map(async ({ name, entry, alias }) => ({
    name,
    url: await servePage({ folder: 'picker', entry, alias, css }),
    measured: { answerMs: [], keyCpuMs: [], paintMs: [], loadedKeyCpuMs: [] } as Measured,
  })),
);
for (let round = 0; round <= rounds; round += 1) {
  for (const { url, measured } of pages) {
    const searched = await typeInto(url);
    const loaded = await typeInto(`${url}?loaded`);
    // The first round warms the machine.
    if (round === 0) continue;
    measured.answerMs.push(searched.answerMs);
    measured.keyCpuMs.push(searched.keyCpuMs);
    measured.paintMs.push(...loaded.paintMs);
    measured.loadedKeyCpuMs.push(loaded.keyCpuMs);
  }
}
await browser.close();

const summary = Object.fromEntries(
  pages.map(({ name, measured }) => [
    name,
    {
      answerMs: rounded(median(measured.answerMs), 1),
      keyCpuMs: rounded(median(measured.keyCpuMs), 1),
      loadedPaintP95Ms: rounded(percentile(measured.paintMs, 0.95), 1),
      loadedKeyCpuMs: rounded(median(measured.loadedKeyCpuMs), 1),
    },
  ]),
);
const [ours, ...others] = pages.map(({ name }) => summary[name]);
const best = (key: 'keyCpuMs' | 'loadedPaintP95Ms' | 'loadedKeyCpuMs') =>
  Math.min(...others.map((other) => other?.[key] ?? Number.NaN));
report('picker', {
  rounds,
  latencyMs,
  summary,
  answerAgainstLeast: rounded((ours?.answerMs ?? Number.NaN) / (debounceMs + latencyMs + frameMs)),
  keyCpuAgainstBest: rounded((ours?.keyCpuMs ?? Number.NaN) / best('keyCpuMs')),
  loadedPaintAgainstBest: rounded((ours?.loadedPaintP95Ms ?? Number.NaN) / best('loadedPaintP95Ms')),
  loadedKeyCpuAgainstBest: rounded((ours?.loadedKeyCpuMs ?? Number.NaN) / best('loadedKeyCpuMs')),
});
process.exit(0);

/** Opens the list, then types and deletes a word letter by letter, each as a key of the keyboard. */
async function typeInto(url: string) {
  const isLoaded = url.endsWith('?loaded');
  const context = await browser.newContext({ viewport: { width: 1_024, height: 768 } });
  const page = await context.newPage();
  // The TypeScript runner names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(url);
  await page.getByRole('combobox').click();
  await page.waitForFunction(() => document.querySelectorAll('[role="option"]').length > 8);
  await page.waitForTimeout(300);
  await page.evaluate(watchPaints);
  const protocol = await context.newCDPSession(page);
  // By the time of the thread: what others do on the same machine is not the picker's work.
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const keys = [...word, ...Array.from(word.slice(1), () => 'Backspace')];
  const idle = await taskSeconds();
  // The cost for the browser and this measurement of a key that does nothing counts for neither.
  for (const _key of keys) await press('Shift');
  const before = await taskSeconds();
  const paintMs: number[] = [];
  let answerMs = Number.NaN;
  for (const [index, key] of keys.entries()) {
    const seen = await press(key);
    // Some letters leave the list as it is.
    if (seen.first > 0) paintMs.push(seen.first - seen.pressed);
    if (index === word.length - 1) answerMs = seen.last - seen.pressed;
  }
  const keyCpuMs = (((await taskSeconds()) - before - (before - idle)) * 1_000) / keys.length;
  await context.close();
  return { answerMs, keyCpuMs, paintMs };

  async function press(key: string) {
    await page.keyboard.press(key);
    // Long enough for the answer of each to be shown: a letter that comes before it helps no one.
    await page.waitForTimeout(isLoaded ? 120 : 260);
    return page.evaluate(() => globalThis.benchPaints);
  }

  async function taskSeconds(): Promise<number> {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
  }
}

declare global {
  // A global is declared by `var` alone.
  var benchPaints: { pressed: number; first: number; last: number };
}

/** In the page: notes when a key was pressed, and when the list that changed after it was first and last painted. */
function watchPaints(): void {
  globalThis.benchPaints = { pressed: 0, first: 0, last: 0 };
  const paints = globalThis.benchPaints;
  let shown = '';
  addEventListener(
    'keydown',
    (event) => Object.assign(paints, { pressed: event.timeStamp, first: 0, last: 0 }),
    true,
  );
  new MutationObserver(() => {
    const next = [...document.querySelectorAll('[role="option"]')].map((each) => each.textContent).join();
    if (next === shown || paints.pressed === 0) return;
    shown = next;
    // A task behind the next frame runs once that frame has been drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        paints.last = performance.now();
        paints.first ||= paints.last;
      };
      port2.postMessage(null);
    });
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
