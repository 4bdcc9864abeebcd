import { definePort } from '../definePort';

/** Served by erasing: a query for the erasing of a person, with its `change_set`, `actor`, `at` and `reason`. */
export const erasuresSql = definePort<(tenant: string, person: string) => string>('erased people');
