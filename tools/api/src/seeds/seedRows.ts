import type { CollectionName, DocumentValue, Role, TenantCode } from '@callboard/api-contract';
import type { NotificationKindName } from '@callboard/api-contract/notifications';
import type { Random } from '@callboard/api-contract/tenant';

/** Rows of seeded messages that are no collection. */
export interface SeedTalk {
  mentions: { message: string; user: string }[];
  reactions: { message: string; user: string; emoji: string; at: string }[];
  reads: { conversation: string; user: string; number: number }[];
  /** Messages that were edited or deleted after they were sent: the history has their former texts. */
  changes: { hashcode: string; body: string; edited_at: string | null; deleted_at: string | null }[];
}

/** Comments of the office on seeded records. */
export interface SeedComments {
  comments: {
    hashcode: string;
    collection: string;
    record: string;
    body: string;
    author: string;
    author_name: string;
    created: string;
  }[];
  comment_mentions: { comment: string; user: string }[];
  record_followers: { collection: string; record: string; user: string }[];
}

/** Rows of seeded invoices that are no collection: they are written as drafts, and then issued. */
export interface SeedInvoices {
  terms: {
    supplier: string;
    gst_number: string;
    address: string;
    bank_account: string;
    due_days: number;
    remind_after_days: number | null;
  }[];
  lines: { hashcode: string; invoice: string; nth: number; entry: string; text: string; amount: number }[];
  issued: { invoice: string; issued_on: string }[];
}

/** References to rows that come after their own. */
export interface SeedLinks {
  /** The tags on records. */
  record_tags: { collection: string; record: string; tag: string }[];
  /** Heads of departments. */
  heads: { department: string; head: string }[];
  /** Mentors of creatives. */
  mentors: { participant: string; mentor: string }[];
}

/** Rows of seeded people that are no collection: who answers for the minors, what they answered, and what users are notified of. */
export interface SeedCare {
  guardians: {
    participant: string;
    name: string;
    email: string;
    phone: string;
    medical_notes: string | null;
  }[];
  consent_links: { participant: string; requested: string }[];
  consents: {
    participant: string;
    season: number;
    kind: string;
    question: string;
    answer: 'given' | 'refused';
    name: string;
    note: string | null;
    at: string;
  }[];
  notifications: {
    user: string;
    kind: NotificationKindName;
    cause: string;
    collection: string;
    record: string;
    facts: Readonly<Record<string, string>>;
    at: string;
    shown: true;
    read: string | null;
    mail: 'never';
  }[];
}

/** A value as a create would send it: references are hashcodes. */
export type SeedValue = string | number | boolean | readonly string[] | DocumentValue | null;
export type SeedFields = Readonly<Record<string, SeedValue>>;
export type SeedRow = SeedFields & { readonly hashcode: string };

/** A user who can sign in, and what they are in the tenant: `user` is a hashcode, `role` is the name of the account. */
export interface SeedAccount {
  hashcode: string;
  email: string;
  name: string;
  role: Role | 'teacher' | 'judge2' | 'judge3';
  user: string;
}

/** Everything that a tenant starts with, in an order in which each reference points backwards. */
export interface TenantSeed {
  tenant: TenantCode;
  tables: ReadonlyMap<CollectionName, readonly SeedRow[]>;
  accounts: readonly SeedAccount[];
  /** Rows of the messages. */
  talk: SeedTalk;
  /** Rows of the people. */
  care: SeedCare;
  /** Comments of the office on the records. */
  remarks: SeedComments;
  links: SeedLinks;
  invoiced: SeedInvoices;
}

/** Where the rows of one tenant are collected while they are made. */
export interface SeedTables {
  add(collection: CollectionName, fields: SeedFields): SeedRow;
  rowsOf(collection: CollectionName): readonly SeedRow[];
  all: Map<CollectionName, SeedRow[]>;
}

/** Draws made next to the same rows come from a random of their own, so that all that is drawn afterwards stays as it was. */
export function createSeedTables(
  random: Random,
  all: Map<CollectionName, SeedRow[]> = new Map(),
): SeedTables {
  const rowsOf = (collection: CollectionName) => {
    const rows = all.get(collection) ?? [];
    all.set(collection, rows);
    return rows;
  };
  return {
    all,
    rowsOf,
    add(collection, fields) {
      const row = { ...fields, hashcode: random.hashcode() };
      rowsOf(collection).push(row);
      return row;
    },
  };
}
