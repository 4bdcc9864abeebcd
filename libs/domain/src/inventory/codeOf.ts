/** Scanned code: the address of an asset, or a text that is written on it. */
export type ScannedCode = { readonly hashcode: string } | { readonly text: string };

const address = /\/inventory\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;

/** Reads a scan: our labels carry the address of the asset, those of makers a number. */
export function codeOf(scan: string): ScannedCode {
  const typed = scan.trim();
  const hashcode = address.exec(typed)?.[1];
  return hashcode === undefined ? { text: typed } : { hashcode: hashcode.toLowerCase() };
}
