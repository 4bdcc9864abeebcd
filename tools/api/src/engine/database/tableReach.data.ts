import type { CollectionName } from '@callboard/api-contract';

/** How the rows of a table that is no collection belong to regions and events. */
export type TableReach =
  /** With the record that a column names. */
  | { with: CollectionName; by: string }
  /** With any record: of the collection or the model in one column, with the hashcode in the other. */
  | { withAny: 'collection' | 'model'; in: string; by: string }
  /** With the record whose change it is, as that was left. */
  | { withImage: true }
  /** Written on behalf of everybody, and read by nobody who is limited to a place. */
  | { read: 'unlimited'; why: string }
  /** Not limited. */
  | { none: string };

const secret: TableReach = { none: 'A secret or a claim that only statements about its record look up' };
const personal: TableReach = { none: 'Of the user themselves' };
const system: TableReach = { none: 'Of the server, and not shown' };

/** The decision for every table with a tenant that is no collection: a test names those that are missing. */
export const tableReach: Readonly<Record<string, TableReach>> = {
  account_request_links: secret,
  activation_links: secret,
  attachments: { withAny: 'model', in: 'parent_model', by: 'parent' },
  avatar_keys: system,
  cancelled_orders: { with: 'orders', by: 'order' },
  changes: { withImage: true },
  comment_mentions: { none: 'Names a comment and a user, who are both limited' },
  comments: { withAny: 'collection', in: 'collection', by: 'record' },
  consent_links: { with: 'participants', by: 'participant' },
  consents: { with: 'participants', by: 'participant' },
  conversation_reads: personal,
  document_numbers: system,
  domain_events: system,
  erased_people: { read: 'unlimited', why: 'Its person is gone, and with it their place' },
  event_cursors: system,
  file_changes: { withAny: 'model', in: 'model', by: 'record' },
  general_claims: secret,
  gift_voucher_codes: secret,
  guardians: { with: 'participants', by: 'participant' },
  hold_secrets: secret,
  idempotency_keys: personal,
  invoice_lines: { with: 'invoices', by: 'invoice' },
  invoice_payments: { with: 'invoices', by: 'invoice' },
  invoice_reminders: { with: 'invoices', by: 'invoice' },
  invoice_terms: { none: 'A setting of the tenant' },
  mails: { read: 'unlimited', why: 'A mail names a recipient and no place' },
  merged_records: { withAny: 'collection', in: 'collection', by: 'kept' },
  message_mentions: { none: 'Names a message and a user, who are both limited' },
  message_reactions: { none: 'Names a message and a user, who are both limited' },
  message_reports: { with: 'messages', by: 'message' },
  muted_conversations: personal,
  notification_settings: personal,
  notifications: { none: 'Of the user themselves; their records are looked up when they are read' },
  order_confirmations: secret,
  order_links: secret,
  own_pages: personal,
  passkeys: personal,
  password_resets: secret,
  payment_events: { with: 'payments', by: 'payment' },
  payment_pages: { with: 'payments', by: 'payment' },
  personal_looks: { none: 'Names a user and a person; admins alone read who looked at whom' },
  private_marks: personal,
  postponed_orders: { with: 'orders', by: 'order' },
  push_subscriptions: personal,
  queue_places: { with: 'performances', by: 'performance' },
  record_followers: { withAny: 'collection', in: 'collection', by: 'record' },
  record_tags: { withAny: 'collection', in: 'collection', by: 'record' },
  resource_openings: { with: 'resources', by: 'resource' },
  role_limit_changes: { none: 'For admins, who are never limited' },
  role_limits: { none: 'Every session reads its own' },
  sale_cancellations: { with: 'performances', by: 'performance' },
  sale_postponements: { with: 'performances', by: 'performance' },
  sale_queues: { with: 'performances', by: 'performance' },
  school_credits: { with: 'organizationStructures', by: 'organisation' },
  seal_chains: { with: 'stages', by: 'stage' },
  seal_keys: system,
  seat_claims: secret,
  sessions: personal,
  sign_in_tickets: secret,
  stage_votes: { with: 'stages', by: 'stage' },
  ticket_codes: { with: 'tickets', by: 'ticket' },
  ticket_scans: { with: 'performances', by: 'performance' },
  tryout_sheets: { with: 'stages', by: 'stage' },
  voucher_uses: { none: 'Counts how often a voucher was used, wherever that was' },
  waiting_links: secret,
};
