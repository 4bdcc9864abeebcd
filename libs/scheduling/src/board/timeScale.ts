const minute = 60_000;

/** Pixels of one minute, from a day at a glance to single minutes. */
export const zooms = [1, 2, 4, 8, 16] as const;
export type Zoom = (typeof zooms)[number];

/** The minutes from one name of the scale to the next. */
const stepOf: Readonly<Record<Zoom, number>> = { 1: 60, 2: 30, 4: 15, 8: 5, 16: 5 };

/** A stretch of time that is drawn to scale: instants in milliseconds since 1970. */
export interface TimeScale {
  from: number;
  to: number;
  /** Pixels of one minute. */
  pixels: Zoom;
  /** The minutes to which moves are rounded. */
  snap: number;
}

/** The scale of a day whose performances these are, from the full hour before the first to that after the last. */
export function timeScale(
  performances: readonly { starts_at: string; ends_at: string }[],
  pixels: Zoom,
): TimeScale {
  const starts = performances.map(({ starts_at }) => Date.parse(starts_at));
  const ends = performances.map(({ ends_at }) => Date.parse(ends_at));
  const hour = 60 * minute;
  return {
    from: Math.floor(Math.min(...starts) / hour) * hour,
    to: Math.ceil(Math.max(...ends) / hour) * hour,
    pixels,
    snap: pixels >= 8 ? 1 : 5,
  };
}

/** How far below the top of the scale an instant is, in pixels. */
export function heightOf(scale: TimeScale, instant: number): number {
  return ((instant - scale.from) / minute) * scale.pixels;
}

/** The instants that the scale names: as many as have the room for it. */
export function ticksOf({ from, to, pixels }: TimeScale): number[] {
  const step = stepOf[pixels];
  const count = Math.floor((to - from) / minute / step) + 1;
  return Array.from({ length: count }, (_, index) => from + index * step * minute);
}
