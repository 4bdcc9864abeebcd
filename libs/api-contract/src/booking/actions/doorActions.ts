import * as v from 'valibot';
import { doorLimits, doorOutcomes } from '../door.data';
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
    /** What was read, or else the ticket, or the admission that is undone. */
    code: v.optional(filledTextInput(doorLimits.code)),
    ticket: v.optional(hashcodeInput),
    undoes: v.optional(hashcodeInput),
    /** How many of a group. @default all that are left */
    people: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    /** By the clock of the device, and corrected by the clock of the server. */
    device_at: anyTime,
    at: anyTime,
    /** What the door showed without network; absent: the server decides now. */
    told: v.optional(v.picklist(doorOutcomes)),
  }),
  v.check(
    ({ code, ticket, undoes }) => [code, ticket, undoes].filter((part) => part !== undefined).length === 1,
  ),
);

/** What happens at the doors of a performance. */
export const doorActions = {
  recordScans: defineAction({
    name: 'record_scans',
    summary:
      'Admits people by a code or a ticket, all of a group or some, or undoes it: scans of one device, which count once however often they are sent',
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
    offline: { after: (input: unknown) => input },
  }),
};
