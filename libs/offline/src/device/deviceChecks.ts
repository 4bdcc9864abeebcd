import { neededBytes, type DeviceStorage } from './deviceStorage';

/** A slower answer makes people wait at a door. */
const slowMs = 1_500;
const wrongClockMs = 60_000;
const lowBattery = 0.5;

/** The facts of a device before an evening. */
export interface DeviceFacts {
  /** How long the server took to answer; null where it did not. */
  roundTripMs: number | null;
  /** How many milliseconds the clock of the server is ahead of that of the device; null before that is known. */
  clockOffset: number | null;
  storage: DeviceStorage | null;
  /** Null where the browser does not report it. */
  battery: { level: number; isCharging: boolean } | null;
  /** The files of the app are on the device. */
  hasFiles: boolean;
}

/** One line of a rehearsal: what was found, and whether the device is ready in it. */
export type DeviceCheck =
  | { name: 'network'; result: 'ok' | 'slow' | 'away'; roundTripMs: number | null }
  | { name: 'clock'; result: 'ok' | 'wrong' | 'unknown'; offset: number | null }
  | { name: 'storage'; result: 'ok' | 'notPersisted' | 'full' | 'unknown'; freeBytes: number | null }
  | { name: 'battery'; result: 'ok' | 'low' | 'unknown'; level: number | null }
  | { name: 'files'; result: 'ok' | 'missing' };

/** Checks a device before the doors open, in the order in which it is made ready. */
export function deviceChecks(facts: DeviceFacts): DeviceCheck[] {
  const { roundTripMs, clockOffset: offset, storage, battery, hasFiles } = facts;
  return [
    { name: 'network', result: networkOf(roundTripMs), roundTripMs },
    { name: 'clock', result: clockOf(offset), offset },
    { name: 'storage', result: storageOf(storage), freeBytes: storage?.freeBytes ?? null },
    { name: 'battery', result: batteryOf(battery), level: battery?.level ?? null },
    { name: 'files', result: hasFiles ? 'ok' : 'missing' },
  ];
}

function networkOf(roundTripMs: number | null) {
  if (roundTripMs === null) return 'away';
  return roundTripMs > slowMs ? 'slow' : 'ok';
}

function clockOf(offset: number | null) {
  if (offset === null) return 'unknown';
  return Math.abs(offset) < wrongClockMs ? 'ok' : 'wrong';
}

/** `ok` where a device keeps what is stored on it, or the reason it does not. */
export function storageOf(storage: DeviceStorage | null) {
  if (storage === null) return 'unknown';
  if (storage.freeBytes !== null && storage.freeBytes < neededBytes) return 'full';
  return storage.isPersisted ? 'ok' : 'notPersisted';
}

function batteryOf(battery: DeviceFacts['battery']) {
  if (battery === null) return 'unknown';
  return battery.isCharging || battery.level >= lowBattery ? 'ok' : 'low';
}
