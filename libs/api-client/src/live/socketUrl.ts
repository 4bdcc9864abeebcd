import { socketPath } from '@callboard/api-contract/pushes';
import type { ApiSettings } from '../configureApi';

/**
 * The URL of the socket: on the API's host and the port after its own, or where the settings place it (clause 7.48).
 *
 * @param page The URL of the page, for an API at the page's own origin.
 *
 * @example
 * socketUrl(apiSettings(), location.href, token, undefined); // ws://showquest.localhost:3001/?token=…&domain=showquest
 */
export function socketUrl(
  { origin, domain, socketPort }: Pick<ApiSettings, 'origin' | 'domain' | 'socketPort'>,
  page: string,
  token: string,
  after: string | undefined,
): string {
  const api = new URL(origin || page);
  const isSecure = api.protocol === 'https:';
  const url = new URL(`${isSecure ? 'wss' : 'ws'}://${api.host}${socketPort === 0 ? socketPath : '/'}`);
  if (socketPort !== 0) url.port = String(socketPort ?? Number(api.port || (isSecure ? 443 : 80)) + 1);
  url.searchParams.set('token', token);
  url.searchParams.set('domain', domain);
  if (after !== undefined) url.searchParams.set('after', after);
  return url.href;
}
