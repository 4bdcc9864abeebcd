import * as v from 'valibot';
import { ticketSeatKindSchema } from './seatKindSchema';
import { doorDirections, doorOutcomes, doorRefusals } from './door.data';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const performance = {
  hashcode: v.string(),
  name: v.string(),
  event: v.nullable(v.string()),
  venue: v.nullable(v.string()),
  starts_at: v.string(),
  /** Of its venue. */
  zone: v.string(),
};

/** A performance that people come to, and how many of them are inside. */
export const doorPerformanceSchema = v.object({ ...performance, people: count, inside: count });

/** A ticket as a door needs it: no more of a person than the name of the buyer. */
export const doorTicketSchema = v.object({
  hashcode: v.string(),
  number: v.string(),
  place: v.string(),
  seat_kind: ticketSeatKindSchema,
  price_type: v.string(),
  people: count,
  buyer: v.nullable(v.string()),
  status: v.picklist(['reserved', 'valid', 'refunded', 'exchanged', 'cancelled']),
  /** Of a ticket for another performance, or one that was exchanged: which is the right one. */
  elsewhere: v.nullable(v.object({ name: v.string(), starts_at: v.string(), zone: v.string() })),
});

/** Scan of a ticket at a door, with its result. */
export const doorScanSchema = v.object({
  /** Made by the device: sent twice, it counts once. */
  id: v.string(),
  ticket: v.nullable(v.string()),
  /** The scan that it undoes. */
  undoes: v.nullable(v.string()),
  /** Devices have stored scans from before there was a way out. */
  direction: v.optional(v.picklist(doorDirections), 'in'),
  /** How many wanted to go that way; null: all who could. */
  people: v.nullable(count),
  /** When, by the clock of the server. */
  at: v.string(),
  device: v.string(),
  door: v.string(),
  /** User of the device. */
  by: v.nullable(v.string()),
  /** Result that the door showed at that time. */
  told: v.nullable(v.picklist(doorOutcomes)),
  /** Why the door turned them away, so that it counts for no one, even if more is known later. */
  refusal: v.nullable(v.picklist(doorRefusals)),
  /** How it counts after all scans that are known now. */
  outcome: v.picklist(doorOutcomes),
  /** How many came in by it. */
  admitted: count,
  /** Of a ticket that all are inside by: the scan since which they are. */
  first: v.nullable(v.string()),
  /** Higher after each change. */
  revision: count,
});

/** Copy of a performance's tickets for a device. Its text is signed, so that a changed copy is noticed. */
export const doorSnapshotSchema = v.object({
  performance: v.object(performance),
  at: v.string(),
  tickets: v.array(
    v.object({
      ...doorTicketSchema.entries,
      /** Of its code, which itself is on no device. */
      digest: v.nullable(v.string()),
    }),
  ),
  /** Tickets of other performances around that day, to show where they belong. */
  elsewhere: v.array(
    v.object({ name: v.string(), starts_at: v.string(), zone: v.string(), digests: v.array(v.string()) }),
  ),
});

export type DoorPerformance = v.InferOutput<typeof doorPerformanceSchema>;
export type DoorTicket = v.InferOutput<typeof doorTicketSchema>;
export type DoorScan = v.InferOutput<typeof doorScanSchema>;
export type DoorSnapshot = v.InferOutput<typeof doorSnapshotSchema>;
