import { browserBacking } from '../storage/browserBacking';
import { createKeptStorage, type KeptStorage } from '../storage/createKeptStorage';
import type { StoredUser } from '../storage/entrySchemas';
import { viewingEntry } from '../storage/viewingEntry';

let storage: KeptStorage | undefined;
let token: string | null = null;
let holder: StoredUser | null = null;
let refused: string | null = null;
/** The admin's own token, which is stored, while the token of somebody whom they view as is held. */
let own: string | null = null;

/** The typed storage of this browser. */
export function keptStorage(): KeptStorage {
  storage ??= createKeptStorage(browserBacking());
  return storage;
}

/** The token that calls are sent with; null without a session. */
export function heldToken(): string | null {
  return token;
}

/** Whose token it is, once the server has said so. */
export function tokenHolder(): StoredUser | null {
  return holder;
}

/** Takes a token for the calls from now on. With its user it is stored for the next visit, for the usual time-to-live. */
export function holdToken(taken: string, user: StoredUser | null): void {
  token = taken;
  holder = user;
  own = null;
  if (user) storeToken();
}

/**
 * Takes the token of somebody whom an admin views as. It is kept for this tab alone: the stored token, which the other tabs go by,
 * stays the admin's own.
 */
export function holdViewingToken(taken: string): void {
  own = keptStorage().read('api_token');
  token = taken;
  holder = null;
  viewingEntry.write(taken);
}

/** Goes back from viewing to the admin's own token. */
export function holdOwnToken(): void {
  token = own;
  own = null;
  viewingEntry.remove();
}

/** Whether an admin views as somebody else in this tab. */
export function isViewing(): boolean {
  return own !== null;
}

/** The token that has to be in storage as long as the session of this page goes on. */
export function anchorToken(): string | null {
  return own ?? token;
}

/** Writes the token anew, so that its time-to-live runs from now. */
export function storeToken(): void {
  if (token === null || holder === null) return;
  keptStorage().writeFor('user', holder);
  keptStorage().writeFor('api_token', token);
}

/** The token that the server has last refused to this page; it may be good for another tenant's. */
export function refusedToken(): string | null {
  return refused;
}

export function noteRefused(token: string): void {
  refused = token;
}

/** Forgets the token on this page; what is stored stays. */
export function dropToken(): void {
  token = null;
  holder = null;
  own = null;
  viewingEntry.remove();
}

/** Keeps everything somewhere else, and forgets the token: for tests and for pages that must leave no trace. */
export function keepIn(other: KeptStorage): void {
  storage = other;
  refused = null;
  dropToken();
}
