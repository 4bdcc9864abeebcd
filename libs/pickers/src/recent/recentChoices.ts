import type { CollectionName } from '@callboard/api-contract';
import { keptValue } from '@callboard/device';
import * as v from 'valibot';

// Begins as everything of the product does, so that a logout clears it. Only hashcodes: nobody's name stays on the device.
const kept = keptValue('callboard.recent');
const mostKept = 5;
const hashcodes = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(mostKept));
const storedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.record(v.string(), hashcodes)));

/** What this user has chosen last of a collection, newest first. */
export function recentChoices(user: string, collection: CollectionName): readonly string[] {
  return user === '' ? [] : (stored()[user]?.[collection] ?? []);
}

/** Puts a choice in front. */
export function rememberChoice(user: string, collection: CollectionName, hashcode: string): void {
  if (user === '') return;
  const former = recentChoices(user, collection).filter((other) => other !== hashcode);
  const mine = { ...stored()[user], [collection]: [hashcode, ...former].slice(0, mostKept) };
  kept.write(JSON.stringify({ ...stored(), [user]: mine }));
}

function stored(): Record<string, Record<string, string[]>> {
  const parsed = v.safeParse(storedSchema, kept.read());
  return parsed.success ? parsed.output : {};
}
