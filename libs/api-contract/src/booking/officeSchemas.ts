import * as v from 'valibot';
import { ticketSeatKindSchema } from './seatKindSchema';
import {
  saleOfferSchema,
  saleOrderSchema,
  salePaymentMethodSchema,
  salePriceTypeSchema,
} from './saleSchemas';
import { saleChannels } from './saleFields.data';

const money = v.pipe(v.number(), v.safeInteger());

const orderName = v.object({ hashcode: v.string(), number: v.string() });

/** Offer of the office for a performance: also complimentary tickets, seats of its own, and methods that need no card online. */
export const officeOfferSchema = v.object({
  ...saleOfferSchema.entries,
  price_types: v.array(v.object({ ...salePriceTypeSchema.entries, is_complimentary: v.boolean() })),
  /** At the door on the day of the performance, else at the box office. */
  channel: v.picklist(saleChannels),
});
export type OfficeOffer = v.InferOutput<typeof officeOfferSchema>;

/** An order that a search of the office found. */
export const foundOrderSchema = v.object({
  hashcode: v.string(),
  number: v.string(),
  status: saleOrderSchema.entries.status,
  buyer: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  total: money,
  currency: v.string(),
  created: v.string(),
  performance: v.object({
    hashcode: v.string(),
    name: v.string(),
    starts_at: v.string(),
    zone: v.string(),
  }),
  /** The places of its tickets that were not given back. */
  places: v.array(v.object({ place: v.string(), seat_kind: ticketSeatKindSchema })),
});
export type FoundOrder = v.InferOutput<typeof foundOrderSchema>;

/** An order as the office works on it. */
export const officeOrderSchema = v.object({
  order: saleOrderSchema,
  phone: v.nullable(v.string()),
  channel: v.picklist(saleChannels),
  to_refund: money,
  /** It was paid online, so that the money can go back the same way. */
  is_card_refundable: v.boolean(),
  /** Part of the money given back that pays for the tickets of another order. */
  exchanged: money,
  /** The order whose tickets were exchanged for these. */
  exchange_of: v.nullable(orderName),
  /** The order that has the new ticket of each one that was exchanged. */
  exchanges: v.array(v.object({ ticket: v.string(), order: orderName })),
  /** Place in the plan of each ticket with a seat. */
  seats: v.array(
    v.object({
      ticket: v.string(),
      seat: v.string(),
      group: v.nullable(v.string()),
    }),
  ),
  /** The methods by which the office can receive the money. */
  methods: v.array(salePaymentMethodSchema),
});
export type OfficeOrder = v.InferOutput<typeof officeOrderSchema>;

/** A hold or an order that takes places of a performance and is not paid. */
const unpaidReservation = v.object({
  kind: v.picklist(['hold', 'order']),
  hashcode: v.string(),
  /** Of an order. */
  number: v.nullable(v.string()),
  /** The buyer's; of a hold, those of the user whose it is. */
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  places: v.number(),
  since: v.string(),
  until: v.nullable(v.string()),
  /** The number of its network, which has most unpaid places of all where it is 1; null for what the office reserved. */
  network: v.nullable(v.number()),
  /** All unpaid places of its network. */
  network_places: v.number(),
});
export type UnpaidReservation = v.InferOutput<typeof unpaidReservation>;

/** Unpaid places of a performance by network, the largest first. */
export const unpaidPlacesSchema = v.object({
  /** All places of the performance. */
  capacity: v.number(),
  /** How many of them are reserved unpaid. */
  places: v.number(),
  reservations: v.array(unpaidReservation),
});
export type UnpaidPlaces = v.InferOutput<typeof unpaidPlacesSchema>;
