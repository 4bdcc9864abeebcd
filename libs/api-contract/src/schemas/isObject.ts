/**
 * Checks whether a value of JSON is an object, and no list.
 *
 * @example isObject({ name: 'Town Hall' }) // true
 */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
