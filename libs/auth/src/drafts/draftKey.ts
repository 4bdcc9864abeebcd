let held: string | null = null;

/** Takes the key of the user's drafts from the answer to their sign-in; null while nobody may keep any. */
export function holdDraftKey(key: string | null): void {
  held = key;
}

/** The key of whoever is signed in: of this page alone, and never stored. */
export function heldDraftKey(): string | null {
  return held;
}

/** The database of the drafts of a key: the first 16 characters name it, and say nothing of the user; the others encrypt. */
export function draftDatabaseOf(key: string): string {
  return `drafts-${key.slice(0, 16)}`;
}
