import { holdSchema } from '@callboard/api-contract/booking';
import { storedJson } from '@callboard/browser-storage';
import { holdStateAfter, type HoldEvent, type HoldState } from '@callboard/domain/booking';
import * as v from 'valibot';

/** A hold with its end by the device's clock, and the token of the order that was placed with it. */
const storedHoldSchema = v.object({
  ...holdSchema.entries,
  endsAt: v.number(),
  order: v.optional(v.string()),
});
type StoredHold = v.InferOutput<typeof storedHoldSchema>;

/** The buyer's hold on a performance, so that Back, a reload or another tab finds the same seats. */
export function holdStore(performance: string) {
  const stored = storedJson(`callboard.hold.${performance}`, storedHoldSchema);
  const read = () => stateOf(stored.read());
  return {
    read,
    /** Stores what an event made of the seats. */
    note(event: HoldEvent): void {
      const before = read();
      const after = holdStateAfter(before, event);
      if (after === before) return;
      if (after.status === 'none') stored.remove();
      else stored.write(after.status === 'ordered' ? { ...after.hold, order: after.order } : after.hold);
    },
  };
}

function stateOf(found: StoredHold | null): HoldState {
  if (!found) return { status: 'none' };
  const { order, ...hold } = found;
  if (order !== undefined) return { status: 'ordered', hold, order };
  return { status: hold.endsAt > Date.now() ? 'open' : 'over', hold };
}
