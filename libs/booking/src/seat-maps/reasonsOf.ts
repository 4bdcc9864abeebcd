import type { SaleCheck } from '@callboard/api-contract/booking';
import { seatMapMessages as words } from './seatMapMessages';

/** The sentences of the checks in a state. */
export function reasonsOf(checks: readonly SaleCheck[], state: SaleCheck['state']): string[] {
  return checks.flatMap((check) =>
    check.state === state && check.why ? [words.reason(check.why, check.count)] : [],
  );
}
