import type { Transaction } from '../database/TenantDatabase';
import { definePort } from '../definePort';

/** A person, as far as they are known when they come in. */
interface NewPerson {
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
}

/** People and their schools. */
export interface People {
  /** Adds a person. */
  add: (transaction: Transaction, tenant: string, person: NewPerson) => Promise<string>;
  /** Adds a person to a school, or finds the one whom staff entered there before and who has no user. */
  addToSchool: (
    transaction: Transaction,
    tenant: string,
    school: string,
    person: NewPerson,
  ) => Promise<string>;
  /** Adds a school. One with the same name is not taken for it: `refuse` is called with its name. */
  addSchool: (
    transaction: Transaction,
    tenant: string,
    name: string,
    refuse: (same: string) => Error,
  ) => Promise<string>;
  /** A school whose first person has an account is on board. */
  onboardSchool: (transaction: Transaction, tenant: string, school: string) => Promise<void>;
}

/** Served by people. */
export const people = definePort<People>('people');
