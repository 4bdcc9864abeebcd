const start = 'data:image/png;base64,';

/** Checks whether a value is a drawn signature, a PNG data URL, and not a typed name. */
export function isDrawing(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.startsWith(start) &&
    /^[A-Za-z\d+/]+=*$/.test(value.slice(start.length))
  );
}
