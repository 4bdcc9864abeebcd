import type { Context } from '../context';
import type { Ledger } from '../createLedger';
import type { Maker } from '../createMaker';

/** Context of the checks of writing. */
export interface WriteContext extends Context {
  maker: Maker;
  ledger: Ledger;
}
