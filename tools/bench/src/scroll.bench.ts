import { fileURLToPath } from 'node:url';
import { openChromium } from './chromium';
import { installRival } from './installRival';
import { median, report, rounded } from './report';
import { rowCount } from './scroll/rows';
import { servePage } from './servePage';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const jumps = 60;
const jumpPixels = 5_000;

interface Scrolled {
  cpuMs: number;
  longestFrameMs: number;
  framesOver50: number;
  nodes: number;
}

/** Scrolls both grids through 100,000 rows in jumps of 5,000 px and compares frames, nodes and processor time. */
const grids = [
  { name: 'callboard', entry: 'ours.tsx', scroller: '#grid [role="region"]', table: '#grid table' },
  { name: 'agGrid', entry: 'agGrid.ts', scroller: '#grid .ag-grid-viewport', table: '#grid' },
];
const page = {
  folder: 'scroll',
  alias: {
    'ag-grid-community': fileURLToPath(
      new URL('./rivals/ag-grid/node_modules/ag-grid-community', import.meta.url),
    ),
  },
  css: 'body { margin: 0 } #grid { height: 800px }',
};
installRival('ag-grid');
const browser = await openChromium();
const measured = new Map<string, Scrolled[]>(grids.map(({ name }) => [name, []]));
const pages = new Map(
  await Promise.all(
    grids.map(async ({ name, entry }) => [name, await servePage({ ...page, entry })] as const),
  ),
);
for (let round = 0; round <= rounds; round += 1) {
  for (const grid of grids) {
    const result = await scroll(pages.get(grid.name) ?? '', grid.scroller, grid.table);
    if (round > 0) measured.get(grid.name)?.push(result);
  }
}
await browser.close();
const summary = Object.fromEntries([...measured].map(([name, results]) => [name, summarize(results)]));
report('scroll', {
  rows: rowCount,
  jumps,
  jumpPixels,
  rounds,
  summary,
  cpuAgainstAgGrid: rounded(
    (summary['callboard']?.cpuMs ?? Number.NaN) / (summary['agGrid']?.cpuMs ?? Number.NaN),
  ),
});
process.exit(0);

async function scroll(url: string, scroller: string, table: string): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // The TypeScript runner names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(url);
  await page.locator(scroller).first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll('#grid [role="row"], #grid tr').length > 10);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  const before = await taskSeconds();
  const seen = await page.evaluate(
    async ({ scroller, table, jumps, jumpPixels }) => {
      const place = document.querySelector(scroller);
      if (!place) throw new Error(`No ${scroller} on the page.`);
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const frames: number[] = [];
      let nodes = 0;
      let last = await frame();
      for (let jump = 0; jump < jumps; jump += 1) {
        place.scrollTop += jumpPixels;
        for (let round = 0; round < 3; round += 1) {
          const now = await frame();
          frames.push(now - last);
          last = now;
        }
        nodes = Math.max(nodes, document.querySelector(table)?.querySelectorAll('*').length ?? 0);
      }
      if (place.scrollTop < jumps * jumpPixels * 0.9) throw new Error('The table did not scroll.');
      return {
        longestFrameMs: Math.max(...frames),
        framesOver50: frames.filter((ms) => ms > 50).length,
        nodes,
      };
    },
    { scroller, table, jumps, jumpPixels },
  );
  const cpuMs = ((await taskSeconds()) - before) * 1_000;
  await context.close();
  return { cpuMs, ...seen };

  async function taskSeconds(): Promise<number> {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
  }
}

function summarize(results: readonly Scrolled[]): Scrolled {
  const of = (key: keyof Scrolled) => rounded(median(results.map((result) => result[key])), 1);
  return {
    cpuMs: of('cpuMs'),
    longestFrameMs: of('longestFrameMs'),
    framesOver50: of('framesOver50'),
    nodes: of('nodes'),
  };
}
