import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesBy, copyWith } from '../realTree.js';
import generateTenant from './generator.js';

describe('nx g tenant --name=Dancequest --brand=#0b6e4f', () => {
  /** @type {Awaited<ReturnType<typeof changesBy>>} */
  let changes = [];
  /** @type {ReturnType<typeof copyWith> | undefined} */
  let copy;

  beforeAll(async () => {
    changes = await changesBy((tree) => generateTenant(tree, { name: 'Dancequest', brand: '#0b6e4f' }));
    copy = copyWith(['libs/api-contract', 'tools/api/src', 'e2e/support'], changes);
  });
  afterAll(() => copy?.remove());

  it('makes an app of a few files, and its words and season on the server', () => {
    const created = changes.flatMap(({ type, path }) => (type === 'CREATE' ? [path] : [])).sort();
    expect(created.filter((path) => !path.endsWith('.png'))).toEqual([
      'apps/dancequest/index.html',
      'apps/dancequest/package.json',
      'apps/dancequest/public/icon.svg',
      'apps/dancequest/public/logo.svg',
      'apps/dancequest/public/site.webmanifest',
      'apps/dancequest/public/stage.svg',
      'apps/dancequest/src/main.tsx',
      'apps/dancequest/src/tenant.ts',
      'apps/dancequest/src/theme.css',
      'apps/dancequest/tsconfig.json',
      'apps/dancequest/vite.config.ts',
      'tools/api/src/navigation/dancequest.data.ts',
      'tools/api/src/seeds/tenants/dancequest.ts',
    ]);
  });

  it('says nothing of the tenant that it began with', () => {
    const own = changes.filter(({ type, path }) => type === 'CREATE' && path.startsWith('apps/'));
    for (const { content } of own) expect(content?.toString()).not.toMatch(/basketball/i);
  });

  it('derives its theme from its colour', () => {
    const sheet = changes.find(({ path }) => path === 'apps/dancequest/src/theme.css');
    expect(sheet?.content?.toString()).toContain('--brand: light-dark(#0b6e4f, ');
  });

  it('leaves a declaration and lists of tenants that type-check', async () => {
    await copy?.typeCheck(
      'apps/dancequest/src/tenant.ts',
      'tools/api/src/navigation/tenants.ts',
      'tools/api/src/seeds/buildTenantSeed.test.ts',
      'e2e/support/tenants.ts',
    );
  });

  it('leaves a contract whose tests pass', async () => {
    const tests = await copy?.run(
      'vitest/vitest.mjs',
      'run',
      '--root=libs/api-contract',
      'src/registry.test.ts',
    );
    expect(tests).toMatch(/Test Files .*1 passed/);
  });

  it('refuses a tenant that is there already', async () => {
    const again = changesBy((tree) => generateTenant(tree, { name: 'Rockquest' }));
    await expect(again).rejects.toThrow('apps/rockquest/src/tenant.ts is there already');
  });
});
