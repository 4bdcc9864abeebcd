import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell first: it draws no window of a browser around each page, which takes as long as many a test.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What to do where there is no browser. */
export const missingChromium =
  'No Chromium was found, so stories and journeys cannot run: install one (Debian: apt-get install chromium chromium-headless-shell; elsewhere: npx playwright install chromium) or name it by CHROMIUM_PATH.';

/** The Chromium to test with: the one that is named, the system's, else the one that Playwright has downloaded. */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return isExecutable(named) ? named : undefined;
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...onPath].find(isExecutable) ?? (await playwrightsOwn());
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
