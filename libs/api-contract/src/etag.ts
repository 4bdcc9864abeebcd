/** The `ETag` of a record of this version, which a change sends back as `If-Match`: `"3"`. */
export function etagOf(version: number): string {
  return `"${version}"`;
}
