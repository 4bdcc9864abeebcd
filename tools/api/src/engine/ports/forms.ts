import type { TenantCode } from '@callboard/api-contract';
import type { EnteringForm } from '@callboard/api-contract/tasks';
import type { Queries, Transaction } from '../database/TenantDatabase';
import { definePort } from '../definePort';

/** The forms that are part of entering. `table` is that of the entry. */
export interface Forms {
  /** Reads the forms of an entry in the order in which they are due, each checked as if it were submitted now. */
  ofEntry: (queries: Queries, tenant: TenantCode, table: string, entry: string) => Promise<EnteringForm[]>;
  /** Submits them with it. */
  submitWithEntry: (
    transaction: Transaction,
    tenant: TenantCode,
    table: string,
    entry: string,
  ) => Promise<void>;
}

/** Served by forms. */
export const forms = definePort<Forms>('the forms of entering');
