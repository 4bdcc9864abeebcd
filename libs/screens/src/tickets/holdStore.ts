import { holdSchema, type Hold } from '@callboard/api-contract/sale';
import { storedJson } from '@callboard/browser-storage';
import * as v from 'valibot';

/** A hold with its end by the device's clock, and the token of the order that was placed with it. */
const storedHoldSchema = v.object({
  ...holdSchema.entries,
  endsAt: v.number(),
  order: v.optional(v.string()),
});
export type StoredHold = v.InferOutput<typeof storedHoldSchema>;

/** What a buyer wants to have. */
export interface Wish {
  seats: readonly string[];
  general: readonly { definition: string; quantity: number }[];
}

export const noWish: Wish = { seats: [], general: [] };

/** The seats and places of a hold. */
export function wishOf({ seats, general }: Pick<Hold, 'seats' | 'general'>): Wish {
  return { seats: seats.map(({ seat }) => seat), general };
}

/** The buyer's hold on a performance, so that Back, a reload or another tab finds the same seats. */
export function holdStore(performance: string) {
  const stored = storedJson(`callboard.hold.${performance}`, storedHoldSchema);
  const change = (changed: Pick<StoredHold, 'endsAt' | 'order'>) => {
    const found = stored.read();
    if (found) stored.write({ ...found, ...changed });
  };
  return {
    ...stored,
    /** The seats are an order's now. */
    setOrder: (order: string) => change({ endsAt: 0, order }),
    /** The seats are free again; they can be reserved again if no one else was faster. */
    setOver: () => {
      const { order: _order, ...rest } = stored.read() ?? {};
      const parsed = v.safeParse(storedHoldSchema, { ...rest, endsAt: 0 });
      if (parsed.success) stored.write(parsed.output);
    },
  };
}
