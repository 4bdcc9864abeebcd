import { openChromium } from './chromium';
import { median, rounded } from './report';
import { siteNames, type SiteName, type TwoSites } from './twoSites';
import { heapMegabytes, moments, typeInto, visit, type Visit } from './visit';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const slowdown = 4;

export interface SignedIn {
  /** From the press of Enter until what is waited for has been painted. */
  seenMs: number;
  /** Heap of the page then. */
  heapMb: number;
}

/** Signs in at both sites alternately, and measures until `isThere`, an expression that runs in the page, holds after the form was sent. */
export async function compareSignIns(sites: TwoSites, isThere: string) {
  const browser = await openChromium();
  const measured: Record<SiteName, SignedIn[]> = { callboard: [], reactAdmin: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of siteNames) {
      const visited = await visit(browser, { slowdown, watch: watch(isThere) });
      const result = await signIn(visited, sites[name]);
      await visited.end();
      if (round > 0) measured[name].push(result);
    }
  }
  await browser.close();
  await sites.stop();
  const callboard = summarize(measured.callboard);
  const reactAdmin = summarize(measured.reactAdmin);
  return {
    rounds,
    slowdown,
    callboard,
    reactAdmin,
    seenAgainstReactAdmin: rounded(callboard.seenMs / reactAdmin.seenMs, 3),
    heapAgainstReactAdmin: rounded(callboard.heapMb / reactAdmin.heapMb, 3),
  };
}

/** Notes when the form is there and the page at rest, when it is sent, and when what comes after it has been painted. */
const watch = (isThere: string) => `(() => {
  let isSent = false;
  let isSeen = false;
  addEventListener('submit', () => ((isSent = true), note('sent')), true);
  let hasForm = false;
  const look = () => {
    if (!hasForm && document.querySelector('input[type=password]')) {
      hasForm = true;
      requestIdleCallback(() => note('ready'));
    }
    if (!isSent || isSeen || !(${isThere})) return;
    isSeen = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note('seen');
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

async function signIn(visited: Visit, site: TwoSites[SiteName]): Promise<SignedIn> {
  const { page, protocol } = visited;
  await page.goto(site.login);
  // react-admin empties its form as long as it is busy.
  await page.waitForLoadState('networkidle');
  await moments(visited, ['ready']);
  await typeInto(visited, 'input', site.user);
  await typeInto(visited, 'input[type=password]', site.password);
  await page.keyboard.press('Enter');
  const { sent, seen } = await moments(visited, ['sent', 'seen']);
  await page.waitForLoadState('networkidle');
  return { seenMs: seen - sent, heapMb: await heapMegabytes(protocol) };
}

function summarize(all: readonly SignedIn[]): SignedIn {
  return {
    seenMs: rounded(median(all.map(({ seenMs }) => seenMs)), 0),
    heapMb: rounded(median(all.map(({ heapMb }) => heapMb)), 1),
  };
}
