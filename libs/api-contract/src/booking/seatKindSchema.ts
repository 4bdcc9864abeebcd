import * as v from 'valibot';
import { seatKindOptions } from './seatKinds.data';

/**
 * What the seat of a ticket was sold as; null where it has none, or was sold before tickets had it. A device can have stored a ticket
 * without it.
 */
export const ticketSeatKindSchema = v.optional(
  v.nullable(v.picklist(seatKindOptions.map(({ value }) => value))),
);
