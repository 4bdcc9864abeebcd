import { apiPrefix } from '@callboard/api-contract';
import type { ApiSettings } from '../configureApi';
import type { ApiRequest } from './apiRequest';
import { requestHeaders } from './requestHeaders';

/** A call as `fetch` takes it. */
export interface Call {
  url: string;
  init: Pick<RequestInit, 'method' | 'body' | 'credentials' | 'redirect' | 'cache' | 'keepalive'> & {
    headers: Headers;
  };
}

/**
 * How a request is sent: where to, with which headers, and nothing of the browser's own.
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
