import { apiPrefix, type Collection, type Role, type TenantCode } from '@callboard/api-contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { appendFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { inject } from 'vitest';
import { buildApp, type AppDependencies } from '../app';
import { createLogger } from '../engine/plugins/logging';
import { readSettings, type Settings } from '../engine/settings';
import { createAnswerChecker } from './answerChecker';
import { checkAnswers } from './checkAnswers';
import { removeFolder } from './removeFolder';
import { startTestDatabase, type TestDatabase, type TestDatabaseOptions } from './startTestDatabase';
import { testSession, type TestSession } from './testSession';

/** An answer of the API under test. */
export interface TestAnswer {
  status: number;
  body: unknown;
  headers: Readonly<Record<string, string | undefined>>;
}

/** A user who calls the API. */
export interface TestClient extends TestSession {
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: InjectOptions['headers'],
  ): Promise<TestAnswer>;
}

export interface TestApi extends TestDatabase {
  app: FastifyInstance;
  settings: Settings;
  loginAs(tenant: TenantCode, ...roles: Role[]): Promise<TestClient>;
  close(): Promise<void>;
}

export interface TestApiOptions extends TestDatabaseOptions {
  collections?: readonly Collection[];
  /** Environment variables in addition to the defaults of tests. */
  variables?: NodeJS.ProcessEnv;
  /** Other limits of uploads than the contract's. */
  uploads?: NonNullable<AppDependencies['uploads']>;
  /** Stands in for push services. */
  pushTransport?: NonNullable<AppDependencies['pushTransport']>;
  /** Gets every line that is logged; without it nothing is. */
  log?: string[];
}

/**
 * The whole API over a fresh database: nothing listens, requests are injected, and each answer must be what the document
 * declares.
 */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const test = await startTestDatabase(options);
  const folder = await mkdtemp(join(tmpdir(), 'callboard-test-'));
  const variables = {
    CALLBOARD_DATA: folder,
    CALLBOARD_RATE_LIMIT: '0',
    CALLBOARD_MAX_DELAY_MS: '0',
    CALLBOARD_SOCKET_PORT: '0',
    ...options.variables,
  };
  const settings = readSettings(variables, folder);
  const { log } = options;
  const app = await buildApp({
    database: test.database,
    settings,
    logger: log ? createLogger('info', { write: (line) => void log.push(line) }) : createLogger('silent'),
    metrics: new Registry(),
    ...(options.pushTransport && { pushTransport: options.pushTransport }),
    ...(options.uploads && { uploads: options.uploads }),
    ...(options.collections && { collections: options.collections }),
  });
  const answers = checkAnswers(app, createAnswerChecker(options.collections));
  await app.ready();
  return {
    ...test,
    app,
    settings,
    async loginAs(tenant, ...roles) {
      const session = await testSession(test.database, tenant, roles);
      return { ...session, call: caller(app, session.headers) };
    },
    async close() {
      await app.close();
      await appendFile(inject('answerCounts'), `${answers.validated()}\n`);
      await test.drop();
      await removeFolder(folder);
    },
  };
}

/** Paths are those behind the prefix of version 21, unless they begin with a slash. */
function caller(app: FastifyInstance, authorization: TestSession['headers']): TestClient['call'] {
  return async (method, path, body, headers) => {
    const answer = await app.inject({
      method,
      url: path.startsWith('/') ? path : `${apiPrefix()}${path}`,
      headers: { ...authorization, ...headers },
      ...(body === undefined
        ? {}
        : {
            payload: JSON.stringify(body),
            headers: { ...authorization, 'content-type': 'application/json', ...headers },
          }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    // Of the headers, those that a test reads are never lists.
    const given = answer.headers as TestAnswer['headers'];
    return {
      status: answer.statusCode,
      body: isJson && answer.body ? answer.json() : answer.body,
      headers: given,
    };
  };
}
