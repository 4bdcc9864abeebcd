export { distanceKm } from './distanceKm';
export { mapFrame, outlineFrame } from './mapFrame';
export type { MapFrame, MapPoint } from './mapFrame';
export { newZealand } from './newZealand.data';
export { nearest } from './nearest';
export type { Nearby } from './nearest';
export { outlinePath } from './outlinePath';
export type { Outline } from './outlinePath';
export { scaleBarKm } from './scaleBarKm';
