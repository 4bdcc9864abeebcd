import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * A collection as the contract declares it.
 *
 * @param {string} root
 * @param {string} name its key in the registry
 */
export async function declaredCollection(root, name) {
  // The contract is TypeScript, which Node does not run by itself.
  const { registry } = await tsImport(join(root, 'libs/api-contract/src/registry.ts'), import.meta.url);
  if (!Object.hasOwn(registry, name)) throw new Error(`There is no collection ${name}.`);
  return registry[name];
}
