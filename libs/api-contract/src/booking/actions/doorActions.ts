import * as v from 'valibot';
import { doorDirections, doorLimits, doorOutcomes } from '../door.data';
import { doorScanSchema, doorTicketSchema } from '../doorSchemas';
import { filledTextInput } from '../../schemas/textInput';
import { defineAction } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

/** Of any year: clocks of devices are wrong. */
const anyTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const scan = v.pipe(
  v.strictObject({
    id: hashcodeInput,
    /** Code that was read, or else the ticket, or the scan that is undone. */
    code: v.optional(filledTextInput(doorLimits.code)),
    ticket: v.optional(hashcodeInput),
    undoes: v.optional(hashcodeInput),
    direction: v.optional(v.picklist(doorDirections), 'in'),
    /** How many of a group. @default all who are left, or inside */
    people: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    /** Lets a ticket of another day in, by the one who is signed in: the scan keeps their name. */
    let_in: v.optional(v.literal(true)),
    /** By the clock of the device, and corrected by the clock of the server. */
    device_at: anyTime,
    at: anyTime,
    /** Result that the door showed without network; absent: the server decides now. */
    told: v.optional(v.picklist(doorOutcomes)),
  }),
  v.check(
    ({ code, ticket, undoes }) => [code, ticket, undoes].filter((part) => part !== undefined).length === 1,
  ),
);

/** Actions at the doors of a performance. */
export const doorActions = {
  recordScans: defineAction({
    name: 'record_scans',
    summary:
      'Admits people by a code or a ticket, all of a group or some, lets them out and back in, or undoes it: scans of one device, which count once however often they are sent',
    on: 'nothing',
    wire: { method: 'POST', path: 'door/scans' },
    input: v.strictObject({
      performance: hashcodeInput,
      device: hashcodeInput,
      door: filledTextInput(doorLimits.name),
      scans: v.pipe(v.array(scan), v.minLength(1), v.maxLength(doorLimits.scans)),
    }),
    badInput: 'wrongScan',
    output: v.object({
      /** These scans, and all others of the same tickets: an earlier one changes how a later one counts. */
      scans: v.array(doorScanSchema),
      tickets: v.array(doorTicketSchema),
    }),
    roles: ['staff'],
    problems: ['missing'],
    clause: '7.46, 1.10',
    hasEffects: true,
    alsoWrites: ['tickets'],
    // Each has its own time and what its door showed: the first of a ticket counts, in whichever order they come.
    offline: {
      after: (input: unknown) => input,
      // A door corrects each itself, and sends both times.
      order: { times: (input: unknown) => input },
    },
  }),
};
