import type { Context } from '../context';
import type { Ledger } from '../createLedger';
import type { Maker } from '../createMaker';

/** What writing is checked with. */
export interface WriteContext extends Context {
  maker: Maker;
  ledger: Ledger;
}
