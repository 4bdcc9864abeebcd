import type { Transaction } from '../database/TenantDatabase';
import type { Budget } from '../plugins/callBudgets';
import { budgetKey, takeShared } from '../plugins/sharedBudgets';

/**
 * How many mails strangers can have sent to one address, at all tenants together. Each kind has its own: orders that use
 * up their part leave the owner of an address the rest.
 */
export const strangerBudgets = {
  /** Orders that are not paid, and the waiting list. */
  shop: { burst: 10, perSecond: 10 / 3_600 },
  /** The link that proves the email of an account request. */
  account: { burst: 5, perSecond: 5 / 3_600 },
} as const satisfies Readonly<Record<string, Budget>>;

export type StrangerMail = keyof typeof strangerBudgets;

/**
 * Counts a mail that someone who is not signed in causes; false where the address had too many. It is counted in the transaction
 * that causes the mail, so exactly over all processes, and not where that is rolled back.
 */
export async function takeStrangerMail(
  transaction: Transaction,
  kind: StrangerMail,
  to: string,
  factor: number,
): Promise<boolean> {
  if (factor === 0) return true;
  const { burst, perSecond } = strangerBudgets[kind];
  const milliseconds = 1_000 / (perSecond * factor);
  const call = { key: budgetKey(`mail ${kind} ${canonicalAddress(to)}`), milliseconds };
  const { isTaken } = await takeShared(transaction, call, Math.max(1, burst * factor) * milliseconds);
  return isTaken;
}

/** One text for all addresses that lead to one mailbox: upper case, what stands after a `+`, and at Gmail dots make no other one. */
export function canonicalAddress(email: string): string {
  const [, local = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.trim().normalize('NFKC').toLowerCase()) ?? [];
  // An address can begin with its plus.
  const mailbox = local.replace(/(?<=.)\+.*$/, '');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`;
}
