import * as v from 'valibot';
import { showSteps } from '../collections/showSteps';
import { notifiedOptions } from '../collections/timetableReleases';
import { limits } from '../../product';
import { defineAction } from '../../defineAction';
import { hashcodeInput } from '../../inputs';
import { madeTime, timeOf, type Corrected } from '../../madeTime';

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

const steps = v.strictObject({
  changes: v.pipe(
    v.array(v.union([placed, takenOut])),
    v.minLength(1),
    v.maxLength(limits.maxBulk),
    v.check((changes) => new Set(changes.map(({ entry }) => entry)).size === changes.length),
  ),
});
const written = v.object({ entries: v.array(v.object({ hashcode: v.string(), version: v.number() })) });

/** A step that was made without network on what an earlier one left: it has the versions that this one made. */
function afterEarlierStep(input: unknown, earlier: unknown): v.InferOutput<typeof steps> {
  const { changes } = v.parse(steps, input);
  const made = new Map(v.parse(written, earlier).entries.map((entry) => [entry.hashcode, entry.version]));
  return {
    changes: changes.map((change) => ({
      ...change,
      version: Math.max(change.version, made.get(change.entry) ?? 0),
    })),
  };
}

const { step: stepOfShow, minutes } = showSteps.fields;

/** A step of a show, as a device made it: it names the step itself, so that it is stored once however often it is sent. */
const showStep = v.pipe(
  v.strictObject({
    hashcode: hashcodeInput,
    step: v.picklist(stepOfShow.options.map(({ value }) => value)),
    /** The entry or other item of the running order that it is about. */
    item: v.optional(v.nullable(hashcodeInput), null),
    made_at: madeTime.madeAt,
    offset: madeTime.offset,
    /** How long it takes now, of a step that changes its length. */
    minutes: v.optional(
      v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(minutes.min), v.maxValue(minutes.max))),
      null,
    ),
    /** The item of the running order that it exchanges places with, of a step that swaps. */
    other: v.optional(v.nullable(hashcodeInput), null),
    /** The one of an entry who is here or missing; else all of them. */
    participant: v.optional(v.nullable(hashcodeInput), null),
    /** The step that it undoes. */
    undoes: v.optional(v.nullable(hashcodeInput), null),
  }),
  v.check(({ step, item, other, minutes: given, participant }) => {
    const isOfAct = step === 'here' || step === 'missing';
    const isWithItem = item !== null || !(isOfAct || step === 'length' || step === 'swap');
    if ((other !== null) !== (step === 'swap') || (other !== null && other === item)) return false;
    return isWithItem && (given !== null) === (step === 'length') && (participant === null || isOfAct);
  }),
);

/** The actions on the time slots of an event, and on the night itself. */
export const schedulingActions = {
  /** One step on a run sheet: all of its changes or none. Nothing is written if an entry has another version by now. */
  arrangeSlots: defineAction({
    name: 'arrange_slots',
    summary: 'Changes the time slots of some entries and other items of an event in one step',
    on: { record: 'events' },
    input: steps,
    badInput: 'runSheetInput',
    output: written,
    offline: { after: afterEarlierStep, order: 'version' },
    roles: ['staff'],
    problems: ['missing', 'invalid', 'conflict'],
    clause: '2.18',
    alsoWrites: ['entries', 'timeSlots'],
  }),

  /** Released once, a timetable stays as it was: another release follows it. */
  releaseTimetable: defineAction({
    name: 'release_timetable',
    summary: 'Releases the timetable of an event as it stands, and notifies those who are to know',
    on: { record: 'events' },
    input: v.strictObject({
      notify: v.picklist(notifiedOptions.map(({ value }) => value)),
      is_public: v.boolean(),
    }),
    output: 'record',
    roles: ['staff'],
    problems: ['missing', 'invalid', 'conflict', 'stale'],
    clause: '2.18, 1.10',
    hasEffects: true,
    alsoWrites: ['timetableReleases'],
  }),

  /** One step of the night. The first act that begins puts an announced performance on. */
  callShow: defineAction({
    name: 'call_show',
    summary: 'Adds a step to the log of a show: an act begins or ends, the show waits or goes on',
    on: { record: 'performances' },
    input: showStep,
    badInput: 'showStepInput',
    output: v.object({ hashcode: v.string() }),
    // Steps depend on no version: each is sent as it was made.
    offline: {
      after: (input) => input,
      order: {
        times: (input: unknown, corrected: Corrected) => {
          const { made_at, offset, ...step } = v.parse(showStep, input);
          const { madeAt, ...made } = corrected(
            timeOf({ madeAt: made_at, ...(offset !== undefined && { offset }) }),
          );
          return { ...step, made_at: madeAt, ...made };
        },
      },
    },
    // A step is undone by another step, which the log keeps.
    hasEffects: true,
    roles: ['staff'],
    problems: ['missing', 'invalid', 'conflict'],
    clause: '2.18',
    alsoWrites: ['showSteps'],
  }),
};
