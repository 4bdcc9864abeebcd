import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';

const places = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'];
const executablePath = places.find((path) => path !== undefined && existsSync(path));

/** The system's Chromium without window, network chatter and sandbox. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
    ],
  });
}
