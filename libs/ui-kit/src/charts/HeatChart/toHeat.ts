const shades = 5;

/** Which of five shades a value has between the lowest and the highest, or 0 for a count of zero. */
export function toHeat(value: number, [least, most]: readonly [number, number]): number {
  if (value === 0 && least >= 0) return 0;
  if (least === most) return shades;
  const share = (value - least) / (most - least);
  return Math.min(shades, 1 + Math.floor(share * shades));
}
