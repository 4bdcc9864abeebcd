import * as v from 'valibot';
import { parseCoordinates } from '../../schemas/coordinates';
import { words } from '../../schemas/words';
import type { Given } from '../field';
import { writtenText, type WrittenField } from '../writtenText';

/** A point on a map as map apps copy it: latitude and longitude in degrees. Longest by default: 60. */
export interface CoordinatesField extends WrittenField {
  kind: 'coordinates';
}

export const coordinates = <const G extends Given<CoordinatesField>>(given: G) => ({
  kind: 'coordinates' as const,
  ...given,
});

export const coordinatesKind = writtenText<CoordinatesField>({
  shape: 'line',
  longest: 60,
  format: v.check((value: string) => parseCoordinates(value) !== null, words.coordinates),
  example: (_field, nth) => `-${36 + (nth % 10)}.25, 174.7${nth % 10}`,
});
