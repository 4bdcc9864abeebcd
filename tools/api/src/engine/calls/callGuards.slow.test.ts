import {
  actionRequest,
  apiPrefix,
  collectionOfAction,
  declaredRoles,
  limitRoles,
  limits,
  rowRule,
  type Action,
  type RateClass,
} from '@callboard/api-contract';
import { actionNamed, actionNames } from '@callboard/api-contract/actions';
import { collectionAt, collectionNames } from '@callboard/api-contract/collections';
import { queryNamed, queryNames } from '@callboard/api-contract/queries';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateBudgets } from '../plugins/rateLimits';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { addActionRoutes } from './actionRoutes';
import { checkRights } from './callGuards';
import { addQueryRoutes } from './queryRoutes';

const factor = 0.05;
const unknown = '00000000-0000-4000-8000-000000000000';
const burstOf = (rateClass: RateClass) => rateBudgets[rateClass].burst * factor;

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_RATE_LIMIT: String(factor) } });
  admin = await api.loginAs('showquest', 'admin');
});
afterAll(() => api.close());

let networks = 0;

/** Sends one request again and again, all at the same time, from a network of its own. */
async function burst(times: number, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: unknown) {
  networks += 1;
  const remoteAddress = `10.${networks >> 8}.${networks & 255}.1`;
  const started = Date.now();
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      api.app.inject({
        method,
        url: `${apiPrefix()}${path}`,
        remoteAddress,
        headers: { authorization: `Token ${admin.token}`, domain: 'showquest' },
        // Only what is written is an object here: the body of a call.
        ...(method === 'POST' && { payload: payload as object }),
      }),
    ),
  );
  const seconds = (Date.now() - started) / 1_000;
  return { seconds, passed: answers.filter(({ statusCode }) => statusCode !== 429).length };
}

/** Calls that pass are the burst of the class, and what it was filled up by meanwhile. */
function expectBurst({ passed, seconds }: Awaited<ReturnType<typeof burst>>, rateClass: RateClass) {
  expect(passed).toBeGreaterThanOrEqual(burstOf(rateClass));
  const refilled = Math.ceil(seconds * rateBudgets[rateClass].perSecond * factor);
  expect(passed).toBeLessThanOrEqual(burstOf(rateClass) + refilled);
}

const classOf = ({ rateClass }: Pick<Action, 'rateClass'>): RateClass =>
  typeof rateClass === 'string' ? rateClass : rateClass.withData;

describe('the rate of calls', () => {
  it.each(actionNames)('refuses the action %s after the burst of its class', async (key) => {
    const action = actionNamed(key);
    const name = collectionOfAction(action);
    const request = actionRequest(
      action,
      { target: unknown, input: { of: 'no sense' } },
      limits.apiVersion,
      name === null ? undefined : collectionAt(name, 'showquest'),
    );
    // At a shared address each call counts as a write too.
    const isShared = typeof action.wire !== 'object';
    const own = classOf(action);
    const rateClass = isShared && burstOf('write') < burstOf(own) ? 'write' : own;
    expectBurst(await burst(burstOf(rateClass) + 5, request.method, request.path, request.body), rateClass);
  });

  it.each(queryNames)('refuses the query %s after the burst of its class', async (key) => {
    const { path, rateClass } = queryNamed(key);
    expectBurst(await burst(burstOf(rateClass) + 5, 'GET', path.replace(/\{\w+\}/g, unknown)), rateClass);
  });
});

describe('the address of a call', () => {
  const routes = new Map<string, { compress?: unknown; config?: { rateClass?: unknown } }>();
  beforeAll(() => {
    const app = Fastify();
    app.addHook('onRoute', ({ method, url, ...route }) => void routes.set(`${String(method)} ${url}`, route));
    const handlers = new Proxy({}, { get: () => () => undefined });
    const records = { served: collectionNames.map((name) => collectionAt(name, 'showquest')) };
    // Nothing is called: the routes are read as they are declared.
    const dispatch = { handlers, records, requireSession: () => undefined, isViewing: () => undefined };
    addActionRoutes(app, limits.apiVersion, dispatch as unknown as Parameters<typeof addActionRoutes>[2]);
    addQueryRoutes(app, handlers as Parameters<typeof addQueryRoutes>[1]);
  });
  const routeOf = (method: string, path: string) =>
    routes.get(`${method} /${path.replace(/\{(\w+)\}/g, ':$1')}`);

  it.each(actionNames)('never compresses an answer of the action %s', (key) => {
    const action = actionNamed(key);
    const name = collectionOfAction(action);
    const collection = name === null ? undefined : collectionAt(name, 'showquest');
    const { method, path } = actionRequest(action, { target: '{id}' }, limits.apiVersion, collection);
    const declared = typeof action.wire === 'object' ? action.wire.path : path;
    expect(routeOf(method, declared)).toMatchObject({ compress: false });
  });

  it.each(queryNames.filter((key) => queryNamed(key).isSecret))(
    'never compresses the secret answer of %s',
    (key) => {
      expect(routeOf('GET', queryNamed(key).path)).toMatchObject({ compress: false });
    },
  );
});

describe('a right that a tenant took away', () => {
  const written = actionNames
    .map(actionNamed)
    .filter(({ roles, alsoWrites }) => Array.isArray(roles) && roles.includes('staff') && alsoWrites)
    .flatMap((action) => (action.alsoWrites ?? []).map((collection) => ({ action, collection })));

  it.each(written)('keeps $action.name from writing $collection', ({ action, collection }) => {
    const of = collectionAt(collection, 'showquest');
    const verbs = (['create', 'update'] as const).filter((verb) => rowRule(of, verb, declaredRoles('staff')));
    const roles = limitRoles(['staff'], { staff: { [collection]: { verbs } } });
    const check = () => checkRights(action, { roles });
    if (verbs.length > 0) expect(check).toThrow();
    else expect(check).not.toThrow();
  });
});
