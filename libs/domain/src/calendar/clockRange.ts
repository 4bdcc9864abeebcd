/** By at least and at most how many milliseconds the clock of a server is ahead of that of a device. */
export interface ClockRange {
  least: number;
  most: number;
}

/** An answer of the server: when it was requested and received by the clock of the device, and its time in whole seconds. */
export interface ClockSample {
  sentAt: number;
  receivedAt: number;
  serverAt: number;
}

const secondMs = 1_000;

/**
 * Adds an answer to what is known of the clock of a device. The server wrote its time between the two moments, and rounded it down to
 * a second; answers narrow each other. One that contradicts those before is of a clock that was set meanwhile, and begins a new range.
 */
export function narrowClock(
  before: ClockRange | null,
  { sentAt, receivedAt, serverAt }: ClockSample,
): ClockRange {
  const range = { least: serverAt - receivedAt, most: serverAt + secondMs - sentAt };
  if (!before) return range;
  const least = Math.max(before.least, range.least);
  const most = Math.min(before.most, range.most);
  return least <= most ? { least, most } : range;
}

/** How far the clock of the server is ahead, in whole milliseconds: none while the device can be right. */
export function offsetOf({ least, most }: ClockRange): number {
  if (least <= 0 && most >= 0) return 0;
  return Math.round((least + most) / 2);
}

/** A clock that is wrong by so much is named to those who use the device. */
export const wrongClockMs = 60_000;

/**
 * An input of a device as it counts at a moment of the server: nothing was made after it arrived. A clock that is ahead, and was not measured,
 * so loses no input and wins over none that came later.
 */
export function asArrived<Made extends { madeAt: string }>(made: Made, now: number): Made {
  const instant = Date.parse(made.madeAt);
  return instant <= now ? made : { ...made, madeAt: new Date(now).toISOString() };
}
