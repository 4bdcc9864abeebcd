import type { Transaction } from '../database/TenantDatabase';
import { definePort } from '../definePort';

/** Writes of tasks for other subjects. */
export interface Tasks {
  /** Closes a task of one of the staff with an answer to it; a task of everyone who entered stays open for the others. */
  complete: (transaction: Transaction, tenant: string, task: string) => Promise<void>;
}

/** Served by tasks. */
export const tasks = definePort<Tasks>('tasks');
