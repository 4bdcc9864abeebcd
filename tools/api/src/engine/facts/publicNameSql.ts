import { definePort } from '../definePort';

/** A name that is read in public. */
export interface Named {
  /** The alias of a row of the same tenant. */
  alias: string;
  /** The expression of its name. */
  name: string;
  /** The expressions of the entries whose participants count. */
  entries: readonly string[];
}

/**
 * Served by entering: a name as everyone can read it, as SQL. It is null where it has the name of one of the participants of an entry in
 * it; in public its school stands for such an act.
 */
export const publicNameSql = definePort<(named: Named) => string>('names as everyone can read them');
