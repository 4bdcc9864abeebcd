import {
  activationModes,
  type ActivationMode,
  type ActivationStatus,
} from '@callboard/api-contract/accounts';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../testKit/isLong';
import { startTestApi, type TestApi, type TestClient } from '../testKit/startTestApi';
import { testAccount, testPassword } from '../testKit/testAccount';
import { linkToken, userActions } from '../testKit/userActions';

const runs = isLong ? 200 : 20;
let api: TestApi;
let admin: TestClient;
/** An admin of the tenant at which those have an account who have one. */
let stranger: TestClient;
const elsewhere = { tenant: 'rockquest' } as const;
let actions: ReturnType<typeof userActions>;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  stranger = await api.loginAs('rockquest', 'admin');
  actions = userActions(api);
});
afterAll(() => api.close());

const steps = [
  'accept',
  'decline',
  'expire',
  'withdraw',
  'resend',
  'acceptOld',
  'acceptByAdmin',
  'joinByAdmin',
  'joinByThemselves',
  'joinBySomebodyElse',
  'joinWhileViewed',
] as const;
type Step = (typeof steps)[number];
type State = 'missing' | ActivationStatus;

/** States that each step can lead to; a step that is not named leaves everything as it is. */
const moves: Readonly<Record<State, Partial<Record<Step, State>>>> = {
  missing: {},
  pending: {
    accept: 'complete',
    decline: 'declined',
    expire: 'expired',
    withdraw: 'expired',
    resend: 'pending',
  },
  expired: { resend: 'pending' },
  declined: { resend: 'pending' },
  complete: {},
};

/** Further moves that depend on the account of the invited person: with one, they alone accept. */
const movesOf: Readonly<Record<ActivationMode, Partial<Record<Step, State>>>> = {
  new: { acceptByAdmin: 'complete' },
  domain: { joinByThemselves: 'complete' },
};

const paths = fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 8 });

test('[4.3] [4.9] an invitation moves as its statuses allow, for any steps in any order', async () => {
  let tried = 0;
  let refused = 0;
  const reached = new Set<State>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...activationModes), paths, async (mode, path) => {
      const invitation = await invite(mode);
      let state: State = 'pending';
      for (const step of path) {
        tried += 1;
        const isDone = await invitation.take(step);
        const next: State | undefined =
          moves[state][step] ?? (state === 'pending' ? movesOf[mode][step] : undefined);
        expect([mode, path, step, state, isDone]).toEqual([mode, path, step, state, next !== undefined]);
        if (!isDone) refused += 1;
        state = next ?? state;
        reached.add(state);
        expect(await invitation.status()).toBe(state);
        expect(await invitation.members()).toBe(state === 'complete' ? 1 : 0);
      }
    }),
    { numRuns: runs },
  );
  process.stdout.write(`${tried} steps tried on ${runs} invitations, ${refused} refused, 0 illegal moves\n`);
  expect(reached).toEqual(new Set(['pending', 'expired', 'declined', 'complete']));
  expect(refused).toBeGreaterThan(0);
}, 900_000);

let people = 0;

async function invite(mode: ActivationMode) {
  people += 1;
  const email = `state.${people}@invited.test`;
  const { user } = mode === 'domain' ? await testAccount(api, email, ['rockquest']) : { user: undefined };
  const draft = { first_name: 'Hana', last_name: 'Parata', email, roles: ['judge'] };
  const { body } = await admin.call('POST', 'user/activations', draft);
  const { hashcode } = v.parse(v.object({ data: v.object({ hashcode: v.string() }) }), body).data;
  const tokens = [linkToken((await actions.mailed(email, 1))[0])];
  const answer = { password: 'Kererū 4 lunch', accept: true, is_new: true };
  const asAdmin = { token: admin.token };
  const joining = { user_activation: hashcode, add_to_domain: true };
  const status = async () =>
    v.parse(v.object({ status: v.string() }), (await admin.call('GET', `user/activations/${hashcode}`)).body)
      .status;

  async function take(step: Step): Promise<boolean> {
    switch (step) {
      case 'accept':
        return isFine(await actions.act('activate_user', { token: tokens.at(-1), ...answer }));
      case 'acceptOld':
        return (
          tokens.length > 1 && isFine(await actions.act('activate_user', { token: tokens[0], ...answer }))
        );
      case 'decline':
        return isFine(await actions.act('activate_user', { token: tokens.at(-1), accept: false }));
      case 'acceptByAdmin':
        return isFine(await actions.act('activate_user', { user_activation: hashcode, ...answer }, asAdmin));
      case 'joinByAdmin':
        return isFine(await actions.act('activate_user', joining, asAdmin));
      case 'joinByThemselves': {
        const token = user && (await actions.signIn(email, testPassword, elsewhere));
        return isFine(await actions.act('activate_user', joining, { ...elsewhere, token }));
      }
      case 'joinBySomebodyElse':
        return isFine(await actions.act('activate_user', joining, { ...elsewhere, token: stranger.token }));
      case 'joinWhileViewed': {
        const viewed = await actions.act('view_as', { user }, { ...elsewhere, token: stranger.token });
        const token = viewed.json().data?.authorization?.token;
        return isFine(await actions.act('activate_user', joining, { ...elsewhere, token }));
      }
      case 'resend': {
        const sent = await actions.act('resend_activation', undefined, asAdmin, { target: hashcode });
        if (isFine(sent)) tokens.push(linkToken((await actions.mailed(email, tokens.length + 1)).at(-1)));
        return isFine(sent);
      }
      case 'withdraw':
        return (
          (await admin.call('POST', 'user/activations/actions', { action: 'withdraw', target: hashcode }))
            .status === 200
        );
      case 'expire': {
        const expired = await api.asOwner(
          `UPDATE user_activations SET expires = now() - interval '1 second' WHERE hashcode = $1 AND status = 'pending' RETURNING 1`,
          [hashcode],
        );
        return expired.length > 0;
      }
      default:
        return step satisfies never;
    }
  }

  const members = async () =>
    (await api.asOwner(`SELECT FROM users WHERE tenant = 'showquest' AND email = $1`, [email])).length;
  return { take, status, members };
}

function isFine({ statusCode }: { statusCode: number }): boolean {
  return statusCode === 200;
}
