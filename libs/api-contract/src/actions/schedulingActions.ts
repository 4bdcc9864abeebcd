import * as v from 'valibot';
import { contestCollections } from '../contestCollections';
import { limits } from '../product';
import { defineAction } from './defineAction';
import { hashcodeInput } from './inputs';

const instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp());
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const placed = v.strictObject({
  entry: hashcodeInput,
  version,
  performance: hashcodeInput,
  slot_starts_at: instant,
  slot_ends_at: instant,
});
const takenOut = v.strictObject({
  entry: hashcodeInput,
  version,
  performance: v.null(),
  slot_starts_at: v.null(),
  slot_ends_at: v.null(),
});

/** The actions on the time slots of an event. */
export const schedulingActions = {
  /** One step on a run sheet: all of its changes or none. Nothing is written if an entry has another version by now. */
  arrangeSlots: defineAction({
    name: 'arrange_slots',
    summary: 'Changes the time slots of some entries of an event in one step',
    on: { record: 'events' },
    input: v.strictObject({
      changes: v.pipe(
        v.array(v.union([placed, takenOut])),
        v.minLength(1),
        v.maxLength(limits.maxBulk),
        v.check((changes) => new Set(changes.map(({ entry }) => entry)).size === changes.length),
      ),
    }),
    badInput: 'runSheetInput',
    output: v.object({ entries: v.array(v.object({ hashcode: v.string(), version: v.number() })) }),
    roles: ['staff'],
    problems: ['missing', 'invalid', 'conflict'],
    clause: '2.18',
    alsoWrites: contestCollections('Entries'),
  }),
};
