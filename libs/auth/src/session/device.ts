import { browserBacking } from '../storage/browserBacking';
import { createValueStorage, type ValueStorage } from '../storage/createValueStorage';
import type { StoredUser } from '../storage/entrySchemas';
import { viewingEntry } from '../storage/viewingEntry';

let storage: ValueStorage | undefined;
let token: string | null = null;
let holder: StoredUser | null = null;
let refused: string | null = null;
let ending: string | null = null;
/** The admin's own token, which stays in storage while they view the app as another user. */
let own: string | null = null;

/** The typed storage of this browser. */
export function valueStorage(): ValueStorage {
  storage ??= createValueStorage(browserBacking());
  return storage;
}

/** The token that requests are sent with; null without a session. */
export function rememberedToken(): string | null {
  return token;
}

/** The user of the current token, once the server has confirmed it. */
export function tokenHolder(): StoredUser | null {
  return holder;
}

/** Sets the current token. With its user it is also stored for the next visit, with the default time-to-live. */
export function rememberToken(next: string, user: StoredUser | null): void {
  token = next;
  holder = user;
  own = null;
  if (user) storeToken();
}

/**
 * Sets the token of a user whom an admin views as, for this tab only: the stored token, which other tabs use, stays the admin's own.
 */
export function rememberViewingToken(next: string): void {
  own = valueStorage().read('api_token');
  token = next;
  holder = null;
  viewingEntry.write(next);
}

/** Restores the admin's own token after viewing as another user. */
export function rememberOwnToken(): void {
  token = own;
  own = null;
  viewingEntry.remove();
}

/** Runs what ends the current token on the server, which can announce the end (the socket) before it responds. */
export async function whileEnding(end: () => Promise<unknown>): Promise<void> {
  ending = token;
  await end();
  ending = null;
}

/** Checks whether this page is ending the token itself. */
export function isEnding(some: string): boolean {
  return some === ending;
}

/** Checks whether an admin is viewing as another user in this tab. */
export function isViewing(): boolean {
  return own !== null;
}

/** The token that has to be in storage for the session of this page to continue. */
export function anchorToken(): string | null {
  return own ?? token;
}

/** Stores the token again, which restarts its time-to-live. */
export function storeToken(): void {
  if (token === null || holder === null) return;
  valueStorage().writeFor('user', holder);
  valueStorage().writeFor('api_token', token);
}

/** The last token that the server refused for this page; it can be valid for another tenant. */
export function refusedToken(): string | null {
  return refused;
}

export function noteRefused(token: string): void {
  refused = token;
}

/** Clears the token of this page, but not the stored one. */
export function dropToken(): void {
  token = null;
  holder = null;
  own = null;
  viewingEntry.remove();
}

/** Replaces the storage and clears the token, for tests and for pages that must not store anything. */
export function keepIn(other: ValueStorage): void {
  storage = other;
  refused = null;
  dropToken();
}
