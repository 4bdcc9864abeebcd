import type { MapFrame } from './mapFrame';

/** The round number of kilometres whose bar is at most a third of the drawing: 1, 2 or 5 times a power of ten. */
export function scaleBarKm({ width, perKm }: Pick<MapFrame, 'width' | 'perKm'>): number {
  const most = width / 3 / perKm;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2, 1].find((each) => each * power <= most) ?? 1;
  return factor * power;
}
