import type { Collection, TenantCode } from '@callboard/api-contract';
import type { AccountPurpose, InvoiceTerms } from '@callboard/api-contract/finance';
import type { BankLine } from '@callboard/domain/finance';
import type { Queries, Transaction } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import type { RecordContext } from '../records/recordContext';
import type { BeforeTransit } from '../records/transitRecord';
import type { UndoFollowUp } from '../records/undoCheck';
import { definePort } from '../definePort';

/** The account that is for something, with the tax that it has on a day. */
export interface PurposeAccount {
  hashcode: string;
  tax: string | null;
  rate: number;
  isInclusive: boolean;
}

/** A line that is to be booked. */
export interface NewLine {
  account: string;
  debit: number;
  credit: number;
  tax?: string | null;
  tax_rate?: number | null;
  purpose?: AccountPurpose | null;
}

/** An entry that is to be booked. */
export interface NewEntry {
  booked_on: string;
  text: string;
  currency: string;
  event: string | null;
  lines: readonly NewLine[];
  source?: { collection: string; hashcode: string } | null;
  reverses?: string;
  reason?: string;
}

/** An entry by what its accounts are for. */
export interface PostedEntry extends Omit<NewEntry, 'lines'> {
  purposes: readonly AccountPurpose[];
  lines: (accountOf: (purpose: AccountPurpose) => PurposeAccount) => readonly NewLine[];
}

/** A change of money: who makes it, and in which transaction. */
export interface FeeWork {
  context: RecordContext;
  transaction: Transaction;
  actor: TenantActor;
}

/** The aliases of the rows that a fee is made of. */
export interface FeeSources {
  /** The alias of the entry, that of its event, and that of the venue, which need not be there. */
  entry: string;
  event: string;
  venue: string;
  /** SQL of the tenant's zone. */
  zone: string;
}

/** The books, the invoices and the fees of a tenant. */
export interface Books {
  /** Posts an entry in the transaction of what it books; accounts that a tenant has not yet are added. */
  post: (transaction: Transaction, tenant: TenantCode, entry: PostedEntry) => Promise<void>;
  /** The text about the tenant on its invoices; null before it is set. */
  termsOf: (queries: Queries, tenant: TenantCode) => Promise<InvoiceTerms | null>;
  /** Pays an invoice by a line of a bank's file where `isStillDue` once the invoice is locked; false where it is not. */
  payByTransfer: (
    work: FeeWork,
    invoice: string,
    line: BankLine,
    isStillDue: () => Promise<boolean>,
  ) => Promise<boolean>;
  /** Brings the books to where the fee of an entry stands, after any change of it. */
  bookFee: (
    context: RecordContext,
    transaction: Transaction,
    tenant: TenantCode,
    entry: string,
  ) => Promise<void>;
  /** Does so after changes of entries are undone. */
  bookUndone: (context: RecordContext, collection: Collection) => UndoFollowUp;
  /** Fixes the fee of an entry when it is submitted. */
  chargeWhenSubmitted: BeforeTransit;
  /** All that a fee is made of, as a JSON value. */
  feeFactsSql: (sources: FeeSources) => string;
}

/** Served by finance. */
export const books = definePort<Books>('the books');
