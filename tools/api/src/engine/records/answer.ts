/** Answer of a verb: JSON text that the database built, as it goes to the client. */
export interface Answer {
  status: number;
  body: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The version that an If-Match asks for; null without one, or for `*`. What is no ETag of ours matches no version.
 *
 * @example
 * versionOf('"3"') // 3
 */
export function versionOf(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  const found = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim());
  return found ? Number(found[1]) : -1;
}

/** An action's answer around a record's JSON text (decisions, Envelopes). */
export function succeeded(data: string): string {
  return `{"success":true,"data":${data}}`;
}
