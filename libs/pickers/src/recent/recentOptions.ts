import type { CollectionName } from '@callboard/api-contract';
import { storedJson } from '@callboard/browser-storage';
import * as v from 'valibot';

const maxStored = 5;
const hashcodes = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(maxStored));
// The prefix `callboard.` lets a logout clear it. Only hashcodes are stored, so that no names stay on the device.
const stored = storedJson('callboard.recent', v.record(v.string(), v.record(v.string(), hashcodes)));

/** The hashcodes that this user selected most recently in a collection, newest first. */
export function recentOptions(user: string, collection: CollectionName): readonly string[] {
  return user === '' ? [] : (stored.read()?.[user]?.[collection] ?? []);
}

/** Moves a hashcode to the front of the list. */
export function rememberOption(user: string, collection: CollectionName, hashcode: string): void {
  if (user === '') return;
  const former = recentOptions(user, collection).filter((other) => other !== hashcode);
  const all = stored.read();
  const mine = { ...all?.[user], [collection]: [hashcode, ...former].slice(0, maxStored) };
  stored.write({ ...all, [user]: mine });
}
