import {
  apiPrefix,
  callPaths,
  collectionNamed,
  collectionNames,
  collectionPath,
  product,
  tenantCodes,
  type Collection,
} from '@callboard/api-contract';
import { buildNumber } from '../buildNumber';
import { collectionPaths } from './collectionPaths';
import { collectionSchemas } from './collectionSchemas';
import { conversationBeginning, messagePaths } from './messaging';
import { activationRead, sharedComponents, sharedPaths } from './components.data';

/** The OpenAPI 3.1 document of a version, made from the same declarations as the routes. */
export function openApiDocument(version: number) {
  const collections = collectionNames.map(collectionNamed);
  const { userActions, ...paths } = sharedPaths;
  const shared = { ...paths, [callPaths.userActions(version)]: userActions };
  const domain = {
    name: 'Domain',
    in: 'header',
    description: 'The tenant. Without it the host decides before a login, and the token after.',
    schema: { enum: tenantCodes },
  };
  const components = {
    ...sharedComponents,
    parameters: { ...sharedComponents.parameters, Domain: domain },
    schemas: Object.assign({}, sharedComponents.schemas, ...collections.map(schemasOf)),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API`,
      version: buildNumber.version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: apiPrefix(version).replace(/\/$/, '') }],
    security: [{ token: [] }],
    paths: Object.assign(
      Object.fromEntries(Object.entries(shared).map(([path, item]) => [`/${path}`, item])),
      ...collections.map((collection) => pathsOf(collection, version)),
      messagePaths(version),
    ),
    components,
  };
}

function schemasOf(collection: Collection): ReturnType<typeof collectionSchemas> {
  const schemas = collectionSchemas(collection);
  if (collection.name !== 'conversations') return schemas;
  const { ConversationsDraft: draft } = schemas;
  const properties = { ...Object(draft?.['properties']), ...conversationBeginning };
  return { ...schemas, ConversationsDraft: { ...draft, properties } };
}

function pathsOf(collection: Collection, version: number): ReturnType<typeof collectionPaths> {
  const path = collectionPath(collection, version);
  const paths = collectionPaths(collection, path);
  if (collection.name !== 'userActivations') return paths;
  const one = `/${path}/{hashcode}`;
  const parameters = [{ name: 'hashcode', in: 'path', required: true, schema: { type: 'string' } }];
  return { ...paths, [one]: { ...paths[one], parameters, get: activationRead } };
}
