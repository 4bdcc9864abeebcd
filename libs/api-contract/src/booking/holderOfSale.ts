import * as v from 'valibot';
import { saleLimits } from './saleLimits';

const key = v.optional(v.pipe(v.string(), v.minLength(1)));
const bodySchema = v.object({
  token: key,
  queue: key,
  hold: v.optional(v.object({ hashcode: key })),
  hashcode: key,
  owner: key,
});

/**
 * Names who calls the shop, by the body of the call: the holder of a place in a queue, of an order or of a cart, or else a browser.
 *
 * @example holderOfSale({ performance, token }) // that token
 */
export function holderOfSale(body: unknown): string | null {
  const parsed = v.safeParse(bodySchema, body);
  if (!parsed.success) return null;
  const { token, queue, hold, hashcode, owner } = parsed.output;
  // No name that is worth counting is longer.
  return (token ?? queue ?? hold?.hashcode ?? hashcode ?? owner)?.slice(0, saleLimits.seat) ?? null;
}
