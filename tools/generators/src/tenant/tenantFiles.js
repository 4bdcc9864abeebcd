import { escaped, quoted } from '../quoted.js';
import { seasonSource } from './seasonSource.js';

/**
 * @typedef {object} TenantNames
 * @property {string} code
 * @property {string} title
 * @property {{ one: string, many: string }} entry
 * @property {{ one: string, many: string }} participant
 * @property {{ brand: string, accent: string }} colours
 */

/** Files for the app, the server and the browser tests. @param {TenantNames} names */
export function dataFiles({ code, title, entry, participant, colours }) {
  return {
    'index.ts': `export { season } from './season.data';
export { tenant } from './tenant';
`,
    'package.json': `${JSON.stringify(
      {
        name: `@callboard/tenant-${code}`,
        version: '0.1.0',
        private: true,
        type: 'module',
        exports: { '.': './index.ts', './package.json': './package.json' },
        sideEffects: false,
        dependencies: { '@callboard/api-contract': '0.1.0' },
        nx: { tags: ['type:tenant', `scope:tenant-${code}`] },
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': tsconfig('../../../../', ['*.ts'], ['../../../../libs/api-contract']),
    'tenant.ts': `import type { TenantFacts } from '@callboard/api-contract/tenant';

/** Say in one sentence who they are and what they do. */
export const tenant: TenantFacts = {
  code: '${code}',
  name: ${quoted(title)},
  tagline: ${quoted(title)},
  colours: { brand: '${colours.brand}', accent: '${colours.accent}' },
  labels: {
    entries: { one: ${quoted(entry.one)}, many: ${quoted(entry.many)} },
    participants: { one: ${quoted(participant.one)}, many: ${quoted(participant.many)} },
  },
};
`,
    'season.data.ts': seasonSource({ title }),
  };
}

/** The app itself. @param {TenantNames} names */
export function appFiles({ code, title }) {
  return {
    'index.html': `<!doctype html>
<html lang="en-NZ" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="description" content="${escaped(title)}" />
    <meta name="theme-color" content="#0f172a" />
    <title>Callboard</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="root">
      <div class="splash"><img src="/logo.svg" alt="${escaped(title)}" width="240" height="64" /></div>
    </div>
    <noscript>${escaped(title)} needs JavaScript. Please switch it on and load this page again.</noscript>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'package.json': `${JSON.stringify(
      {
        name: `@callboard/app-${code}`,
        version: '0.1.0',
        private: true,
        type: 'module',
        dependencies: {
          '@callboard/shell': '0.1.0',
          '@callboard/tenant': '0.1.0',
          [`@callboard/tenant-${code}`]: '0.1.0',
        },
        nx: { tags: ['type:app', `scope:tenant-${code}`] },
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': tsconfig(
      '../../',
      ['src', '*.ts'],
      ['../../libs/tenant', '../../libs/shell', './src/tenant'],
      { exclude: ['src/tenant'], types: ['vite/client'] },
    ),
    'vite.config.ts': `import { appConfig } from '@callboard/shell/vite';

export default appConfig({ tenant: '${code}' });
`,
    'src/main.tsx': `import { startApp } from '@callboard/shell';
import { tenant } from './overrides';
import './theme.css';

startApp(tenant);
`,
    'src/overrides.ts': `import { defineTenant } from '@callboard/tenant';
import { tenant as facts } from '@callboard/tenant-${code}';

/** The routes, screens and components that this tenant replaces: none. */
export const tenant = defineTenant(facts);
`,
    'public/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64" role="img" aria-label="${escaped(title)}">
  <text x="0" y="44" fill="#fff" font-family="system-ui, sans-serif" font-size="40" font-weight="700" textLength="238" lengthAdjust="spacingAndGlyphs">${escaped(title)}</text>
</svg>
`,
    'public/icon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="32" fill="#334155" />
  <text x="32" y="44" fill="#fff" font-family="system-ui, sans-serif" font-size="36" font-weight="700" text-anchor="middle">${escaped(title.charAt(0))}</text>
</svg>
`,
    'public/stage.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMid slice">
  <rect width="1200" height="1200" fill="#0f172a" />
  <circle cx="860" cy="980" r="420" fill="#1e293b" />
</svg>
`,
  };
}

/** Source of its contest in the contract. @param {TenantNames} names */
export function contestSource({ code, entry, participant }) {
  return `import { select } from '../../fields/kinds';
import { defineCollaborators } from '../collections/defineCollaborators';
import { defineEntries } from '../collections/defineEntries';
import { defineParticipants } from '../collections/defineParticipants';
import type { Contest } from '../contest';

const contest = {
  app: '${code}',
  tenant: '${code}',
  entry: { one: ${quoted(entry.one)}, many: ${quoted(entry.many)} },
} as const satisfies Contest;

export const ${code} = {
  /** Say in one sentence what is entered. */
  entries: defineEntries(contest, {
    icon: 'entries',
    leading: {
      category: select({
        label: 'Category',
        required: true,
        column: 'shown',
        options: [
          { value: 'open', label: 'Open' },
          { value: 'junior', label: 'Junior' },
        ],
      }),
    },
    fields: {},
  }),
  /** Say in one sentence who takes part. */
  participants: defineParticipants(contest, {
    label: { one: ${quoted(participant.one)}, many: ${quoted(participant.many)} },
    fields: {
      part: select({
        label: 'Part',
        column: 'shown',
        options: [
          { value: 'member', label: 'Member' },
          { value: 'adult', label: 'Adult' },
        ],
      }),
    },
  }),
  /** Guests who help with an entry. */
  collaborators: defineCollaborators(contest),
  /** The field of its entries that targets call the category. */
  category: 'category',
} as const;
`;
}

/**
 * @param {string} toRoot
 * @param {string[]} include
 * @param {string[]} references
 * @param {{ exclude?: string[], types?: string[] }} [more]
 */
function tsconfig(toRoot, include, references, { exclude, types } = {}) {
  const config = {
    extends: `${toRoot}tsconfig.base.json`,
    compilerOptions: {
      rootDir: '.',
      outDir: 'out-tsc',
      tsBuildInfoFile: 'out-tsc/tsconfig.tsbuildinfo',
      ...(types && { types }),
    },
    include,
    ...(exclude && { exclude }),
    references: references.map((path) => ({ path })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
