import * as v from 'valibot';
import { orderRequestSchema } from './orderRequestSchema';
import { priceChainSchema } from './priceChain';
import { seatKindOptions } from './seatKinds.data';
import { ticketSeatKindSchema } from './seatKindSchema';
import { colorOptions } from '../colors.data';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const money = v.pipe(v.number(), v.safeInteger());
const instant = v.string();
const named = v.object({ hashcode: v.string(), name: v.string() });

/** A performance as buyers see it in a list. */
export const salePerformanceSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  event: v.nullable(v.string()),
  starts_at: instant,
  /** A device can have stored an order before performances had an end. */
  ends_at: v.optional(v.nullable(instant)),
  doors_at: v.nullable(instant),
  /** Of its venue: IANA. */
  zone: v.string(),
  venue: v.nullable(v.string()),
  city: v.nullable(v.string()),
  region: v.nullable(v.string()),
  /** A picture of the event that staff show to everyone. */
  picture: v.nullable(v.string()),
  sale: v.picklist(['coming', 'open', 'paused', 'closed', 'sold_out']),
  sale_opens: v.nullable(instant),
  /** Its buyers wait in a queue for their turn to select seats. */
  has_queue: v.optional(v.boolean()),
  sale_closes: v.nullable(instant),
  /** The lowest price of one ticket; null where there is none. */
  from_price: v.nullable(money),
  currency: v.string(),
  /** Places that are neither in a hold nor sold. */
  free: count,
});
export type SalePerformance = v.InferOutput<typeof salePerformanceSchema>;

/** A kind of ticket and what it costs in a price group or for a general-admission ticket, fees and taxes included. */
export const salePriceSchema = v.object({
  /** The price group or the general-admission ticket. */
  of: v.string(),
  price_type: v.string(),
  amount: money,
  /** Parts of the amount. */
  fee: money,
  tax: money,
});

export const salePriceTypeSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  people: count,
  proof: v.nullable(v.string()),
  description: v.nullable(v.string()),
  /** Only for a companion seat, with a wheelchair space in the same order. */
  is_companion: v.boolean(),
  /** An order has whole sets of so many; null: any number. */
  set_size: v.nullable(count),
  /** An order has at least so many of it; null: any number. */
  min_count: v.nullable(count),
  /** Only for buyers who have its code. */
  needs_code: v.boolean(),
});

/** Method of payment, as a buyer sees it. */
export const salePaymentMethodSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  kind: v.picklist(['card', 'bank_transfer', 'cash', 'invoice', 'voucher']),
  instructions: v.nullable(v.string()),
});

/** Merchandise that is sold with the tickets of a performance. */
export const saleMerchandiseSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  group: v.nullable(v.string()),
  /** Of one piece, the tax included. */
  price: money,
  /** Part of the price. */
  tax: money,
  /** How many pieces an order can have now: 0 when it is sold out. */
  most: count,
});
export type SaleMerchandise = v.InferOutput<typeof saleMerchandiseSchema>;

/** All that a buyer's page needs of a performance, but for the drawing and the states of the seats. */
export const saleOfferSchema = v.object({
  performance: salePerformanceSchema,
  address: v.nullable(v.string()),
  /** Null where only general admission is sold. */
  seat_map: v.nullable(v.string()),
  plan_version: v.nullable(v.string()),
  groups: v.array(v.object({ hashcode: v.string(), name: v.string(), position: count })),
  price_types: v.array(salePriceTypeSchema),
  prices: v.array(salePriceSchema),
  general: v.array(
    v.object({ hashcode: v.string(), name: v.string(), free: count, is_on_sale: v.boolean() }),
  ),
  seat_types: v.array(
    v.object({
      hashcode: v.string(),
      name: v.string(),
      code: v.string(),
      kind: v.picklist(seatKindOptions.map(({ value }) => value)),
      color: v.nullable(v.picklist(colorOptions.map(({ value }) => value))),
      description: v.nullable(v.string()),
    }),
  ),
  /** Name of the tax in the prices: 'GST 15 %'. Null without one. */
  tax_name: v.nullable(v.string()),
  /** Tickets have a booking fee, however little of it is left of a price. */
  has_fees: v.boolean(),
  most_in_order: count,
  merchandise: v.array(saleMerchandiseSchema),
  payment_methods: v.array(salePaymentMethodSchema),
  /** Accessible and companion seats are for everyone now. */
  is_accessible_released: v.boolean(),
});
export type SaleOffer = v.InferOutput<typeof saleOfferSchema>;

/**
 * The states of the seats of a plan: a letter for each seat, in the order of the plan's sections, rows and seats. `f` free, `h`
 * in a hold, `s` sold, `c` not for sale. `groups` has a number for each seat in base 36: its place in the offer's `groups`, `z`
 * without one; `types` alike for `seat_types`.
 */
export const saleSeatsSchema = v.object({
  states: v.string(),
  groups: v.string(),
  types: v.string(),
  free: count,
});
export type SaleSeats = v.InferOutput<typeof saleSeatsSchema>;
export const seatStates = { free: 'f', held: 'h', sold: 's', closed: 'c' } as const;
export type SeatState = keyof typeof seatStates;

/** Why a seat cannot be had. */
export const seatRefusals = [
  'unknown',
  'sold',
  'held',
  'closed',
  'other_channel',
  'no_price',
  'leaves_single',
  'accessible_only',
] as const;
export type SeatRefusal = (typeof seatRefusals)[number];

/** A hold as its buyer knows it. The secret is sent once, to the buyer it was made for. */
export const holdSchema = v.object({
  hashcode: v.string(),
  secret: v.string(),
  expires_at: instant,
  /** How long it lasts still, by the server's clock: a buyer's clock can be wrong. */
  seconds_left: count,
  is_extended: v.boolean(),
  seats: v.array(
    v.object({ seat: v.string(), place: v.string(), group: v.string(), kind: ticketSeatKindSchema }),
  ),
  general: v.array(v.object({ definition: v.string(), quantity: count })),
  /** Several groups, since no block of seats is large enough. */
  is_split: v.boolean(),
});
export type Hold = v.InferOutput<typeof holdSchema>;

/** Refused seats of a request, with reasons: no hold was made. */
export const refusedSeatsSchema = v.array(
  v.object({ seat: v.string(), place: v.string(), reason: v.picklist(seatRefusals) }),
);
export type RefusedSeats = v.InferOutput<typeof refusedSeatsSchema>;

/** Reduction by a voucher: `tickets` has what each costs with it, in the order that they were sent in. */
export const voucherOfferSchema = v.object({
  tickets: v.array(money),
  discount: money,
  total: money,
  /** Parts of the total. */
  fees: money,
  tax: money,
});
export type VoucherOffer = v.InferOutput<typeof voucherOfferSchema>;

/** Next step of a buyer to pay. */
export const payStepSchema = v.variant('kind', [
  v.object({ kind: v.literal('nothing') }),
  /** A card of the simulated provider: a page of ours asks how it shall answer. */
  v.object({ kind: v.literal('simulated'), payment: v.nullable(v.string()), needs_code: v.boolean() }),
  /** Before a bank transfer: the code that was mailed proves the email. The places are not reserved for longer. */
  v.object({ kind: v.literal('confirm'), until: instant }),
  v.object({
    kind: v.literal('transfer'),
    reference: v.string(),
    instructions: v.nullable(v.string()),
    until: instant,
  }),
  /** A card at the provider's own page: paying answers its address. */
  v.object({ kind: v.literal('card') }),
  v.object({ kind: v.literal('redirect'), url: v.string() }),
]);
export type PayStep = v.InferOutput<typeof payStepSchema>;

/** Answers of a buyer to a performance that is moved to another time. */
export const postponementAnswers = ['keep', 'refund'] as const;
export type PostponementAnswer = (typeof postponementAnswers)[number];

/** A performance was moved to another time after it was ordered: its buyer keeps the tickets, or gets the money back. */
export const orderPostponementSchema = v.object({
  /** When it was to be. */
  from: instant,
  message: v.nullable(v.string()),
  answer_until: instant,
  answer: v.nullable(v.picklist(postponementAnswers)),
  /** The payment can still be requested. */
  is_open: v.boolean(),
  /** Amount that is paid back then. */
  amount: money,
});

/** Merchandise of an order, at the price that it was sold at. */
export const orderMerchandiseSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  quantity: count,
  /** Pieces whose price was paid back. */
  refunded: count,
  /** Of one piece. */
  price: money,
  tax: money,
  status: v.picklist(['reserved', 'sold', 'refunded', 'cancelled']),
  handed_over_at: v.nullable(instant),
});
export type OrderMerchandise = v.InferOutput<typeof orderMerchandiseSchema>;

/** An order as its buyer sees it. */
export const saleOrderSchema = v.object({
  hashcode: v.string(),
  number: v.string(),
  status: v.picklist(['unpaid', 'paid', 'partly_refunded', 'refunded', 'exchanged', 'cancelled', 'expired']),
  buyer: v.nullable(v.string()),
  email: v.nullable(v.string()),
  total: money,
  fees: money,
  tax: money,
  /** Reduction by a voucher; absent without one. */
  discount: v.optional(money),
  /** Part of the total that gift vouchers pay; absent without one. */
  by_gift: v.optional(money),
  paid: money,
  refunded: money,
  currency: v.string(),
  pay_until: v.nullable(instant),
  seconds_left: v.nullable(count),
  created: instant,
  performance: salePerformanceSchema,
  address: v.nullable(v.string()),
  /** The performance was moved to another time after the order; absent where it was not. */
  postponed: v.optional(orderPostponementSchema),
  payment_method: v.nullable(salePaymentMethodSchema),
  /** Next step to pay; `nothing` when it is paid or over. */
  next: payStepSchema,
  /** The last attempt to pay did not succeed. */
  declined: v.nullable(v.string()),
  tickets: v.array(
    v.object({
      hashcode: v.string(),
      number: v.string(),
      place: v.string(),
      seat_kind: ticketSeatKindSchema,
      price_type: named,
      proof: v.nullable(v.string()),
      people: count,
      price: money,
      fee: money,
      tax: money,
      chain: priceChainSchema,
      status: v.picklist(['reserved', 'valid', 'refunded', 'exchanged', 'cancelled']),
      /** Content of its QR code; null until it is paid. */
      code: v.nullable(v.string()),
      admitted_at: v.nullable(instant),
    }),
  ),
  /** A device can have stored the order before orders had merchandise. */
  merchandise: v.optional(v.array(orderMerchandiseSchema), []),
  /** The latest one first. A device can have stored the order before orders had requests. */
  requests: v.optional(v.array(orderRequestSchema), []),
});
export type SaleOrder = v.InferOutput<typeof saleOrderSchema>;

/** An order in the list of the account that placed it. */
export const ownOrderSchema = v.object({
  hashcode: v.string(),
  number: v.string(),
  status: saleOrderSchema.entries.status,
  total: money,
  currency: v.string(),
  /** How many of its tickets are still the buyer's. */
  tickets: count,
  performance: v.object({
    name: v.string(),
    event: v.nullable(v.string()),
    starts_at: instant,
    zone: v.string(),
    venue: v.nullable(v.string()),
    city: v.nullable(v.string()),
    picture: v.nullable(v.string()),
  }),
});
export type OwnOrder = v.InferOutput<typeof ownOrderSchema>;

/** An order with the token of its link, which is sent once: to its buyer. */
export const placedOrderSchema = v.object({ order: saleOrderSchema, token: v.string() });
