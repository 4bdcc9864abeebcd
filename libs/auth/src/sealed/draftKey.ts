let current: string | null = null;

/** Stores the drafts key from the response to a sign-in, in memory only; null while drafts are not permitted. */
export function rememberDraftKey(key: string | null): void {
  current = key;
}

/** The drafts key of the signed-in user, or null. */
export function rememberedDraftKey(): string | null {
  return current;
}

/**
 * Kinds of data stored for a user, encrypted with their key: drafts of forms, unsent work, and the data that a door or a show needs
 * without network.
 */
export const ownedKinds = ['drafts', 'outbox', 'door', 'show', 'judging', 'games'] as const;
export type OwnedKind = (typeof ownedKinds)[number];

/** The name of a database of a key: the first 16 characters of it, which do not identify the user. The rest is the secret. */
export function databaseOf(kind: OwnedKind, key: string): string {
  return `${prefixOf(kind)}${key.slice(0, 16)}`;
}

/** Prefix of the names of all databases of a kind. */
export function prefixOf(kind: OwnedKind): string {
  return `${kind}-`;
}
