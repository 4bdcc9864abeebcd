import { clockOffset, sendRequest } from '@callboard/api-client';
import type { DeviceFacts } from './deviceChecks';
import { readDeviceStorage } from './deviceStorage';

/** The battery as Chromium reports it; other browsers report none. */
interface Battery {
  level: number;
  charging: boolean;
}

/** Reads the facts of this device: the network by one request, the rest from the browser. */
export async function readDevice(): Promise<DeviceFacts> {
  const roundTripMs = await measureRoundTrip();
  const [storage, battery, hasFiles] = await Promise.all([
    readDeviceStorage().catch(() => null),
    readBattery().catch(() => null),
    findFiles().catch(() => false),
  ]);
  return { roundTripMs, clockOffset: clockOffset(), storage, battery, hasFiles };
}

async function measureRoundTrip(): Promise<number | null> {
  const began = performance.now();
  const answer = await sendRequest({ method: 'GET', path: 'app/arguments', isQuiet: true });
  return answer.ok ? Math.round(performance.now() - began) : null;
}

async function readBattery(): Promise<DeviceFacts['battery']> {
  // TypeScript's DOM has no battery, since only some browsers have one.
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  if (!getBattery) return null;
  const { level, charging } = await getBattery.call(navigator);
  return { level, isCharging: charging };
}

/** Tests that the service worker runs and has the page of the app, which then opens without a network. */
async function findFiles(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  return (await caches.match('/index.html', { ignoreSearch: true })) !== undefined;
}
