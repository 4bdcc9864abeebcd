/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const pattern = /^([+-]?\d{1,2}(?:\.\d{1,10})?)°?\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d{1,10})?)°?$/;

/** Reads latitude and longitude as map apps copy them: `-41.2909, 174.7823`. Null for anything else. */
export function parseCoordinates(text: string): Coordinates | null {
  const found = pattern.exec(text.trim());
  if (!found) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
