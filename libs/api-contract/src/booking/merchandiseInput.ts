import * as v from 'valibot';
import { hashcodeInput } from '../inputs';
import { saleLimits } from './saleLimits';

/** Merchandise that is ordered, in pieces: what it costs is for the server to know. */
export const merchandiseInput = v.pipe(
  v.array(
    v.strictObject({
      merchandise: hashcodeInput,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(saleLimits.merchandise)),
    }),
  ),
  v.maxLength(saleLimits.merchandiseKinds),
);
