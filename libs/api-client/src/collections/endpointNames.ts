import type { CollectionName } from '@callboard/api-contract';

/**
 * The names of a collection's endpoints in the cache, in its actions and in Redux DevTools.
 *
 * @example
 * endpointNames('venues').get // 'getVenue'
 */
export function endpointNames(collection: CollectionName) {
  const many = capitalize(collection);
  const single = singularOf(many);
  // Some words have no plural: one piece of merchandise.
  const one = single === many ? `One${many}` : single;
  return {
    list: `list${many}`,
    count: `count${many}`,
    get: `get${one}`,
    changes: `get${one}Changes`,
    create: `create${one}`,
    patch: `patch${one}`,
    bulkPatch: `patch${many}`,
    act: `actOn${one}`,
    bulkAct: `actOn${many}`,
    remove: `remove${one}`,
    bulkRemove: `remove${many}`,
  };
}

/**
 * The endpoint with a name.
 *
 * @throws when the API has none
 */
export function endpointNamed<E>(endpoints: Readonly<Record<string, E>>, name: string): E {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`The API has no endpoint ${name}.`);
  return endpoint;
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The singular of a regular plural: `Entries` → `Entry`, `Addresses` → `Address`, `Venues` → `Venue`. */
function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.replace(/(ss|x|ch|sh)es$|s$/, '$1');
}
