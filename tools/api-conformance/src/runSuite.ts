import { collectionPath, isTenantCode, type CollectionName } from '@callboard/api-contract';
import {
  collectionAt,
  collectionNamed,
  collectionNames,
  isServedTo,
  variantsOf,
} from '@callboard/api-contract/collections';
import { checkList } from './checks/checkList';
import { checkPaths, isThere } from './checks/checkPaths';
import { checkSession, signIn, signOut, type Account, type Session } from './checks/checkSession';
import { checkWrites } from './checks/checkWrites';
import { contextOf } from './context';
import { createLedger } from './createLedger';
import { createMaker } from './createMaker';
import { createRecorder, judgeRefusals, type Recorder, type Result, type Scope } from './createRecorder';

export interface SuiteOptions extends Account {
  /** Where the API is: `https://api.example.org`. */
  baseUrl: string;
  /** The tenant that is checked. */
  domain: string;
  /** @default [21, 2] */
  versions?: readonly number[];
  /** @default all of the registry */
  collections?: readonly CollectionName[];
}

/** So many collections are read at the same time; writing is done one after the other. */
const readTogether = 4;

/** Checks an API against the contract, over HTTP alone, and leaves no record behind. */
export async function runSuite(options: SuiteOptions): Promise<Result[]> {
  const recorder = createRecorder();
  for (const version of options.versions ?? [21, 2]) await checkVersion(recorder, options, version);
  return recorder.results;
}

async function checkVersion(recorder: Recorder, options: SuiteOptions, version: number): Promise<void> {
  const { baseUrl, domain, email, password, collections = collectionNames } = options;
  const general = recorder.scope(version);
  const address = { baseUrl, domain, version };
  const session = await signIn(address, { email, password }, general);
  if (!session) return;
  const path = readablePath(collections, domain, version);
  await checkSession(address, session, general, path);
  const scopes = new Map(collections.map((name) => [name, recorder.scope(version, name)] as const));
  const served = await readAll(session, scopes);
  await writeAll(session, served, general);
  judgeRefusals(recorder.results, version, general);
  await signOut(session, general, path);
}

/** Checks how collections are read, and returns those that are served. */
async function readAll(session: Session, scopes: ReadonlyMap<CollectionName, Scope>) {
  const waiting = [...scopes];
  const served: [CollectionName, Scope][] = [];
  async function readNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const variant of variantsOf(collectionNamed(next[0]))) {
        const context = contextOf(session, variant, next[1]);
        if (!(await isThere(context))) continue;
        if (!(await checkList(context))) continue;
        await checkPaths(context);
        served.push(next);
      }
    }
  }
  await Promise.all(Array.from({ length: readTogether }, readNext));
  return served;
}

async function writeAll(
  session: Session,
  served: readonly [CollectionName, Scope][],
  general: Scope,
): Promise<void> {
  const ledger = createLedger(session.api);
  const maker = createMaker(session, ledger);
  for (const [name, scope] of served) {
    const context = contextOf(session, collectionAt(name, session.tenant), scope);
    await checkWrites({ ...context, maker, ledger }).finally(() => ledger.clear(general));
  }
}

/** A path that the tenant has, for the checks of sessions. */
function readablePath(collections: readonly CollectionName[], domain: string, version: number): string {
  const tenant = isTenantCode(domain) ? domain : undefined;
  const found = collections
    .flatMap((name) => variantsOf(collectionNamed(name)))
    .find((each) => tenant && isServedTo(each, tenant));
  return collectionPath(found ?? collectionNamed('users'), version);
}
