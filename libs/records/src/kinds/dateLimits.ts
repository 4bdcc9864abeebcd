import { limits } from '@callboard/api-contract';

/** The first and the last day that a record can hold (clause 5.19). */
export function dateLimits() {
  return { minDate: `${limits.firstYear}-01-01`, maxDate: `${limits.lastYear}-12-31` };
}
