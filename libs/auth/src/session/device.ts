import { browserBacking } from '../storage/browserBacking';
import { createKeptStorage, type KeptStorage } from '../storage/createKeptStorage';
import type { StoredUser } from '../storage/entrySchemas';

let storage: KeptStorage | undefined;
let token: string | null = null;
let holder: StoredUser | null = null;
let refused: string | null = null;

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
  if (user) storeToken();
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
}

/** Keeps everything somewhere else, and forgets the token: for tests and for pages that must leave no trace. */
export function keepIn(other: KeptStorage): void {
  storage = other;
  refused = null;
  dropToken();
}
