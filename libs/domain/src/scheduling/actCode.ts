/** The end of an address that is the page of an act. */
const pageOfAct = /\/entries\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?(?:[?#].*)?$/i;

/**
 * What the QR code of an act holds: the address of its page, so that a phone without our stage door opens the act itself.
 *
 * @param origin Of the app, without a slash at its end.
 */
export function codeOfAct(origin: string, entry: string): string {
  return `${origin}/entries/${entry}`;
}

/** The hashcode of the act that a scanned code is of; null for any other text. */
export function actOfCode(text: string): string | null {
  return pageOfAct.exec(text.trim())?.[1]?.toLowerCase() ?? null;
}
