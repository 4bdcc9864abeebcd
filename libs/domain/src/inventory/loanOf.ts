/** A reservation that still counts. */
export interface AssetPromise {
  hashcode: string;
  /** The hashcode of the person. */
  individual: string;
  who: string;
  /** Instants. */
  from: string;
  until: string;
  /** It was checked out already. */
  is_out: boolean;
}

/** An asset as its lender sees it. */
export interface LentAsset {
  status: string;
  promises: readonly AssetPromise[];
}

/** Borrower of an asset, from now until an instant. */
export interface LoanTerms {
  individual: string | null;
  now: string;
  until: string | null;
}

/** State of an asset for a loan: `reserved` is for this very person, `promised` is for another in the same time. */
export type Loan =
  | { readonly kind: 'free' }
  | { readonly kind: 'reserved' | 'promised'; readonly promise: AssetPromise }
  | { readonly kind: 'out'; readonly promise: AssetPromise | null }
  | { readonly kind: 'in_repair' | 'retired' };

/**
 * State of an asset for a user who wants it from now on.
 *
 * @returns the obstacle to it, or the reservation of the person that it fulfils. Without an end it is only wanted now.
 */
export function loanOf({ status, promises }: LentAsset, { individual, now, until }: LoanTerms): Loan {
  const out = promises.find(({ is_out }) => is_out) ?? null;
  if (out !== null || status === 'in_use') return { kind: 'out', promise: out };
  if (status === 'in_repair' || status === 'retired') return { kind: status };
  const end = Math.max(Date.parse(until ?? now), Date.parse(now));
  const inTheWay = promises
    .filter((promise) => Date.parse(promise.until) > Date.parse(now) && Date.parse(promise.from) < end)
    .sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const others = inTheWay.find((promise) => promise.individual !== individual);
  if (others) return { kind: 'promised', promise: others };
  const [own] = inTheWay;
  return own ? { kind: 'reserved', promise: own } : { kind: 'free' };
}
