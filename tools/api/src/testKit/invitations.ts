import { apiPrefix } from '@callboard/api-contract';
import type { ActivationMode } from '@callboard/api-contract/accounts';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { TestApi, TestClient } from './startTestApi';
import { testAccount } from './testAccount';
import { linkToken, userActions } from './userActions';

const created = v.object({
  data: v.object({ hashcode: v.string(), mode: v.string(), status: v.string() }),
});

/** Invitation that an admin sends to a person. */
export const invitationDraft = (email: string) => ({
  first_name: 'Hana',
  last_name: 'Parata',
  email,
  roles: ['participant'],
});

/** Fields that a new user fills in. */
export const newUser = {
  password: 'Tūī sings at 5',
  confirmPassword: 'Tūī sings at 5',
  first_name: 'Hana',
  last_name: 'Parata',
  phone: '021 555 0101',
};

/** Invites people to showquest as its admin, and reads their invitations as they do. */
export function invitations(api: TestApi, admin: TestClient) {
  const actions = userActions(api);
  let people = 0;

  /** Invites a new person, or a user of rockquest, and answers what is in their mail. */
  async function invite(mode: ActivationMode) {
    people += 1;
    const email = `person.${people}@invited.test`;
    if (mode === 'domain') await testAccount(api, email, ['rockquest']);
    const answer = await admin.call('POST', 'user/activations', invitationDraft(email));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { hashcode } = v.parse(created, answer.body).data;
    const [letter] = await actions.mailed(email, 1);
    return { email, hashcode, token: linkToken(letter) };
  }

  const readInvitation = (
    token: string,
    query = '?fields=status,mode',
    headers = {},
  ): Promise<LightMyRequestResponse> =>
    api.app.inject({ url: `${apiPrefix()}user/activations/${token}${query}`, headers });

  const statusOf = async (token: string): Promise<string> =>
    (await readInvitation(token)).json().data?.status;

  const expire = (hashcode: string) =>
    api.asOwner(`UPDATE user_activations SET expires = now() - interval '1 minute' WHERE hashcode = $1`, [
      hashcode,
    ]);

  const hashcodeIn = (body: unknown) => v.parse(created, body).data.hashcode;

  return { invite, readInvitation, statusOf, expire, hashcodeIn };
}
