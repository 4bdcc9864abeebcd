/** Up to where a client has everything: what was committed at a moment, as a snapshot of PostgreSQL, and when that was. */
export interface Position {
  /** Seconds since 1970, by the clock of the server. */
  at: number;
  snapshot: string;
}

const longest = 4_000;

/** As the client stores it and gives it back: it never reads it. */
export function writePosition({ at, snapshot }: Position): string {
  return `${at}-${snapshot}`;
}

/**
 * Reads what a client gives back; null for what no server wrote.
 *
 * A snapshot is `xmin:xmax:` and the transactions between them that had not committed, in order: PostgreSQL refuses any other.
 */
export function readPosition(text: string): Position | null {
  const found =
    text.length <= longest && /^(\d{1,12})-((\d{1,18}):(\d{1,18}):((?:\d{1,18},)*\d{1,18})?)$/.exec(text);
  if (!found) return null;
  const [, at, snapshot = '', xmin, xmax, list] = found;
  const open = list === undefined ? [] : list.split(',').map(Number);
  const ordered = [Number(xmin), ...open, Number(xmax)];
  const isOrdered = ordered.every((number, index) => {
    const before = ordered[index - 1];
    // The first open transaction is xmin itself.
    return before === undefined || (index === 1 ? number >= before : number > before);
  });
  return isOrdered && Number(xmin) > 0 ? { at: Number(at), snapshot } : null;
}

/** The first transaction that had not begun yet. */
export function endOf(snapshot: string): number {
  return Number(snapshot.split(':')[1]);
}
