/** Enough for the changes whose pushes have not arrived. */
const maxStored = 500;

/** The change sets of this tab, with the records whose cached data their answers have invalidated. */
const own = new Map<string, ReadonlySet<string>>();

const none: ReadonlySet<string> = new Set();

/**
 * Stores that this tab wrote a change set, so that its push is not shown as the change of another user.
 *
 * @param collection The collection of the records.
 * @param hashcodes The records that are refetched anyway, so that the push need not do it again.
 */
export function addOwnChanges(changeSet: string, collection = '', hashcodes: readonly string[] = []): void {
  const known = own.get(changeSet) ?? none;
  own.delete(changeSet);
  own.set(changeSet, new Set([...known, ...hashcodes.map((hashcode) => keyOf(collection, hashcode))]));
  const [oldest] = own.keys();
  if (own.size > maxStored && oldest !== undefined) own.delete(oldest);
}

/** True if this tab wrote the change set. */
export function isOwnChangeSet(changeSet: string): boolean {
  return own.has(changeSet);
}

/** True if this tab wrote the record in the change set, and has refetched it. */
export function isOwnChange(changeSet: string, collection: string, hashcode: string): boolean {
  return own.get(changeSet)?.has(keyOf(collection, hashcode)) ?? false;
}

function keyOf(collection: string, hashcode: string): string {
  return `${collection} ${hashcode}`;
}
