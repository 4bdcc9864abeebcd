import { apiPrefix, problemText, tenantCodes } from '@callboard/api-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../testKit/isLong';
import { seedingMs } from '../testKit/seededTemplate';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { testSession } from '../testKit/testSession';
import type { BadRequest } from './badRequestKinds';
import { badRequests } from './badRequests';
import { targetsOf } from './targetsOf';

/** Over all tenants and both roles together. */
const runs = isLong ? 24_000 : 2_400;
const roles = ['admin', 'participant'] as const;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
}, seedingMs);

afterAll(() => api.close());

describe('anything that is sent', () => {
  const sent = new Map<string, number>();

  test.each(tenantCodes.flatMap((tenant) => roles.map((role) => [tenant, role] as const)))(
    'the answer is no server error and every refusal has a sentence: %s, %s',
    async (tenant, role) => {
      const targets = await targetsOf(api.database, tenant);
      const session = await testSession(api.database, tenant, [role]);
      await fc.assert(
        fc.asyncProperty(badRequests(targets), async (request) => {
          sent.set(request.kind, (sent.get(request.kind) ?? 0) + 1);
          await answersProperly(request, role, { domain: tenant, ...session.headers });
        }),
        {
          numRuns: runs / (tenantCodes.length * roles.length),
          endOnFailure: true,
          includeErrorInReport: true,
        },
      );
    },
    600_000,
  );

  test('every kind of bad input was really sent', () => {
    const total = [...sent.values()].reduce((sum, count) => sum + count, 0);
    process.stdout.write(`${total} generated requests: ${JSON.stringify(Object.fromEntries(sent))}\n`);
    expect(total).toBeGreaterThanOrEqual(runs);
    expect(sent.size).toBe(15);
  });
});

async function answersProperly(
  request: BadRequest,
  role: (typeof roles)[number],
  session: Record<string, string>,
): Promise<void> {
  const { kind, method, path, headers, payload, statuses } = request;
  const answer = await api.app.inject({
    method,
    url: `${apiPrefix()}${path}`,
    headers: { ...session, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const details = `${kind}: ${method} ${path} ${payload ?? ''} → ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, details).toBeLessThan(500);
  // A user without the right gets that refusal first.
  const proper = statuses && (role === 'admin' ? statuses : [...statuses, 403, 404]);
  if (proper) expect(proper, details).toContain(answer.statusCode);
  if (answer.statusCode >= 400) {
    expect(answer.headers['content-type'], details).toMatch(/^application\/json/);
    expect(problemText(answer.json()), details).not.toBe('');
    expect(answer.body, details).not.toMatch(/\bat .+\.ts:|SELECT |syntax error|\bpg_|stack/);
  }
}
