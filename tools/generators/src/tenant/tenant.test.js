import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateTenant from './generator.js';

const options = { name: 'Dancequest', brand: '#0b6e4f', entry: 'Dance', participant: 'Dancer' };

describe('nx g tenant --name=Dancequest --brand=#0b6e4f --entry=Dance --participant=Dancer', () => {
  /** @type {Awaited<ReturnType<typeof changesBy>>} */
  let changes = [];

  beforeAll(async () => {
    changes = await changesBy((tree) => generateTenant(tree, options));
  });

  /** @param {string} type */
  const pathsOf = (type) =>
    changes
      .flatMap((change) => (change.type === type ? [change.path.replace(/\d{4}_/, 'NNNN_')] : []))
      .sort();
  /** @param {string} path */
  const contentOf = (path) => changes.find((change) => change.path.endsWith(path))?.content?.toString();

  it('makes an app with its data, what goes over the wire, and what tables need for it', () => {
    expect(pathsOf('CREATE')).toEqual([
      'apps/dancequest/index.html',
      'apps/dancequest/package.json',
      'apps/dancequest/public/icon.svg',
      'apps/dancequest/public/logo.svg',
      'apps/dancequest/public/stage.svg',
      'apps/dancequest/src/main.tsx',
      'apps/dancequest/src/overrides.ts',
      'apps/dancequest/src/tenant/index.ts',
      'apps/dancequest/src/tenant/package.json',
      'apps/dancequest/src/tenant/season.data.ts',
      'apps/dancequest/src/tenant/tenant.ts',
      'apps/dancequest/src/tenant/tsconfig.json',
      'apps/dancequest/src/theme.css',
      'apps/dancequest/tsconfig.json',
      'apps/dancequest/vite.config.ts',
      'libs/api-contract/src/entries/tenants/dancequest.ts',
      'tools/api/migrations/NNNN_dancequest.sql',
    ]);
  });

  it('adds a line to each registry, and changes nothing else', () => {
    expect(pathsOf('UPDATE')).toEqual([
      'libs/all-tenants/package.json',
      'libs/all-tenants/src/tenants.ts',
      'libs/all-tenants/tsconfig.json',
      'libs/api-contract/src/entries/contests.ts',
      'libs/api-contract/src/nounFiles.ts',
      'libs/api-contract/src/tenants.ts',
      'tsconfig.json',
    ]);
    expect(contentOf('api-contract/src/tenants.ts')).toContain(
      "tenantCodes = ['basketball', 'dancequest', 'launchpad', 'rockquest', 'showquest'] as const",
    );
  });

  it('has a page that names everything outside of its folder', () => {
    const page = readFileSync(
      new URL('../../../../.storybook/docs/how-to/add-a-tenant.mdx', import.meta.url),
      'utf8',
    );
    const outside = [...pathsOf('CREATE'), ...pathsOf('UPDATE')].filter((path) => !path.startsWith('apps/'));
    const named = (/** @type {string} */ path) =>
      `\`${path.replace('NNNN', '<number>').replace('dancequest', '<code>').replace('libs/all-tenants/', '')}\``;
    expect(outside.filter((path) => !page.includes(named(path)))).toEqual([]);
  });

  it('is neutral: it has nothing of another tenant', () => {
    const own = changes.filter(({ type }) => type === 'CREATE');
    for (const { content } of own)
      expect(content?.toString()).not.toMatch(/basketball|launchpad|rockquest|showquest|\bteams?\b|court/i);
  });

  it('uses the same words in its facts and in the contract', () => {
    for (const path of ['src/tenant/tenant.ts', 'entries/tenants/dancequest.ts']) {
      expect(contentOf(path)).toContain("{ one: 'Dance', many: 'Dances' }");
      expect(contentOf(path)).toContain("{ one: 'Dancer', many: 'Dancers' }");
    }
  });

  it('derives its theme from its colour', () => {
    expect(contentOf('apps/dancequest/src/theme.css')).toContain('--brand: light-dark(#0b6e4f, ');
  });

  it('lets the tables of all tenants hold what its entries and participants can be', () => {
    const migration = contentOf('_dancequest.sql') ?? '';
    // After those of the tenants before it, by their codes.
    expect(migration).toContain(`CHECK ("category" IN ('open', 'junior', 'band', 'duo', 'solo'))`);
    expect(migration).toMatch(/CHECK \("part" IN \('guard', .*'member', 'adult', .*'teacher'\)\)/);
    expect(migration).not.toContain('CREATE TABLE');
  });

  it('refuses a tenant that is there already', async () => {
    await expect(changesBy((tree) => generateTenant(tree, { name: 'Rockquest' }))).rejects.toThrow(
      'apps/rockquest is there already',
    );
  });

  it('refuses a name that code cannot have, before it writes', async () => {
    for (const [name, reason] of [
      ['New', "'new' is a word of JavaScript"],
      ['Select', 'select is declared twice'],
    ])
      await expect(changesBy((tree) => generateTenant(tree, { name: name ?? '' }))).rejects.toThrow(reason);
  });
});
