import { apiPrefix, collectionPath, product, tenantCodes, type Collection } from '@callboard/api-contract';
import { variantsOf, collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { buildNumber } from '../buildNumber';
import { collectionPaths, nestedPaths } from './collectionPaths';
import { completePaths } from './completePaths';
import { mergePaths, type PathItem } from './mergePaths';
import { collectionSchemas } from './collectionSchemas';
import { actionPaths } from './actionPaths';
import { sharedComponents } from './components';
import { queryPaths, transferPaths } from './queryPaths';
import { json } from './schemas';

/** The OpenAPI 3.1 document of a version, made from the same declarations as the routes. */
export function openApiDocument(
  version: number,
  declared: readonly Collection[] = collectionNames.map(collectionNamed),
) {
  const collections = declared.flatMap(variantsOf);
  const domain = {
    name: 'Domain',
    in: 'header',
    description: 'The tenant. Without it the host decides before a login, and the token after.',
    schema: { enum: tenantCodes },
  };
  const components = {
    ...sharedComponents,
    parameters: { ...sharedComponents.parameters, Domain: domain },
    schemas: Object.assign({}, sharedComponents.schemas, ...collections.map(collectionSchemas)),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API`,
      description: 'Collections of records, actions on them, files and the session. Problems have one shape.',
      version: buildNumber.version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: apiPrefix(version).replace(/\/$/, '') }],
    security: [{ token: [] }],
    paths: completePaths(
      mergePaths(
        ...collections.map((collection) => pathsOf(collection, version)),
        ...collections.map((collection) => nestedPaths(collection, version)),
        ...actionPaths(version, collections),
        ...queryPaths(),
        ...transferPaths(),
        documentPath,
      ),
    ),
    components,
  };
}

/** At its own path and at those that it is called by in other applications. */
function pathsOf(collection: Collection, version: number): Record<string, PathItem> {
  return mergePaths(
    collectionPaths(collection, collectionPath(collection, version)),
    ...collection.aliases.map((alias) => collectionPaths(collection, alias)),
  );
}

const documentPath = {
  '/openapi.json': {
    get: {
      tags: ['Start'],
      summary: 'This document',
      security: [],
      responses: { 200: json({ type: 'object', required: ['openapi', 'paths'] }) },
    },
  },
} as const;
