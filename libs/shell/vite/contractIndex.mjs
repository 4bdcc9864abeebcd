import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Puts an index of the contract where a page would load the declarations of all collections, and of all kinds of notification with their
 * words: `declarations.ts` and `notificationPages.ts` of the contract describe what it then has instead.
 *
 * @param {string | undefined} tenant whose app it is: a page has no other tenant's own collections; without it, those of all
 * @returns {import('vite').Plugin}
 */
export function contractIndex(tenant) {
  return {
    name: 'callboard:contract-index',
    apply: 'build',
    load: {
      filter: {
        id: /[\\/]api-contract[\\/]src[\\/](?:declarations|notifications[\\/]notificationPages)\.ts$/,
      },
      async handler(id) {
        if (id.endsWith('notificationPages.ts')) {
          const { module } = await runnerImport(id);
          return `export const notificationPages = ${JSON.stringify(module.notificationPages)};`;
        }
        const { module } = await runnerImport(indexFile);
        const { collections, contests } = module.builtIndex;
        const own = contests.filter(
          (/** @type {{ tenant: string }} */ each) => !tenant || each.tenant === tenant,
        );
        return `import { contractIndex } from './contractIndex';
export const declarations = contractIndex(${JSON.stringify({ collections, contests: own })});`;
      },
    },
  };
}

const indexFile = fileURLToPath(new URL('../../api-contract/src/builtIndex.ts', import.meta.url));
