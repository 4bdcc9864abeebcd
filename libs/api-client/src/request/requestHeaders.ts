import { etagOf, headers } from '@callboard/api-contract';
import type { ApiSettings } from '../configureApi';
import type { ApiRequest } from './apiRequest';

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
