import { isCollectionName, type ServerRoute } from '@callboard/api-contract';
import type { TenantRoute } from '@callboard/tenant';

const pathPattern = /^(\/:?[\w-]+)+$/;
const ownPaths = /^\/login(\/|$)/;

/** The server's routes that can be served: an odd path, or one of the login pages, is left out and named to `warn`. */
export function fromServerRoutes(
  served: readonly ServerRoute[],
  warn: (sentence: string) => void,
): TenantRoute[] {
  return served.flatMap(({ name, path, component, meta }) => {
    if (path.length > 200 || !pathPattern.test(path) || ownPaths.test(path)) {
      warn(`The server's route "${name}" is left out: "${path}" is no path that it may serve.`);
      return [];
    }
    return [{ name, path, screen: component, meta: { title: meta?.title, collection: collectionOf(meta) } }];
  });
}

function collectionOf(meta: ServerRoute['meta']) {
  const name = meta?.['collection'];
  return typeof name === 'string' && isCollectionName(name) ? name : undefined;
}
