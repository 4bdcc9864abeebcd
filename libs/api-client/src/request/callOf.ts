import { apiPrefix, etagOf, headers } from '@callboard/api-contract';
import type { ApiSettings } from '../configureApi';
import type { ApiRequest } from './ApiRequest';

/** The arguments of `fetch`. */
export interface Call {
  url: string;
  init: Pick<RequestInit, 'method' | 'body' | 'credentials' | 'redirect' | 'cache' | 'keepalive'> & {
    headers: Headers;
  };
}

/**
 * The URL and headers of a request, without the browser's cookies or cache.
 *
 * @example
 * const { url, init } = callOf(apiSettings(), null, { method: 'GET', path: 'app/arguments' });
 */
export function callOf(
  settings: Pick<ApiSettings, 'origin' | 'version' | 'domain' | 'timeZone'>,
  token: string | null,
  request: ApiRequest,
): Call {
  return {
    url: `${settings.origin}${apiPrefix(settings.version)}${request.path}`,
    init: {
      method: request.method,
      headers: requestHeaders(settings, token, request),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      ...(request.outlivesPage && { keepalive: true }),
    },
  };
}

/** The headers of clause 7.1, and those that make a write safe. */
export function requestHeaders(
  settings: Pick<ApiSettings, 'domain' | 'timeZone'>,
  token: string | null,
  request: Pick<ApiRequest, 'body' | 'version' | 'idempotencyKey'>,
): Headers {
  const sent = new Headers({
    Accept: 'application/json',
    [headers.domain]: settings.domain,
    [headers.timeZone]: settings.timeZone,
  });
  if (token !== null) sent.set(headers.authorization, `Token ${token}`);
  if (request.body !== undefined) sent.set('Content-Type', 'application/json');
  if (request.version !== undefined) sent.set(headers.ifMatch, etagOf(request.version));
  if (request.idempotencyKey) sent.set(headers.idempotencyKey, request.idempotencyKey);
  return sent;
}
