import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type Now = ColumnType<Date, Date | string | undefined, Date | string>;

interface AccountRow {
  id: Generated<string>;
  email: string;
  password_hash: string | null;
  created: Now;
  modified: Now;
}

interface SessionRow {
  tenant: string;
  token_hash: Buffer;
  user: string;
  account: string;
  created: Now;
  expires: Instant;
  last_seen: Now;
  user_agent: string | null;
}

interface LoginAttemptRow {
  key_hash: Buffer;
  failed: number;
  first_failed: Now;
  last_failed: Now;
  blocked_until: Instant | null;
}

interface IdempotencyKeyRow {
  tenant: string;
  user: string;
  key: string;
  fingerprint: Buffer;
  status: number | null;
  body: string | null;
  headers: string | null;
  created: Now;
}

interface ChangeRow {
  tenant: string;
  sequence: number;
  transaction: string;
  change_set: string;
  actor: string | null;
  collection: string;
  record: string;
  kind: 'create' | 'update' | 'delete';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  at: Date;
}

interface UserRow {
  tenant: string;
  hashcode: Generated<string>;
  instance_id: Generated<number>;
  version: Generated<number>;
  created: Now;
  modified: Now;
  name: string;
  email: string;
  roles: string[];
  individual: string | null;
  last_login: Instant | null;
  status: Generated<string>;
  account: string | null;
}

/** The tables that have queries of their own, for the query builder. Those of collections are derived from their definitions. */
export interface Schema {
  accounts: AccountRow;
  sessions: SessionRow;
  login_attempts: LoginAttemptRow;
  idempotency_keys: IdempotencyKeyRow;
  changes: ChangeRow;
  users: UserRow;
}
