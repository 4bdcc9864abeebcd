import { apiSettings, newUuid, sendRequest } from '@callboard/api-client';
import { callPaths } from '@callboard/api-contract';
import { loginAnswerSchema } from './loginAnswer';

/** Requests the session of the current token: its user, rights and navigation. `isAlwaysThere`: every server has the address. */
export function requestSession(options: { isAlwaysThere?: true } = {}) {
  return sendRequest({
    method: 'POST',
    path: callPaths.userActions(apiSettings().version),
    body: { action: 'login' },
    idempotencyKey: newUuid(),
    schema: loginAnswerSchema,
    isQuiet: true,
    ...options,
  });
}
