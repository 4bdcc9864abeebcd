import { apiPrefix, hasRole, queryAnswerSchema, queryPath, roles, type Query } from '@callboard/api-contract';
import { queryNamed, type QueryName } from '@callboard/api-contract/queries';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { TestApi, TestClient } from './startTestApi';

/**
 * What holds for every query, whichever it is: who is refused, and that the answer is what the contract declares. It is read without
 * input, so that one which needs some, or finds nothing without, has a test of its own for its answer.
 */
export function describeQuery(apiOf: () => TestApi, key: QueryName): void {
  const query = queryNamed(key);
  const audience = query.roles;

  const read = async (client: Pick<TestClient, 'tenant'> & Partial<Pick<TestClient, 'headers'>>) => {
    const answer = await apiOf().app.inject({
      method: 'GET',
      url: `${apiPrefix()}${queryPath(query, idsOf(query))}`,
      headers: { domain: client.tenant, ...client.headers },
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  describe(key, () => {
    it.runIf(audience !== 'public')('is refused without a session', async () => {
      expect((await read({ tenant: 'showquest' })).status).toBe(401);
    });

    const refused = typeof audience === 'string' ? [] : roles.filter((role) => !hasRole([role], audience));
    it.each(refused)('is refused to %s', async (role) => {
      expect((await read(await apiOf().loginAs('showquest', role))).status).toBe(403);
    });

    it.runIf(v.is(query.input, {}) && key !== 'runningOrder')('answers as it declares', async () => {
      const role = typeof audience === 'string' ? 'staff' : (audience[0] ?? 'admin');
      const { status, body } = await read(await apiOf().loginAs('showquest', role));
      expect([status, v.safeParse(queryAnswerSchema(query), body).issues]).toEqual([200, undefined]);
    });
  });
}

/** A record that does not exist, for each place in the path. */
function idsOf({ path }: Query): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, randomUUID()]));
}
