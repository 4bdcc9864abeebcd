import { kindOf, type Collection, type Field } from '@callboard/api-contract';
import { tableName } from '../database/tableNames';
import type { TestApi, TestClient } from './startTestApi';

export type Values = Record<string, unknown>;
export interface MadeRecord extends Values {
  hashcode: string;
  version: number;
  qed_model: { title: string };
}

/**
 * Makes believable records of any collection through the API, with the records that they need. Of two makers at one tenant each
 * numbers its records from elsewhere, so that their texts differ.
 */
export function createRecordMaker(
  api: TestApi,
  client: TestClient,
  collections: readonly Collection[],
  numberedFrom = 0,
) {
  let made = numberedFrom;
  const shared = new Map<string, string>();

  function named(name: string): Collection {
    const found = collections.find((collection) => collection.name === name);
    if (!found) throw new Error(`There is no collection ${name}.`);
    return found;
  }

  /** A draft with every field filled, each time with other texts. */
  async function draftOf(collection: Collection, given: Values = {}): Promise<Values> {
    made += 1;
    const draft: Values = {};
    for (const [field, declared] of Object.entries(collection.fields)) {
      if (field in given) draft[field] = given[field];
      else if (!declared.serverOwned) draft[field] = await valueOf(collection, field, declared, draft);
    }
    return draft;
  }

  async function valueOf(
    collection: Collection,
    field: string,
    declared: Field,
    draft: Values,
  ): Promise<unknown> {
    if (declared.kind === 'reference') {
      return referenceTo(declared.to, declared.within ? { [declared.within]: draft[declared.within] } : {});
    }
    if (declared.kind !== 'datetime') return kindOf(declared).example(declared, made);
    // A time slot needs a place in its performance: who wants one says so.
    return field === collection.timeSlot?.from ? null : momentOf(collection, field);
  }

  /** An hour of its own for each record, so that no two overlap. */
  function momentOf({ noOverlap }: Collection, field: string): string {
    const minutes = field === noOverlap?.to ? 59 : 0;
    return new Date(Date.UTC(2026, 4, 1, made, minutes)).toISOString().replace('.000Z', '+00:00');
  }

  async function referenceTo(name: string, sharing: Values): Promise<string> {
    const key = `${name} ${JSON.stringify(sharing)}`;
    const known = shared.get(key);
    if (known) return known;
    const { hashcode } = await make(name, sharing);
    shared.set(key, hashcode);
    return hashcode;
  }

  async function make(name: string, given: Values = {}): Promise<MadeRecord> {
    const collection = named(name);
    if (name === 'formEditions') return makeVersion();
    if (name === 'formInstances' && !('definition' in given)) {
      const { definition } = await makeVersion();
      // A reference as it is read.
      return make(name, { definition: (definition as MadeRecord).hashcode, task: null, ...given });
    }
    // No one is in a conversation, or invited to an entry, twice.
    if (isOncePerUser(collection) && !('user' in given)) {
      return make(name, { user: (await make('users')).hashcode, ...given });
    }
    const draft = await draftOf(collection, given);
    if (name === 'users') return makeUser(draft);
    const answer = await client.call('POST', collection.path, draft);
    if (answer.status !== 201) throw new Error(`${name} was refused: ${JSON.stringify(answer.body)}`);
    // The contract's envelope of a create.
    return (answer.body as { data: MadeRecord }).data;
  }

  /** Editions are made by publishing a form. */
  async function makeVersion(): Promise<MadeRecord> {
    const { hashcode } = await make('formDefinitions');
    const action = { action: 'publish', target: hashcode };
    await client.call('POST', `${named('formDefinitions').path}/actions`, action);
    const { path } = named('formEditions');
    const { body } = await client.call('GET', `${path}?definition=${hashcode}`);
    // The list of the only edition there is.
    const [edition] = (body as { results: MadeRecord[] }).results;
    const read = await client.call('GET', `${path}/${edition?.hashcode}`);
    // As the API reads it.
    return read.body as MadeRecord;
  }

  /** Memberships are made by invitation, which is no create of a record. */
  async function makeUser(draft: Values): Promise<MadeRecord> {
    const text = `INSERT INTO ${tableName('users')} (tenant, name, email, roles, individual) VALUES ($1, $2, $3, $4, $5) RETURNING hashcode`;
    const values = [
      client.tenant,
      draft['name'],
      `user.${made}@example.org`,
      draft['roles'],
      draft['individual'],
    ];
    const [row] = await api.database.forTenant(client.tenant).query<{ hashcode: string }>({ text, values });
    const answer = await client.call('GET', `${named('users').path}/${row?.hashcode}`);
    // As the API reads it.
    return answer.body as MadeRecord;
  }

  return { make, draftOf };
}

function isOncePerUser({ distinct = [], naturalKey = [] }: Collection): boolean {
  return [naturalKey, ...distinct.map(({ fields }) => fields)].some((fields) => fields.includes('user'));
}

export type RecordMaker = ReturnType<typeof createRecordMaker>;
