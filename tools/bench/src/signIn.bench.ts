import { openChromium } from './chromium';
import { median, report, rounded } from './report';
import { siteNames, startTwoSites, type SiteName } from './twoSites';
import { heapMegabytes, moments, visit } from './visit';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const slowdown = 4;

interface SignedIn {
  /** From the press of Enter until the first rows have been painted. */
  rowsMs: number;
  /** What the page holds then. */
  heapMb: number;
}

/** Notes when the form is sent, and when the first rows after that have been painted. */
const watch = `(() => {
  const seen = (globalThis.seen = {});
  addEventListener('submit', () => (seen.sent = performance.now()), true);
  const look = () => {
    if (seen.sent === undefined || seen.rows !== undefined) return;
    const cells = document.querySelectorAll('tbody tr td');
    if (cells.length < 10 || ![...cells].some((cell) => cell.textContent.trim().length > 2)) return;
    seen.rows = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (seen.rows = performance.now());
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** From signing in to the first rows of a list, and the heap after it, beside react-admin's smallest app with an equal stub. */
const sites = await startTwoSites({ port: 4691 });
const browser = await openChromium();
const measured: Record<SiteName, SignedIn[]> = { callboard: [], reactAdmin: [] };
for (let round = 0; round <= rounds; round += 1) {
  for (const name of siteNames) {
    const result = await signIn(sites[name]);
    if (round > 0) measured[name].push(result);
  }
}
await browser.close();
await sites.stop();
const callboard = summarize(measured.callboard);
const reactAdmin = summarize(measured.reactAdmin);
report('signIn', {
  rounds,
  slowdown,
  callboard,
  reactAdmin,
  rowsAgainstReactAdmin: rounded(callboard.rowsMs / reactAdmin.rowsMs, 3),
  heapAgainstReactAdmin: rounded(callboard.heapMb / reactAdmin.heapMb, 3),
});
process.exit(0);

async function signIn(site: { login: string; user: string; password: string }): Promise<SignedIn> {
  const { page, protocol, end } = await visit(browser, { slowdown, watch });
  await page.goto(site.login);
  await page.locator('input').first().fill(site.user);
  await page.locator('input[type=password]').fill(site.password);
  // People type for longer than anything takes that is fetched meanwhile.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Enter');
  const { sent, rows } = await moments(page, ['sent', 'rows']);
  await page.waitForLoadState('networkidle');
  const heapMb = await heapMegabytes(protocol);
  await end();
  return { rowsMs: rows - sent, heapMb };
}

function summarize(all: readonly SignedIn[]): SignedIn {
  return {
    rowsMs: rounded(median(all.map(({ rowsMs }) => rowsMs)), 0),
    heapMb: rounded(median(all.map(({ heapMb }) => heapMb)), 1),
  };
}
