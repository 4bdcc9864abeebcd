import {
  actionAnswerSchema,
  actionRequest,
  apiPrefix,
  collectionOfAction,
  hasRole,
  headers as names,
  problemText,
  roles,
  type Action,
  type ActionCallArgs,
  type Role,
} from '@callboard/api-contract';
import { actionNamed, type ActionName } from '@callboard/api-contract/actions';
import { collectionNamed, variantOf } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { TestApi, TestClient } from './startTestApi';

/** Makes what a call of an action needs, as the user who will call it. */
export type PrepareAction = (
  api: TestApi,
  client: TestClient,
) => Promise<Pick<ActionCallArgs, 'input' | 'target'>>;

const unknownId = '00000000-0000-4000-8000-000000000000';

/**
 * What holds for every action, whichever it is: who is refused, that bad input is a sentence, that the answer is what the contract
 * declares, and, on a record, that one idempotency key is carried out once.
 *
 * @param prepare Without it the call has no input, and an action that needs some is not called in full.
 */
export function describeAction(apiOf: () => TestApi, key: ActionName, prepare?: PrepareAction): void {
  const action = actionNamed(key);
  const collection = collectionOfAction(action);
  const isOnRecord = action.on !== 'nothing';
  const isBody = typeof action.wire !== 'object' || action.wire.method === 'POST';
  const permitted = permittedRole(action);

  const call = async (
    client: Pick<TestClient, 'tenant'> & Partial<Pick<TestClient, 'headers'>>,
    args: ActionCallArgs,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const { method, path, body } = actionRequest(
      action,
      args,
      21,
      collection ? variantOf(collectionNamed(collection), client.tenant) : undefined,
    );
    const answer = await apiOf().app.inject({
      method,
      url: `${apiPrefix()}${path}`,
      headers: {
        domain: client.tenant,
        ...client.headers,
        ...more,
        // Input of another kind is JSON too.
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json<unknown>() : null };
  };
  const anywhere = isOnRecord || !isBody ? { target: unknownId } : {};

  describe(action.name, () => {
    it.runIf(action.roles !== 'public')('is refused without a session', async () => {
      expect((await call({ tenant: 'showquest' }, anywhere)).status).toBe(401);
    });

    const { roles: audience } = action;
    const refused = typeof audience === 'string' ? [] : roles.filter((role) => !hasRole([role], audience));
    it.each(refused)('is refused to %s', async (role) => {
      const client = await apiOf().loginAs('showquest', role);
      expect((await call(client, anywhere)).status).toBe(403);
    });

    it.runIf(isBody)('refuses input of another kind in a sentence', async () => {
      const client = await apiOf().loginAs('showquest', permitted);
      const { status, body } = await call(client, { ...anywhere, input: 7 });
      expect(status).toBe(400);
      expect(problemText(body)?.length).toBeGreaterThan(8);
    });

    const isCallable = prepare !== undefined || (!isOnRecord && v.is(action.input, undefined));
    it.runIf(isCallable && isBody)('answers as it declares, and once for one key on a record', async () => {
      const api = apiOf();
      const client = await api.loginAs('showquest', permitted);
      const args = await prepare?.(api, client);
      const again = { [names.idempotencyKey]: randomUUID() };
      const first = await call(client, args ?? {}, again);
      expect([first.status, v.safeParse(actionAnswerSchema(action.output), first.body).issues]).toEqual([
        200,
        undefined,
      ]);
      // A client does without the record; this server answers it.
      if (action.output === 'record') expect(first.body).toHaveProperty('data.hashcode');
      if (!isOnRecord) return;
      expect(await call(client, args ?? {}, again)).toEqual(first);
      expect((await call(client, { ...args, target: unknownId }, again)).status).toBeGreaterThan(399);
    });

    it.runIf(isCallable && !isBody)('is done once', async () => {
      const api = apiOf();
      const client = await api.loginAs('showquest', permitted);
      const args = await prepare?.(api, client);
      expect((await call(client, args ?? {})).status).toBe(204);
      expect((await call(client, args ?? {})).status).toBe(404);
    });
  });
}

function permittedRole({ roles: audience }: Action): Role {
  return typeof audience === 'string' ? 'staff' : (audience[0] ?? 'admin');
}
