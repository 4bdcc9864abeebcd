/** Any value as text: JSON where it is no text itself. */
export function plainText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
