import { openChromium } from './chromium';
import { median, report, rounded } from './report';
import { siteNames, startTwoSites, type SiteName } from './twoSites';
import { moments, visit } from './visit';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const slowdown = 4;

interface Opened {
  /** When the form was first painted. */
  paintMs: number;
  /** When the login of somebody who fills the form in and sends it in that very moment goes out to the server. */
  usableMs: number;
}

interface Site {
  login: string;
  user: string;
  password: string;
}

/** Notes when the form is in the page and when it has been painted; fills it in then, sends it, and notes the call that follows. */
const watch = ({ user, password }: Site) => `(() => {
  const seen = {};
  const see = (name, at) => note(name, (seen[name] = at));
  new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName('first-contentful-paint');
    if (entry) see('paint', entry.startTime);
    send();
  }).observe({ type: 'paint', buffered: true });

  const called = (method) => {
    if (seen.pressed && String(method).toUpperCase() === 'POST') see('usable', performance.now());
  };
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => (called(init?.method ?? input.method), fetch(input, init));
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, ...rest) {
    called(method);
    return open.call(this, method, ...rest);
  };

  const type = (input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const send = () => {
    const form = document.querySelector('form');
    // Not before both are known: what is pressed would hold up the paint that is measured.
    if (!form || seen.pressed || !seen.frame || !seen.paint) return;
    seen.pressed = performance.now();
    const [name, secret] = form.querySelectorAll('input:not([type=hidden])');
    type(name, ${JSON.stringify(user)});
    type(secret, ${JSON.stringify(password)});
    form.requestSubmit();
  };
  const look = () => {
    if (seen.form !== undefined || !document.querySelector('input[type=password]')) return;
    see('form', performance.now());
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        see('frame', performance.now());
        send();
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
})()`;

/** How soon the login form is painted and usable on a slow processor and an empty cache, beside react-admin's smallest app. */
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
  const seen = await moments(visited, ['paint', 'form', 'frame', 'usable']);
  await visited.end();
  return {
    paintMs: seen.paint >= seen.form ? seen.paint : seen.frame,
    usableMs: seen.usable,
  };
}

function summarize(all: readonly Opened[]): Opened {
  return {
    paintMs: rounded(median(all.map(({ paintMs }) => paintMs)), 0),
    usableMs: rounded(median(all.map(({ usableMs }) => usableMs)), 0),
  };
}
