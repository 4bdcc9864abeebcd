import { lettersApart } from '@callboard/domain/names';

/**
 * The name that a misspelt one is meant to be; null where none is near.
 *
 * @example
 * nearestName('CALLBOARD_SECRETKEY', names) // CALLBOARD_SECRET_KEY
 */
export function nearestName(wrong: string, names: readonly string[]): string | null {
  const written = plain(wrong);
  const begun = names.filter((name) => isBegun(written, plain(name)));
  const candidates = begun.length > 0 ? begun : names;
  const longest = begun.length > 0 ? Infinity : Math.max(2, Math.floor(written.length / 3));
  const [nearest] = candidates
    .map((name) => ({ name, steps: lettersApart(written, plain(name)) }))
    .filter(({ steps }) => steps <= longest)
    .sort((one, other) => one.steps - other.steps);
  return nearest?.name ?? null;
}

/** True if one of them is the beginning of the other: a part of a name was left out, or added. */
function isBegun(one: string, other: string): boolean {
  return Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one));
}

/** Without what all names have, and without what is easily forgotten. */
function plain(name: string): string {
  return name
    .toUpperCase()
    .replace(/^CALLBOARD_/, '')
    .replaceAll('_', '');
}
