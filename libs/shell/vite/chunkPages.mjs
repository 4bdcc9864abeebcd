import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const libraries = new URL('../../', import.meta.url);

/**
 * Modules that a browser loads after the login until the dashboard and the first list, with all that these import statically. It is one
 * chunk: the many small ones of what two screens share weighed a tenth more and were fetched one after another.
 */
const firstParts = [
  'shell/src/signed-in/SignedInApp.tsx',
  'screens/src/places/ParticipantDashboard.tsx',
  'screens/src/places/dashboardCards.tsx',
  'screens/src/generic/RecordListScreen.tsx',
  'scheduling/src/dated/DatedList.tsx',
  'api-contract/src/dashboards/queries/ownDashboardQueries.ts',
  'api-contract/src/notifications/queries/notificationQueries.ts',
  'api-contract/src/scheduling/schedulingCollections.ts',
  'api-contract/src/venues/venuesCollections.ts',
  // Of the declarations of entries, which come with a tenant.
  'api-contract/src/dated.data.ts',
  'api-contract/src/entries/timeSlots.ts',
].map((path) => fileURLToPath(new URL(path, libraries)));

/**
 * One chunk for the login and one for the page after it. Otherwise every set of modules that two chunks share becomes its own file:
 * 71 requests until the first list.
 *
 * @param {{ plugins: () => import('vite').PluginOption[], alias: import('vite').Alias[] }} app
 * @returns {{ plugin: import('vite').Plugin, groups: import('vite').Rolldown.CodeSplittingGroup[] }}
 */
export function chunkPages({ plugins, alias }) {
  /** @type {ReadonlySet<string>} */
  let firstModules = new Set();
  return {
    plugin: {
      name: 'callboard:chunk-pages',
      apply: 'build',
      async buildStart() {
        firstModules = await modulesOf(firstParts, { plugins: plugins(), alias });
      },
    },
    groups: [
      { name: 'start', tags: ['$initial'], priority: 2 },
      { name: 'app', test: (id) => firstModules.has(id), priority: 1 },
      // Components alone: a constant of the contract there brings all of them to the declarations of a tenant, which ask for it.
      { name: 'shared', test: (id) => !id.includes('/api-contract/src/'), minShareCount: 30 },
    ],
  };
}

/**
 * The modules that these import statically and that are left after tree shaking: of a build of them alone, which takes a second. The
 * bundler of all screens knows of a module only how many of them share it.
 *
 * @param {readonly string[]} entries
 * @param {{ plugins: import('vite').PluginOption[], alias: import('vite').Alias[] }} app
 * @returns {Promise<ReadonlySet<string>>}
 */
async function modulesOf(entries, { plugins, alias }) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugins, withoutDynamicImports()],
    resolve: { alias },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: [...entries], preserveEntrySignatures: 'strict' },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const modules = files.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  return new Set(modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])));
}

/** @returns {import('vite').Plugin} */
function withoutDynamicImports() {
  return {
    name: 'callboard:without-dynamic-imports',
    enforce: 'pre',
    resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
  };
}
