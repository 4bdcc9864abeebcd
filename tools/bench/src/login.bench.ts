import { openChromium } from './chromium';
import { median, report, rounded } from './report';
import { siteNames, startTwoSites, type SiteName } from './twoSites';
import { moments, visit } from './visit';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const slowdown = 4;

interface Opened {
  /** When the form was first painted. */
  paintMs: number;
  /** When the login of a user who fills the form in and sends it in that very moment goes out to the server. */
  usableMs: number;
}

interface Site {
  login: string;
  user: string;
  password: string;
}

/**
 * Notes when the form has been painted; fills it in then, sends it, and notes the call that follows. Before the paint it only
 * listens, so that it does not hold up what it measures.
 */
const watch = ({ user, password }: Site) => `(() => {
  const form = () => document.querySelector('form:has(input[type=password])');
  const type = (input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const listenToCalls = () => {
    const called = (method) => String(method).toUpperCase() === 'POST' && note('usable');
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => (called(init?.method ?? input.method), fetch(input, init));
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method, ...rest) {
      called(method);
      return open.call(this, method, ...rest);
    };
  };
  const send = (at) => {
    note('paint', at);
    listenToCalls();
    const [name, secret] = form().querySelectorAll('input:not([type=hidden])');
    type(name, ${JSON.stringify(user)});
    type(secret, ${JSON.stringify(password)});
    form().requestSubmit();
  };
  const waitForForm = () =>
    new MutationObserver((_changes, observer) => {
      if (!form()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => send(performance.now());
        port2.postMessage(null);
      });
    }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint');
    if (first) form() ? send(first.startTime) : waitForForm();
  }).observe({ type: 'paint', buffered: true });
})()`;

/**
 * How soon the login form is painted and usable on a slow processor and an empty cache, compared with react-admin's smallest app.
 */
const sites = await startTwoSites({ port: 4690 });
const browser = await openChromium();
const measured: Record<SiteName, Opened[]> = { callboard: [], reactAdmin: [] };
for (let round = 0; round <= rounds; round += 1) {
  for (const name of siteNames) {
    const opened = await open(sites[name]);
    if (round > 0) measured[name].push(opened);
  }
}
await browser.close();
await sites.stop();
const callboard = summarize(measured.callboard);
const reactAdmin = summarize(measured.reactAdmin);
report('login', {
  rounds,
  slowdown,
  callboard,
  reactAdmin,
  paintAgainstReactAdmin: rounded(callboard.paintMs / reactAdmin.paintMs, 3),
  usableAgainstReactAdmin: rounded(callboard.usableMs / reactAdmin.usableMs, 3),
});
process.exit(0);

async function open(site: Site): Promise<Opened> {
  const visited = await visit(browser, { slowdown, watch: watch(site) });
  await visited.page.goto(site.login);
  const { paint, usable } = await moments(visited, ['paint', 'usable']);
  await visited.end();
  return { paintMs: paint, usableMs: usable };
}

function summarize(all: readonly Opened[]): Opened {
  return {
    paintMs: rounded(median(all.map(({ paintMs }) => paintMs)), 0),
    usableMs: rounded(median(all.map(({ usableMs }) => usableMs)), 0),
  };
}
