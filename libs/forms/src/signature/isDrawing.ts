const start = 'data:image/png;base64,';

/** Tells a drawn signature, which is a picture in a text, from a typed name. */
export function isDrawing(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.startsWith(start) &&
    /^[A-Za-z\d+/]+=*$/.test(value.slice(start.length))
  );
}
