import type { LeagueDraw } from '@callboard/api-contract/competition';
import type { Transaction } from '../database/TenantDatabase';
import { definePort } from '../definePort';

/** The stages of competitions. */
export interface Stages {
  /** Stores whom a league drew against whom. */
  storeDraw: (transaction: Transaction, tenant: string, stage: string, draw: LeagueDraw) => Promise<void>;
}

/** Served by judging. */
export const stages = definePort<Stages>('stages');
