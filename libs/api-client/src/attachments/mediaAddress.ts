import { apiSettings } from '../configureApi';

/**
 * Where a file of an attachment is, from an address that the server sent: on the host of the API, or undefined. Whatever else an
 * answer may name is never opened.
 *
 * @example
 * mediaAddress('/files/ab12?signature=…') // 'https://api.example.org/files/ab12?signature=…'
 */
export function mediaAddress(sent: string | null | undefined): string | undefined {
  if (!sent) return undefined;
  const base = apiSettings().origin || globalThis.location.origin;
  const isOurs = URL.canParse(sent, base) && new URL(sent, base).origin === new URL(base).origin;
  return isOurs ? new URL(sent, base).href : undefined;
}
