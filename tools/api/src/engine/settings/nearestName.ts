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
    .map((name) => ({ name, steps: stepsBetween(written, plain(name)) }))
    .filter(({ steps }) => steps <= longest)
    .sort((one, other) => one.steps - other.steps);
  return nearest?.name ?? null;
}

/** Whether one of them is the beginning of the other: a part of a name was left out, or added. */
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

/** How many letters have to be changed, added or removed (the distance of Levenshtein). */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
