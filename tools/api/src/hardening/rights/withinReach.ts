import {
  rowRule,
  type Collection,
  type Role,
  type RowCondition,
  type RowNaming,
  type TenantCode,
  type Verb,
  declaredRoles,
} from '@callboard/api-contract';
import { collectionNamed, isCollectionName, isServedTo } from '@callboard/api-contract/collections';
import { matchedByTargets } from '@callboard/api-contract/messaging';
import { name } from '../../engine/database/quote';
import { tableName } from '../../engine/database/tableNames';
import type { RecordMaker } from '../../testKit/makeRecords';
import type { TestApi, TestClient } from '../../testKit/startTestApi';

/** A record that is to be reached, with its fields as far as they are known. */
export interface Reached {
  hashcode: string;
  [field: string]: unknown;
}

/** A user who is to reach records, and what makes them reach some. */
export interface Reaching {
  api: TestApi;
  maker: RecordMaker;
  client: TestClient;
  role: Role;
}

/** Sets columns of a record past the routes, as what lies outside a test would have done. */
export async function setColumns(
  { api }: Pick<Reaching, 'api'>,
  collection: Collection,
  hashcode: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const sets = Object.keys(values).map((column, index) => `${name(column)} = $${index + 2}`);
  // As the owner: the application only changes a status as it is declared.
  await api.asOwner(`UPDATE ${name(tableName(collection.name))} SET ${sets.join(', ')} WHERE hashcode = $1`, [
    hashcode,
    ...Object.values(values),
  ]);
}

/** Makes a record that the role reads, as far as the way to it can be made; its status is set afterwards. */
export async function makeReachableRows(given: Reaching, collection: Collection): Promise<string> {
  const { client, maker } = given;
  const own = conditionsOf(collection, given.role, 'read').some(
    (condition) => condition.field === 'hashcode' && 'actor' in condition,
  );
  if (own && client.individual) return client.individual;
  // A link that leads a role to one record of a parent would lead it to the others.
  const linked = conditionsOf(collection, given.role, 'read').flatMap((condition) =>
    'linkedBy' in condition ? [condition.field] : [],
  );
  const record = await maker.make(collection.name, await wholesOfItsOwn(maker, collection, linked));
  await makeReachable(given, collection, record);
  return record.hashcode;
}

/** Parents of a record, made for it alone: of a shared one its user can have one such record already. */
export async function wholesOfItsOwn(
  maker: RecordMaker,
  collection: Collection,
  linked: readonly string[] = [],
): Promise<Record<string, string>> {
  const { fields, naturalKey = [], distinct = [] } = collection;
  const keys = new Set([...naturalKey, ...distinct.flatMap((key) => key.fields), ...linked]);
  const made: Record<string, string> = {};
  for (const key of keys) {
    const field = fields[key];
    if (field?.kind !== 'reference' || !field.required || field.serverOwned) continue;
    if (field.to === 'users' || field.to === 'individuals') continue;
    const whole = await maker.make(field.to);
    made[key] = whole.hashcode;
    // A record within another record comes with that one.
    const around = field.within ? namedBy(whole, field.within) : null;
    if (field.within && around) made[field.within] = around.hashcode;
  }
  return made;
}

async function makeReachable(given: Reaching, collection: Collection, record: Reached): Promise<void> {
  // The first way is enough.
  const [condition] = conditionsOf(collection, given.role, 'read');
  if (condition) await open(given, collection, record, condition);
  const { client } = given;
  for (const verb of ['update', 'remove'] as const) {
    for (const owned of conditionsOf(collection, given.role, verb)) {
      if (!('actor' in owned) || owned.field === 'hashcode') continue;
      const own = owned.actor === 'user' ? client.user : client.individual;
      await setColumns(given, collection, record.hashcode, { [owned.field]: own });
    }
  }
}

/** Values of a record that leads somewhere, so that none of the role's verbs restricts it. */
function unreadableFields(collection: Collection, role: Role, linked: string): Record<string, string> {
  if (!isCollectionName(linked)) return {};
  const { fields } = collectionNamed(linked);
  const conditions = (['read', 'update', 'remove'] as const).flatMap((verb) =>
    conditionsOf(collection, role, verb),
  );
  const links = conditions.flatMap((condition) => ('linkedBy' in condition ? condition.linkedBy : []));
  return Object.fromEntries(
    links.flatMap(({ collection: other, unless }) => {
      const declared = unless && fields[unless.field];
      if (other !== linked || declared?.kind !== 'select') return [];
      const free = declared.options.find(({ value }) => !unless?.in.includes(value));
      return free && unless ? [[unless.field, free.value]] : [];
    }),
  );
}

/** Makes what lets the role reach a record by one condition. */
export async function open(
  given: Reaching,
  collection: Collection,
  record: Reached,
  condition: RowCondition,
): Promise<void> {
  const { maker, client } = given;
  if ('and' in condition && condition.and) {
    await setColumns(given, collection, record.hashcode, { [condition.and.field]: condition.and.in[0] });
  }
  if ('linkedBy' in condition) {
    const [link] = condition.linkedBy;
    if (!link || !isCollectionName(link.collection)) return;
    const linked = collectionNamed(link.collection);
    const own = link.actor === 'user' ? client.user : client.individual;
    const to = { [link.field]: hashcodeIn(record, condition.field) };
    // The record of the person themselves leads there.
    if (link.own === 'hashcode') {
      if (own) await setColumns(given, linked, own, to);
      return;
    }
    const { status, ...more } = unreadableFields(collection, given.role, link.collection);
    const made = await maker.make(link.collection, { [link.own]: own, ...to, ...more });
    if (status !== undefined) await setColumns(given, linked, made.hashcode, { status });
  } else if ('targetedBy' in condition) {
    const { collection: targets, field } = condition.targetedBy;
    await maker.make(targets, {
      ...Object.fromEntries(matchedByTargets.map((matched) => [matched, null])),
      [field]: hashcodeIn(record, condition.field),
      user: client.user,
    });
  } else if ('readable' in condition) {
    const field = collection.fields[condition.field];
    if (field?.kind !== 'reference' || !isCollectionName(field.to)) return;
    const target = collectionNamed(field.to);
    // Parts of the record can be bound to what it names already.
    const whole = condition.target ? namedBy(record, condition.field) : await maker.make(target.name);
    await setColumns(given, collection, record.hashcode, { [condition.field]: whole.hashcode });
    await makeReachable(given, target, whole);
    if (condition.target)
      await setColumns(given, target, whole.hashcode, { [condition.target.field]: condition.target.in[0] });
  } else if ('namedIn' in condition) {
    const [naming] = condition.namedIn;
    if (!naming || !isCollectionName(naming.collection)) return;
    const names = await maker.make(naming.collection);
    await setColumns(given, collectionNamed(naming.collection), names.hashcode, {
      [naming.field]: hashcodeIn(record, condition.field),
    });
    await makeReachable(given, collectionNamed(naming.collection), names);
    await meet(given, collectionNamed(naming.collection), names, naming);
  } else if ('reachedIn' in condition) {
    const [target] = condition.reachedIn;
    if (!target || !isCollectionName(target)) return;
    const whole = await maker.make(target);
    await setColumns(given, collection, record.hashcode, { [condition.field]: whole.hashcode });
    await makeReachable(given, collectionNamed(target), whole);
  } else if ('actor' in condition) {
    const own = condition.actor === 'user' ? client.user : client.individual;
    await setColumns(given, collection, record.hashcode, { [condition.field]: own });
  } else if ('holds' in condition) {
    await setColumns(given, collection, record.hashcode, { [condition.field]: condition.holds.slice(0, 1) });
  } else {
    await setColumns(given, collection, record.hashcode, { [condition.field]: condition.in[0] });
  }
}

/** Sets the record behind a reference as it has to be. */
async function meet(
  given: Reaching,
  collection: Collection,
  record: Reached,
  { through }: RowNaming,
): Promise<void> {
  const field = through && collection.fields[through.reference];
  if (!through || field?.kind !== 'reference' || !isCollectionName(field.to)) return;
  const { hashcode } = namedBy(record, through.reference);
  const { meets } = through;
  await setColumns(given, collectionNamed(field.to), hashcode, { [meets.field]: meets.in[0] });
}

/** True if the first way to a collection is there at a tenant: where acts are not judged, judges read none. */
export function isWayServed(collection: Collection, role: Role, tenant: TenantCode): boolean {
  const [condition] = conditionsOf(collection, role, 'read');
  if (!condition) return true;
  const field = collection.fields[condition.field];
  const followed = 'readable' in condition && field?.kind === 'reference' ? field.to : undefined;
  const way = 'namedIn' in condition ? condition.namedIn[0]?.collection : followed;
  if (way === undefined || !isCollectionName(way)) return true;
  return isServedTo(collectionNamed(way), tenant) && isWayServed(collectionNamed(way), role, tenant);
}

export function conditionsOf(collection: Collection, role: Role, verb: Verb): readonly RowCondition[] {
  const rule = rowRule(collection, verb, declaredRoles(role));
  return rule === null || rule === 'all' ? [] : rule;
}

/** The record that a required reference of another one names. */
function namedBy(record: Reached, field: string): Reached {
  const hashcode = hashcodeIn(record, field);
  if (typeof hashcode !== 'string') throw new Error(`The record names nothing by ${field}.`);
  return { hashcode };
}

/** A record by its own name, or by that of one that it refers to. */
export function hashcodeIn(record: Reached, field: string): unknown {
  const value = record[field];
  return typeof value === 'object' && value !== null && 'hashcode' in value ? value.hashcode : value;
}
