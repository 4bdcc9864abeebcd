/** The `ETag` of a record of this version, which a change sends back as `If-Match`: `"3"`. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** The version in an `If-Match`; null when the text is none of ours. */
export function versionOfEtag(etag: string): number | null {
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(etag.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
