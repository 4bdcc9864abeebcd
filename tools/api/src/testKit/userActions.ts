import { apiPrefix, callPaths, type TenantCode } from '@callboard/api-contract';
import { actionNamed, actionNames } from '@callboard/api-contract/actions';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createOutbox, type Letter } from '../engine/mail/outbox';
import type { TestApi } from './startTestApi';
import { testPassword } from './testAccount';

const declared = actionNames
  .map(actionNamed)
  .filter(({ on, wire }) => (on === 'nothing' && wire === undefined) || wire === 'userActions');

/** The actions at the address of the user, by their names on the wire. */
export const userActionNames = declared.map(({ name }) => name);

/** Actions that an admin can call who views as another user. */
export const viewingActionNames = declared
  .filter(({ whileViewing }) => whileViewing === 'allowed')
  .map(({ name }) => name);

export interface Sent {
  tenant?: TenantCode;
  token?: string | undefined;
  address?: string;
  headers?: Record<string, string>;
}

/** Actions of users in tests, and the mails that they bring. */
export function userActions(api: TestApi) {
  const act = (
    action: string,
    data?: object,
    sent: Sent = {},
    more: object = {},
  ): Promise<LightMyRequestResponse> => {
    const { tenant = 'showquest', token, address = '192.0.2.1', headers = {} } = sent;
    return api.app.inject({
      method: 'POST',
      url: `${apiPrefix()}${callPaths.userActions(21)}`,
      payload: { action, ...(data && { data }), ...more },
      headers: { domain: tenant, ...(token && { authorization: `Token ${token}` }), ...headers },
      remoteAddress: address,
    });
  };

  /** A token, or undefined where the sign-in is refused. */
  const signIn = async (email: string, password = testPassword, sent?: Sent): Promise<string | undefined> =>
    (await act('login', { email, password }, sent)).json().data.authorization?.token;

  const isAlive = async (token: string | undefined, sent: Sent = {}) =>
    (await act('login', undefined, { ...sent, token: token ?? 'none' })).statusCode === 200;

  const lettersTo = async (email: string): Promise<Letter[]> => {
    const letters = await createOutbox(api.settings.dataFolder).list();
    return letters.filter(({ to }) => to === email).sort((one, other) => one.at.localeCompare(other.at));
  };

  /** Mails go out after the answer: waits for so many. */
  const mailed = async (email: string, count: number): Promise<Letter[]> => {
    await expect.poll(async () => (await lettersTo(email)).length).toBe(count);
    return lettersTo(email);
  };

  return { act, signIn, isAlive, lettersTo, mailed };
}

/** The token of the link in a mail. */
export function linkToken(letter: Letter | undefined): string {
  return /\/(?:login\/(?:forgot|activate)|season\/confirm)\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}
