/** To the millimetre, so that repeated steps add up. */
export function roundMetres(metres: number): number {
  return Math.round(metres * 1_000) / 1_000;
}
