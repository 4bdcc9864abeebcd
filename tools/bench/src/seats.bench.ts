import { join } from 'node:path';
import { openChromium } from './chromium';
import { installRival } from './installRival';
import { median, percentile, report, rounded } from './report';
import { servePage } from './servePage';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const counts = (process.env['BENCH_SEATS'] ?? '10000,100000').split(',').map(Number);
const moves = 40;

interface Measured {
  /** From the plan in memory to the frame with all seats. */
  firstPaintMs: number;
  /** From a move of the pointer to the frame after it. */
  hoverP95Ms: number;
  panLongestFrameMs: number;
  panFramesOver50: number;
  /** The main thread's work for each move while panning. */
  panCpuMs: number;
}

/** Shows, hovers and pans halls of 10,000 and 100,000 seats by our picker and by what else could paint them. */
const konva = installRival('konva');
const alias = { konva: join(konva, 'node_modules', 'konva') };
const painters = [
  { name: 'callboard', entry: 'ours.tsx' },
  { name: 'loop', entry: 'loop.ts' },
  { name: 'svg', entry: 'svg.tsx' },
  { name: 'konva', entry: 'konva.js' },
];
const css = 'body { margin: 0 } #seats { inline-size: 1240px; block-size: 720px }';
const browser = await openChromium();
const pages = await Promise.all(
  painters.map(async ({ name, entry }) => ({
    name,
    url: await servePage({ folder: 'seats', entry, alias, css }),
  })),
);
const summaries: Record<string, Record<string, Measured>> = {};
for (const seats of counts) {
  const results = new Map<string, Measured[]>(pages.map(({ name }) => [name, []]));
  // The first round warms the machine.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, url } of pages) {
      const result = await measure(`${url}?seats=${seats}`);
      if (round > 0 || rounds === 0) results.get(name)?.push(result);
    }
  }
  summaries[seats] = Object.fromEntries([...results].map(([name, each]) => [name, summarize(each)]));
}
await browser.close();
report('seats', {
  rounds,
  moves,
  summary: summaries,
  firstPaintAgainstLoop: Object.fromEntries(
    Object.entries(summaries).map(([seats, summary]) => [
      seats,
      rounded(
        (summary['callboard']?.firstPaintMs ?? Number.NaN) / (summary['loop']?.firstPaintMs ?? Number.NaN),
      ),
    ]),
  ),
});
process.exit(0);

async function measure(url: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const page = await context.newPage();
  // The TypeScript runner names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  // A page that renders nothing is the fastest of all.
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(url);
  await page.waitForFunction(() => globalThis.benchPaint?.painted > 0, null, { timeout: 120_000 });
  const firstPaintMs = await page.evaluate(
    () => globalThis.benchPaint.painted - globalThis.benchPaint.started,
  );
  await page.waitForTimeout(500);
  if (errors.length > 0) throw new Error(`${url} failed: ${errors[0]?.message}`);
  await page.evaluate(watchMoves);
  const protocol = await context.newCDPSession(page);
  // By the time of the thread: what others do on the same machine is not the picture's work.
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (let move = 0; move < moves; move += 1) await page.mouse.move(200 + move * 12, 200 + move * 3);
  const hovers = await page.evaluate(() => globalThis.benchMoves.splice(0));
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(310, 305);
  await page.evaluate(() => globalThis.benchFrames.splice(0));
  const before = await taskSeconds();
  for (let move = 0; move < moves; move += 1) await page.mouse.move(310 + move * 8, 305 + move * 2);
  const panCpuMs = (((await taskSeconds()) - before) * 1_000) / moves;
  const frames = await page.evaluate(() => globalThis.benchFrames.splice(0));
  await page.mouse.up();
  await context.close();
  return {
    firstPaintMs,
    hoverP95Ms: percentile(hovers, 0.95),
    panLongestFrameMs: Math.max(...frames),
    panFramesOver50: frames.filter((ms) => ms > 50).length,
    panCpuMs,
  };

  async function taskSeconds(): Promise<number> {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
  }
}

declare global {
  // A global is declared by `var` alone.
  var benchMoves: number[];
  var benchFrames: number[];
}

/** In the page: notes how long after each move its frame was drawn, and how long frames take. */
function watchMoves(): void {
  globalThis.benchMoves = [];
  globalThis.benchFrames = [];
  addEventListener(
    'pointermove',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => globalThis.benchMoves.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    true,
  );
  let last = performance.now();
  function frame(now: number): void {
    globalThis.benchFrames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
}

function summarize(results: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => rounded(median(results.map((result) => result[key])), 1);
  return {
    firstPaintMs: of('firstPaintMs'),
    hoverP95Ms: of('hoverP95Ms'),
    panLongestFrameMs: of('panLongestFrameMs'),
    panFramesOver50: of('panFramesOver50'),
    panCpuMs: of('panCpuMs'),
  };
}
