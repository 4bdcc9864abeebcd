import type { TenantCode } from '@callboard/api-contract';
import type { Queries } from '../database/TenantDatabase';
import { definePort } from '../definePort';

/** The sale of tickets. */
export interface Sale {
  /** Checks whether anyone can buy a ticket at this moment. */
  isOpen: (queries: Queries, tenant: TenantCode) => Promise<boolean>;
}

/** Served by booking. */
export const sale = definePort<Sale>('the sale');
