import { tenantCodes } from './tenantCodes.js';

/** What each kind of project may import, as the table "Who may import whom" of the architecture page says. */
const importsByType = {
  base: ['base'],
  contract: [],
  config: ['base', 'contract', 'ui'],
  ui: ['base', 'ui'],
  data: ['base', 'data', 'contract'],
  field: ['base', 'data', 'ui', 'config', 'contract'],
  feature: ['base', 'field', 'data', 'ui', 'config', 'contract'],
  screen: ['base', 'feature', 'field', 'data', 'ui', 'config', 'contract'],
  shell: ['base', 'screen', 'data', 'ui', 'config', 'contract'],
  app: ['base', 'shell', 'config', 'screen', 'ui'],
  api: ['contract'],
};

/** @type {Record<string, string[]>} */
const importsByScope = {
  shared: ['shared'],
  web: ['shared', 'web'],
  server: ['shared', 'server'],
  // An app reaches what all share, and never another tenant's app.
  ...Object.fromEntries(tenantCodes.map((code) => [`tenant-${code}`, ['shared', 'web', `tenant-${code}`]])),
};

/** Packages beside these may not be imported by the contract, so that both a browser and a server can load it. */
const contractPackages = ['valibot', '@valibot/to-json-schema', 'vitest', 'vitest/*', 'fast-check'];

/** Packages that belong to the data layer and would let a component fetch. */
const dataPackages = ['@reduxjs/toolkit', '@reduxjs/toolkit/*', 'react-redux'];

/** @param {string} prefix @param {Record<string, string[]>} table */
function toConstraints(prefix, table) {
  return Object.entries(table).map(([name, targets]) => ({
    sourceTag: `${prefix}:${name}`,
    onlyDependOnLibsWithTags: targets.map((target) => `${prefix}:${target}`),
  }));
}

/** These drive everything, and nobody imports them. */
const drivers = ['type:e2e', 'type:tool', 'type:docs', 'scope:tooling'];

/** The constraints for Nx's `enforce-module-boundaries` rule. */
export const boundaries = [
  ...toConstraints('type', importsByType),
  ...toConstraints('scope', importsByScope),
  ...drivers.map((sourceTag) => ({ sourceTag, onlyDependOnLibsWithTags: ['*'] })),
  { sourceTag: 'type:contract', allowedExternalImports: contractPackages },
  { sourceTag: 'type:ui', bannedExternalImports: dataPackages },
];
