const collections: readonly unknown[] = ['users', 'customRoles'];

/** True if a change of a record of this collection can change what users with a session can do. */
export function decidesRights(collection: unknown): boolean {
  return collections.includes(collection);
}
