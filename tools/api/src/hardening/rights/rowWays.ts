import type { Collection, RowCondition, RowLink } from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import { blankTarget } from '../../testKit/madeRecord';
import type { TestClient } from '../../testKit/startTestApi';
import type { RowRight } from './rowRights';
import { hashcodeIn, setColumns, type Reached, type Reaching } from './withinReach';

/** A change after which a row leads its user nowhere: values of some columns, or null where the row is deleted. */
export interface Loss {
  title: string;
  collection: Collection;
  hashcode: string;
  values: Readonly<Record<string, unknown>> | null;
}

/** A user who is to reach records, with an admin of their tenant. */
export interface ReachingBy extends Reaching {
  admin: TestClient;
}

/** One row by which a right is given: a condition can have several, each of which is enough. */
export interface RowWay {
  title: string;
  /** Makes the row for a user and a record; answers each way in which the right ends with it. */
  give(given: ReachingBy, record: Reached): Promise<Loss[]>;
}

type Linked = Extract<RowCondition, { linkedBy: unknown }>;
type Targeted = Extract<RowCondition, { targetedBy: unknown }>;
type Owned = Extract<RowCondition, { actor: unknown }>;

/** The rows by which a right is given, read from the condition that declares it. */
export function rowWays({ collection, condition }: RowRight): RowWay[] {
  if ('linkedBy' in condition)
    return condition.linkedBy.map((link) => ({
      title: `${link.collection}.${link.own}`,
      give: async (given, record) => [
        ...(await linked(given, record, condition.field, link)),
        ...(await withoutStatus(given, collection, record, condition)),
      ],
    }));
  if ('targetedBy' in condition)
    return [
      {
        title: condition.targetedBy.collection,
        give: async (given, record) => [
          ...(await targeted(given, record, condition)),
          ...(await withoutStatus(given, collection, record, condition)),
        ],
      },
    ];
  if (!('actor' in condition)) throw new Error(`${collection.name} has a right by no row.`);
  return [{ title: condition.field, give: (given, record) => owned(given, collection, record, condition) }];
}

/** The record names the user, or their person: another one takes their place, and the user can become another person. */
async function owned(
  given: ReachingBy,
  collection: Collection,
  record: Reached,
  { field, actor }: Owned,
): Promise<Loss[]> {
  const { client, maker } = given;
  const isPerson = field === 'hashcode';
  if (isPerson) await setPerson(given, record.hashcode);
  else {
    const own = actor === 'user' ? client.user : client.individual;
    await setColumns(given, collection, record.hashcode, { [field]: own });
  }
  const other = async () => (await maker.make(actor === 'user' ? 'users' : 'individuals')).hashcode;
  const named = isPerson
    ? []
    : [{ collection, hashcode: record.hashcode, values: { [field]: await other() } }];
  return [
    ...named.map((loss) => ({ title: `${field} names another`, ...loss })),
    ...(actor === 'individual' ? [await otherPerson(given)] : []),
  ];
}

/** The user is another person by now. */
async function otherPerson({ client, maker }: Reaching): Promise<Loss> {
  const values = { individual: (await maker.make('individuals', { enters_for: null })).hashcode };
  return {
    title: 'the user is another person',
    collection: declared('users'),
    hashcode: client.user,
    values,
  };
}

/** Makes a user another person, as an admin does: what processes believe of a session ends with it. */
export async function setPerson({ admin, client }: ReachingBy, individual: unknown): Promise<void> {
  const { status, body } = await admin.call('PATCH', `${declared('users').path}/${client.user}`, {
    individual,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** A record leads from the user to what the field holds. */
async function linked(given: Reaching, record: Reached, field: string, link: RowLink): Promise<Loss[]> {
  const { maker, client } = given;
  const collection = declared(link.collection);
  const to = hashcodeIn(record, field);
  const own = link.actor === 'user' ? client.user : client.individual;
  const isPerson = link.own === 'hashcode';
  const row =
    isPerson && own ? { hashcode: own } : await made(given, link, { [link.own]: own, [link.field]: to });
  if (isPerson) await setColumns(given, collection, row.hashcode, { [link.field]: to });
  const at = { collection, hashcode: row.hashcode };
  const losses: Loss[] = [];
  if (!isPerson) {
    const other = await maker.make(link.actor === 'user' ? 'users' : 'individuals');
    losses.push({ ...at, title: `${link.own} names another`, values: { [link.own]: other.hashcode } });
  }
  if (link.actor !== 'user') losses.push(await otherPerson(given));
  const target = collection.fields[link.field];
  // A record within another record stays there.
  const isFixed = Object.values(collection.fields).some(
    (field) => field.kind === 'reference' && field.within === link.field,
  );
  if (target?.kind === 'reference' && !isFixed) {
    const elsewhere = await maker.make(target.to);
    losses.push({ ...at, title: `${link.field} is another`, values: { [link.field]: elsewhere.hashcode } });
  }
  for (const value of link.unless?.in ?? [])
    losses.push({
      ...at,
      title: `${link.unless?.field} is ${value}`,
      values: { [link.unless?.field ?? '']: value },
    });
  losses.push(...(await wholeOver(given, link, row)));
  // The last one: a row that is gone does not come back.
  if (!isPerson) losses.push({ ...at, title: 'the row is deleted', values: null });
  return losses;
}

/** The row that leads there, with a value that does not end it. */
async function made(
  given: Reaching,
  { collection: name, unless }: RowLink,
  values: Readonly<Record<string, unknown>>,
): Promise<Reached> {
  const collection = declared(name);
  const free = unless && valuesOf(collection, unless.field).find((value) => !unless.in.includes(value));
  if (!unless || free === undefined) return given.maker.make(name, { ...values });
  const isGiven = collection.fields[unless.field]?.serverOwned !== true && unless.field !== 'status';
  const row = await given.maker.make(name, { ...values, ...(isGiven && { [unless.field]: free }) });
  if (!isGiven) await setColumns(given, collection, row.hashcode, { [unless.field]: free });
  return row;
}

/** Losses where the parent of the row is over, or has left. */
async function wholeOver(given: Reaching, { collection, part }: RowLink, row: Reached): Promise<Loss[]> {
  if (!part) return [];
  const [stored] = await given.api.asOwner<{ record: Record<string, unknown> }>(
    'SELECT coalesce(after, before) AS record FROM changes WHERE record = $1 ORDER BY sequence DESC LIMIT 1',
    [row.hashcode],
  );
  const whole = hashcodeIn(part.field === 'hashcode' ? row : { ...row, ...stored?.record }, part.field);
  if (typeof whole !== 'string') throw new Error(`A row of ${collection} belongs to nothing.`);
  const { unless } = part;
  const over =
    'in' in unless
      ? unless.in.map((value) => ({ [unless.field]: value }))
      : [
          {
            [unless.field]: new Date(Date.now() - (unless.daysAgo + 2) * 86_400_000)
              .toISOString()
              .slice(0, 10),
          },
        ];
  return over.map((values) => ({
    title: `${part.collection}: ${Object.entries(values).flat().join(' is ')}`,
    collection: declared(part.collection),
    hashcode: whole,
    values,
  }));
}

/** A target means the user. */
async function targeted(given: Reaching, record: Reached, { field, targetedBy }: Targeted): Promise<Loss[]> {
  const { maker, client, role } = given;
  const target = await maker.make(targetedBy.collection, {
    ...blankTarget,
    [targetedBy.field]: hashcodeIn(record, field),
    user: client.user,
  });
  const at = { collection: declared(targetedBy.collection), hashcode: target.hashcode };
  const other = await maker.make('users');
  const anotherRole = role === 'judge' ? 'participant' : 'judge';
  return [
    { ...at, title: 'another user is meant', values: { user: other.hashcode } },
    { ...at, title: 'another role is meant', values: { role: anotherRole } },
    { ...at, title: 'the target is deleted', values: null },
  ];
}

/** The record itself has to meet something too. */
async function withoutStatus(
  given: Reaching,
  collection: Collection,
  record: Reached,
  { and }: Linked | Targeted,
): Promise<Loss[]> {
  if (!and) return [];
  await setColumns(given, collection, record.hashcode, { [and.field]: and.in[0] });
  const others = valuesOf(collection, and.field);
  return others
    .filter((value) => !and.in.includes(value))
    .map((value) => ({
      title: `${and.field} is ${value}`,
      collection,
      hashcode: record.hashcode,
      values: { [and.field]: value },
    }));
}

/** The values that a status or a select field can have. */
function valuesOf({ fields, lifecycle }: Collection, name: string): string[] {
  if (name === 'status') return Object.keys(lifecycle?.statuses ?? {});
  const field = fields[name];
  return field?.kind === 'select' ? field.options.map(({ value }) => value) : [];
}

function declared(collection: string): Collection {
  if (isCollectionName(collection)) return collectionNamed(collection);
  throw new Error(`No collection is called ${collection}.`);
}
