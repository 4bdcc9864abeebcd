import { apiPrefix, type Collection, type Role, type TenantCode } from '@callboard/api-contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { inject } from 'vitest';
import { buildApp, type AppDependencies } from '../app';
import type { Database } from '../engine/database/openDatabase';
import { createLogger } from '../engine/plugins/logging';
import { secretKeyFile } from '../engine/secrets/secretKey';
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
 * The whole API over a database without rows: nothing listens, requests are injected, and each answer must be what the document
 * declares. An API that differs at most in its features is built once in a process, and files use it one after the other.
 */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const test = await startTestDatabase(options);
  const { log, uploads, collections, pushTransport, variables = {} } = options;
  const isUsual = !log && !uploads && !collections && !pushTransport;
  const isShared = isUsual && Object.keys(variables).every((variable) => variable === 'CALLBOARD_FEATURES');
  if (!isShared || !test.isStanding) return apiOf(test, await buildTestApp(test.database, options), discard);
  const apps = await appsOn(test.database);
  const features = variables['CALLBOARD_FEATURES'] ?? '';
  const known = apps.get(features);
  if (known) await beginAgain(known);
  const used = known ?? (await buildTestApp(test.database, options));
  apps.set(features, used);
  return apiOf(test, used, async () => {
    await used.app.background.stop();
    // An app that listens, or does so no more, is not for another file.
    if (!used.app.server.listening && !used.isClosed()) return;
    apps.delete(features);
    await discard(used);
  });
}

/** An API that has begun, and what is its own. */
interface TestApp {
  app: FastifyInstance;
  settings: Settings;
  folder: string;
  answers: ReturnType<typeof checkAnswers>;
  isClosed: () => boolean;
}

/** Apps on the database that files use one after the other, by their features. */
const shared: { database: Database | null; apps: Map<string, TestApp> } = { database: null, apps: new Map() };

/** The apps on a database. Those on the one before, which is gone, end. */
async function appsOn(database: Database): Promise<Map<string, TestApp>> {
  if (shared.database !== database) {
    for (const app of shared.apps.values()) await discard(app);
    shared.apps.clear();
    shared.database = database;
  }
  return shared.apps;
}

async function buildTestApp(database: Database, options: TestApiOptions): Promise<TestApp> {
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
    database,
    settings,
    logger: log ? createLogger('info', { write: (line) => void log.push(line) }) : createLogger('silent'),
    metrics: new Registry(),
    ...(options.pushTransport && { pushTransport: options.pushTransport }),
    ...(options.uploads && { uploads: options.uploads }),
    ...(options.collections && { collections: options.collections }),
  });
  const answers = checkAnswers(app, createAnswerChecker(options.collections));
  let isClosed = false;
  app.addHook('onClose', async () => void (isClosed = true));
  await app.ready();
  return { app, settings, folder, answers, isClosed: () => isClosed };
}

/** Begins the work outside of requests again, without the files that another test has stored. */
async function beginAgain({ app, folder }: TestApp): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // The key is read once, and folders are made once.
    if (entry.isFile() && file !== secretKeyFile({ dataFolder: folder })) await rm(file);
  }
  await app.background.start();
}

async function discard({ app, folder }: TestApp): Promise<void> {
  await app.close();
  await removeFolder(folder);
}

function apiOf(test: TestDatabase, used: TestApp, end: (used: TestApp) => Promise<void>): TestApi {
  const { app, settings, answers } = used;
  const validatedBefore = answers.validated();
  return {
    ...test,
    app,
    settings,
    async loginAs(tenant, ...roles) {
      const session = await testSession(test.database, tenant, roles);
      return { ...session, call: caller(app, session.headers) };
    },
    async close() {
      await end(used);
      await appendFile(inject('answerCounts'), `${answers.validated() - validatedBefore}\n`);
      await test.drop();
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
