import type { CollectionName } from '@callboard/api-contract';
import { keptJson } from '@callboard/browser-storage';
import * as v from 'valibot';

const mostKept = 5;
const hashcodes = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(mostKept));
// Begins as everything of the product does, so that a logout clears it. Only hashcodes: nobody's name stays on the device.
const kept = keptJson('callboard.recent', v.record(v.string(), v.record(v.string(), hashcodes)));

/** What this user has chosen last of a collection, newest first. */
export function recentChoices(user: string, collection: CollectionName): readonly string[] {
  return user === '' ? [] : (kept.read()?.[user]?.[collection] ?? []);
}

/** Puts a choice in front. */
export function rememberChoice(user: string, collection: CollectionName, hashcode: string): void {
  if (user === '') return;
  const former = recentChoices(user, collection).filter((other) => other !== hashcode);
  const all = kept.read();
  const mine = { ...all?.[user], [collection]: [hashcode, ...former].slice(0, mostKept) };
  kept.write({ ...all, [user]: mine });
}
