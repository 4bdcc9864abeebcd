import type { CollectionName } from './collectionName';
import type { Declarations } from './declarations';
import { v2PathOf, type Collection } from './defineCollection';
import { isContestCollection } from './entries/contestCollections';
import { contestFiles, nounFiles, type DeclarationFile, type Noun } from './nounFiles';
import { pageTenant } from './pageTenant';
import type { TenantCode } from './tenants';

/**
 * Parts of each collection in the index: navigation, dashboards, links and the cache read them of any. All else belongs to its subject
 * and loads with the first screen of that.
 */
const isIndexed = {
  name: true,
  path: true,
  v2Path: true,
  aliases: false,
  tenantAliases: false,
  model: true,
  label: true,
  tenants: true,
  feature: true,
  fields: false,
  references: true,
  title: true,
  titledBy: false,
  subtitle: false,
  avatar: true,
  pictures: false,
  page: true,
  isForReaders: true,
  otherPage: true,
  access: true,
  changeable: false,
  versioned: false,
  reliedOnBy: false,
  never: true,
  partOf: true,
  isSent: false,
  isFinal: false,
  lifecycle: false,
  created: false,
  naturalKey: false,
  noOverlap: false,
  timeSlot: false,
  distinct: false,
  rules: false,
  opensOn: false,
  ordering: false,
  nested: true,
  additionalFields: false,
  searchIn: false,
  extraInput: false,
  importable: false,
  calendar: false,
  timeline: false,
  map: false,
  above: false,
  people: false,
} as const satisfies Record<keyof Collection, boolean>;

type IndexedKey = {
  [K in keyof Collection]-?: (typeof isIndexed)[K] extends true ? K : never;
}[keyof Collection];
type Facts = Omit<Pick<Collection, IndexedKey>, 'v2Path'> & {
  /** Absent where it follows from the path and the model. */
  v2Path?: string;
};

// Object.entries of a literal object returns exactly its keys.
const lateKeys = Object.entries(isIndexed).flatMap(([key, isFact]) =>
  isFact ? [] : [key as keyof Collection],
);

/** The facts of all collections: data that a build writes into a page. */
export interface ContractIndex {
  collections: readonly { noun: Noun; facts: Facts }[];
  contests: readonly { tenant: TenantCode; facts: Facts }[];
}

/** Facts of a collection in the index. */
export function factsOf(collection: Collection): Facts {
  const facts: Partial<Collection> = { ...collection };
  if (facts.v2Path === v2PathOf(collection)) delete facts.v2Path;
  for (const key of lateKeys) Reflect.deleteProperty(facts, key);
  // The remaining keys are those that every declaration has in the index.
  return facts as Facts;
}

/** The declarations of a page: the index, each collection of which is completed in place when its file has loaded. */
export function contractIndex({ collections, contests }: ContractIndex): Declarations {
  const byKey = new Map([
    ...collections.map(({ facts }) => [facts.name, incomplete(facts)] as const),
    ...contests.map(({ tenant, facts }) => [`${tenant}/${facts.name}`, incomplete(facts)] as const),
  ]);
  const nounOf = new Map(collections.map(({ noun, facts }) => [facts.name, noun]));
  const loads = new Map<DeclarationFile, Promise<void>>();

  return {
    // Declarations have the names of the registry.
    names: collections.map(({ facts }) => facts.name as CollectionName),
    named: find,
    ofTenant: (name, tenant) => find(`${tenant}/${name}`),
    load: async (names) => {
      await Promise.all(names.map(load));
    },
  };

  function find(key: string): Collection {
    return present(byKey.get(key), key);
  }

  /** Of what tenants add to, a page loads what its own tenant has. */
  function load(name: CollectionName): Promise<void> {
    const tenant = pageTenant();
    if (tenant && isContestCollection(name)) return once(contestFiles[tenant], `${tenant}/`);
    return once(nounFiles[present(nounOf.get(name), name)]);
  }

  function once(file: DeclarationFile, prefix = ''): Promise<void> {
    const loaded = loads.get(file) ?? complete(file, prefix);
    loads.set(file, loaded);
    return loaded;
  }

  async function complete(file: DeclarationFile, prefix: string): Promise<void> {
    try {
      for (const [name, declaration] of Object.entries(await file())) {
        const collection = byKey.get(`${prefix}${name}`);
        if (collection) completeWith(collection, declaration);
      }
    } catch (error) {
      // The next caller tries again.
      loads.delete(file);
      throw error;
    }
  }
}

function present<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`The index of the contract has no collection ${key}.`);
  return value;
}

function incomplete(facts: Facts): Collection {
  const collection = { ...facts, v2Path: facts.v2Path ?? v2PathOf(facts) };
  for (const key of lateKeys) {
    Object.defineProperty(collection, key, {
      configurable: true,
      enumerable: true,
      get: () => {
        throw new Error(
          `"${key}" of ${facts.name} is read before its declaration has loaded. Await loadCollections(['${facts.name}']) first.`,
        );
      },
    });
  }
  // The loop above has defined the other properties.
  return collection as Collection;
}

function completeWith(collection: Collection, declaration: Collection): void {
  for (const key of lateKeys) Reflect.deleteProperty(collection, key);
  Object.assign(collection, declaration);
}
