/** Converts any value to text; objects become JSON. */
export function plainText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
