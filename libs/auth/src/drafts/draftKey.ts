let current: string | null = null;

/** Stores the drafts key from the response to a sign-in, in memory only; null while drafts are not permitted. */
export function rememberDraftKey(key: string | null): void {
  current = key;
}

/** The drafts key of the signed-in user, or null. */
export function rememberedDraftKey(): string | null {
  return current;
}

/** What the names of all drafts databases begin with. */
export const draftDatabasePrefix = 'drafts-';

/** The name of the drafts database of a key: its first 16 characters, which do not identify the user. The rest is the secret. */
export function draftDatabaseOf(key: string): string {
  return `${draftDatabasePrefix}${key.slice(0, 16)}`;
}
