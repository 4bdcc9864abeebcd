import { accessSync, constants } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

// The shell draws no window of a browser around each page, which takes as long as many a test.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Advice where there is no browser. */
export const missingChromium =
  'No Chromium was found, so stories and browser tests cannot run: install one (Debian: apt-get install chromium chromium-headless-shell; elsewhere: npx playwright install chromium) or name it by CHROMIUM_PATH.';

/** How every Chromium starts: without a sandbox, as in a container, and with nothing that talks to the outside. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
];

/**
 * The Chromium to test with: the one that is named, the system's, else the one that Playwright has downloaded.
 *
 * @param {{ isWhole?: boolean }} [options] `isWhole`: with all that the shell leaves out, such as notifications and the camera
 */
export async function findChromium({ isWhole = false } = {}) {
  const suits = (/** @type {string} */ path) => isExecutable(path) && !(isWhole && basename(path) === shell);
  const named = process.env['CHROMIUM_PATH'];
  if (named && (suits(named) || !isExecutable(named))) return isExecutable(named) ? named : undefined;
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...onPath].find(suits) ?? (await playwrightsOwn());
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
