import { openChromium } from './chromium';
import { median, report, rounded } from './report';
import { siteNames, startTwoSites, type SiteName } from './twoSites';
import { heapMegabytes, moments, typeInto, visit } from './visit';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const slowdown = 4;

interface SignedIn {
  /** From the press of Enter until the first rows have been painted. */
  rowsMs: number;
  /** What the page holds then. */
  heapMb: number;
}

/** Notes when the form is there and the page at rest, when it is sent, and when the first rows after that have been painted. */
const watch = `(() => {
  let isSent = false;
  let hasRows = false;
  addEventListener('submit', () => ((isSent = true), note('sent')), true);
  let hasForm = false;
  const look = () => {
    if (!hasForm && document.querySelector('input[type=password]')) {
      hasForm = true;
      requestIdleCallback(() => note('ready'));
    }
    if (!isSent || hasRows) return;
    const cells = document.querySelectorAll('tbody tr td');
    if (cells.length < 10 || ![...cells].some((cell) => cell.textContent.trim().length > 2)) return;
    hasRows = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note('rows');
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
  const visited = await visit(browser, { slowdown, watch });
  const { page, protocol, end } = visited;
  await page.goto(site.login);
  // react-admin empties its form as long as it is busy.
  await page.waitForLoadState('networkidle');
  await moments(visited, ['ready']);
  await typeInto(visited, 'input', site.user);
  await typeInto(visited, 'input[type=password]', site.password);
  await page.keyboard.press('Enter');
  const { sent, rows } = await moments(visited, ['sent', 'rows']);
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
