import { tenantCodes } from './tenantCodes.js';

/** Permitted imports of each kind of project: the table "Who can import whom" of the architecture page. */
const importsByType = {
  ground: ['ground', 'contract'],
  contract: [],
  domain: ['contract'],
  config: ['ground', 'domain', 'contract', 'ui'],
  ui: ['ground', 'ui', 'domain'],
  data: ['ground', 'data', 'domain', 'contract'],
  field: ['ground', 'data', 'ui', 'config', 'domain', 'contract'],
  base: ['ground', 'field', 'data', 'ui', 'config', 'domain', 'contract'],
  feature: ['ground', 'base', 'field', 'data', 'ui', 'config', 'domain', 'contract'],
  screen: ['ground', 'feature', 'base', 'field', 'data', 'ui', 'config', 'domain', 'contract'],
  shell: ['ground', 'screen', 'data', 'ui', 'config', 'domain', 'contract'],
  tenant: ['contract'],
  tenants: ['tenant', 'contract'],
  app: ['ground', 'tenant', 'shell', 'config', 'screen', 'ui'],
  api: ['tenants', 'domain', 'contract'],
};

/** @type {Record<string, string[]>} */
const importsByScope = {
  shared: ['shared'],
  web: ['shared', 'web'],
  server: ['shared', 'all-tenants', 'server'],
  // Projects that serve every tenant read the data of all of them.
  'all-tenants': ['shared', 'all-tenants', ...tenantCodes.map((code) => `tenant-${code}`)],
  // An app reaches what all share, and never another tenant's app.
  ...Object.fromEntries(tenantCodes.map((code) => [`tenant-${code}`, ['shared', 'web', `tenant-${code}`]])),
};

/** Other packages than these cannot be imported by the contract, so that both a browser and a server can load it. */
const contractPackages = ['valibot', '@valibot/to-json-schema', 'vitest', 'vitest/*', 'fast-check'];

/** The rules that both sides run add only the engine of the calendar. */
/** Of the domain; the last two are for tests, which compare draws with those of another program. */
const domainPackages = [...contractPackages, 'luxon', 'brackets-manager', 'brackets-memory-db'];

/** A tenant is data: neither a component nor a call belongs into it. */
const tenantPackages = ['vitest'];

/** Packages of the data layer that would let a component fetch. A slice of the interface's own state is none of it. */
const dataPackages = ['@reduxjs/toolkit/query', '@reduxjs/toolkit/query/*'];

/** @param {string} prefix @param {Record<string, string[]>} table */
function toConstraints(prefix, table) {
  return Object.entries(table).map(([name, targets]) => ({
    sourceTag: `${prefix}:${name}`,
    onlyDependOnLibsWithTags: targets.map((target) => `${prefix}:${target}`),
  }));
}

/** These drive everything, and nothing imports them. */
const drivers = ['type:e2e', 'type:tool', 'type:docs', 'scope:tooling'];

/** The constraints for Nx's `enforce-module-boundaries` rule. */
export const boundaries = [
  ...toConstraints('type', importsByType),
  ...toConstraints('scope', importsByScope),
  ...drivers.map((sourceTag) => ({ sourceTag, onlyDependOnLibsWithTags: ['*'] })),
  { sourceTag: 'type:contract', allowedExternalImports: contractPackages },
  { sourceTag: 'type:domain', allowedExternalImports: domainPackages },
  { sourceTag: 'type:tenant', allowedExternalImports: tenantPackages },
  { sourceTag: 'type:ui', bannedExternalImports: dataPackages },
];
