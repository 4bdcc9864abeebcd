import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiSession, startApi } from './api';
import { openChromium } from './chromium';
import { median, percentile, report, rounded } from './report';

const changes = Number(process.env['CHANGES'] ?? 40);
/** More than the least time between two refetches. */
const pauseMs = 800;

/** From the commit of a change to the moment at which another user's browser has painted it on a profile. Needs the built apps. */
const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-painted-'));
const api = await startApi({ port: 4334, dataFolder });
const session = await apiSession(api.origin, 'showquest', 'admin');
const path = `${api.origin}/api/v21/system/callboard/venues`;
const list = await fetch(`${path}?page_size=1`, { headers: session });
const { results }: { results: { hashcode: string }[] } = await list.json();
const hashcode = results[0]?.hashcode ?? '';

const browser = await openChromium();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const painted: { town: string; at: number }[] = [];
await page.exposeFunction('onPainted', (town: string, at: number) => painted.push({ town, at }));
await page.goto(`${api.origin}/login`);
await page.getByLabel('Email').fill('staff@showquest.test');
await page.getByLabel('Password', { exact: true }).fill('Callboard1');
await page
  .getByRole('button', { name: /^(Log|Sign) in/ })
  .first()
  .click();
await page.waitForURL((url) => !url.pathname.startsWith('/login'));
await page.goto(`${api.origin}/venues/${hashcode}`);
await page.getByText('Town').first().waitFor();
// The page notes when the new text was painted: after the frame in which it appears.
await page.evaluate(() => {
  let last = '';
  new MutationObserver(() => {
    const town = /Benchtown \d+/.exec(document.querySelector('main')?.textContent ?? '')?.[0];
    if (town === undefined || town === last) return;
    last = town;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const note: unknown = Reflect.get(globalThis, 'onPainted');
        if (typeof note === 'function') note(town, performance.timeOrigin + performance.now());
      };
      channel.port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
});
await pause(3_000);

const times: number[] = [];
for (let change = 0; change < changes; change += 1) {
  const town = `Benchtown ${change}`;
  const response = await fetch(`${path}/${hashcode}`, {
    method: 'PATCH',
    headers: { ...session, 'Content-Type': 'application/json' },
    body: JSON.stringify({ town }),
  });
  // The answer follows the commit by less than a millisecond.
  const committed = performance.timeOrigin + performance.now();
  if (!response.ok) throw new Error(`A patch was refused: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  await pause(pauseMs);
  const seen = painted.find((each) => each.town === town);
  if (seen) times.push(seen.at - committed);
}
await browser.close();
await api.running.stop();
report('painted', {
  changes,
  painted: times.length,
  medianMs: rounded(median(times), 0),
  p95Ms: rounded(percentile(times, 0.95), 0),
  maxMedianMs: 150,
});

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
