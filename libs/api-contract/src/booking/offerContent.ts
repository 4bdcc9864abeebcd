import * as v from 'valibot';
import { isHashcode } from '../schemas/formats';
import { planLimits } from './planContent';
import { saleChannels } from './saleFields.data';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(planLimits.id));
const hashcode = v.pipe(v.string(), v.check(isHashcode));

/** Differences of some seats from the rest of their category. */
const exceptionSchema = v.strictObject({
  /** Ids of seats of the plan version. A seat is in one exception at most. */
  seats: v.pipe(v.array(id), v.minLength(1), v.maxLength(planLimits.seats)),
  /** Another price group than that of the category. */
  group: v.optional(hashcode),
  /** A seat type. */
  code: v.optional(hashcode),
  /** Not sold at all. */
  is_closed: v.optional(v.literal(true)),
  /** Only sold there. */
  channel: v.optional(v.picklist(saleChannels)),
});

/** Seats of a floor plan that are for sale at one performance, and their price groups. */
export const offerSchema = v.pipe(
  v.strictObject({
    /** The price group of the seats of a category; `null` is for seats without one. A category that is not here is not for sale. */
    groups: v.pipe(
      v.array(v.strictObject({ category: v.nullable(id), group: hashcode })),
      v.maxLength(planLimits.categories + 1),
    ),
    exceptions: v.pipe(v.array(exceptionSchema), v.maxLength(1_000)),
    /** Buyers can leave a single seat free between others. */
    allows_singles: v.optional(v.boolean(), false),
    /** How many hours before the start everyone can buy accessible and companion seats. Absent: never. */
    accessible_release_hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(720))),
  }),
  v.check(({ groups, exceptions }) => {
    const categories = new Set(groups.map(({ category }) => category));
    const seats = exceptions.flatMap((exception) => exception.seats);
    return categories.size === groups.length && new Set(seats).size === seats.length;
  }),
);
export type SeatOffer = v.InferOutput<typeof offerSchema>;
export type OfferException = SeatOffer['exceptions'][number];

/** Offer of a new seat map: nothing is for sale yet. */
export const emptyOffer: SeatOffer = { groups: [], exceptions: [], allows_singles: false };
