import * as v from 'valibot';

const instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp());

/** When a device did something, as a part of what it sends. */
export const madeTime = {
  /** By the clock of the server, as far as the device has measured it. */
  madeAt: instant,
  /**
   * So many milliseconds the clock of the server was ahead of that of the device, which had the difference of both. Absent: the device
   * had not measured it, and the time is its own.
   */
  offset: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
};

export const madeTimeSchema = v.strictObject(madeTime);
export type MadeTime = v.InferOutput<typeof madeTimeSchema>;

/** The time alone of what has one. */
export function timeOf({ madeAt, offset }: MadeTime): MadeTime {
  return { madeAt, ...(offset !== undefined && { offset }) };
}

/** A time with the clock of the device corrected, where it was not when it was made. */
export type Corrected = (made: MadeTime) => MadeTime;

/**
 * By what the server puts in order what several devices have done without a network. `times`: each input has the time of its making, which
 * this passes through a function. `version`: it names the version that it changes. `lane`: it moves one record on, which only its
 * own device sends, after what it sent before.
 */
export type OfflineOrder =
  { readonly times: (input: unknown, corrected: Corrected) => unknown } | 'version' | 'lane';
