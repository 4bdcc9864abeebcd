import { apiSettings } from '../configureApi';

/**
 * The URL of an attachment's file from an address in a response; undefined unless it is on the host of the API, so that no response can
 * make us open another host.
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
