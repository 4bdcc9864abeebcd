import type { Actor } from '@callboard/api-contract';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Scope of one call: known once its session is. */
export interface ScopeOfCall {
  /** As the policies read it from `app.scope`; null: everything of the tenant. */
  text: string | null;
}

const scopes = new AsyncLocalStorage<ScopeOfCall>();

/** The current scope; null where it is limited to nothing. */
export function currentScope(): string | null {
  return scopes.getStore()?.text ?? null;
}

/** Runs work in a scope, which can be filled in later. */
export function runInScope<T>(scope: ScopeOfCall, work: () => T): T {
  return scopes.run(scope, work);
}

/** The scope of an actor who is limited to some places, as the database reads it. */
export function scopeTextOf({ user, individual, roles }: Actor): string | null {
  return roles.scope && JSON.stringify({ ...roles.scope, user, individual });
}

/** Runs work in the scope of an actor. */
export function inScopeOf<T>(actor: Actor, work: () => T): T {
  return scopes.run({ text: scopeTextOf(actor) }, work);
}

/** Each place where the server reads further than the user for whom it works, and why. */
export const unscopedReasons = {
  session: 'Who somebody is and what they can do is read from records that they may not see themselves.',
  live: 'Rounds that send to everybody ask for each receiver by themselves.',
  accounts: 'An account that the books lack is added for whoever sells first.',
  load: 'How many creatives a mentor has is a number, wherever they are.',
  mentored: 'A mentor reads those whom they mentor, wherever they are.',
  till: 'The cash of a till is a number, whatever it was taken for.',
  badge: 'A creative opens their own badge, and everyone with its address reads it, wherever they are.',
  bound: 'How far back the log is looked through is a number, whatever stands in it.',
} as const;

/** Runs work that sees everything of the tenant, on whosever behalf it began. Transactions that are open stay as they are. */
export function withoutScope<T>(_reason: keyof typeof unscopedReasons, work: () => T): T {
  return scopes.run({ text: null }, work);
}

/** The scope of a statement that sees everything of the tenant, in whosever transaction. */
export function unscoped(_reason: keyof typeof unscopedReasons): string {
  return '';
}
