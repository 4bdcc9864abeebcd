// @vitest-environment node
import { defaultTenant, product, tenantCodes } from '@callboard/api-contract';
import type { TenantConfig } from '@callboard/tenant';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const apps = import.meta.glob<{ tenant: TenantConfig }>('../../../apps/*/src/overrides.ts');
const folderOf = (code: string) => new URL(`../../../apps/${code}/`, import.meta.url);
const fileOf = (code: string, path: string) => readFileSync(new URL(path, folderOf(code)), 'utf8');

async function tenantOf(code: string) {
  const load = apps[`../../../apps/${code}/src/overrides.ts`];
  if (!load) throw new Error(`There is no app of ${code}.`);
  return (await load()).tenant;
}

it('[1.2] there is an app for each of the four tenants, and the default one is among them', () => {
  expect(Object.keys(apps)).toHaveLength(tenantCodes.length);
  expect(tenantCodes).toContain(defaultTenant);
});

describe.each(tenantCodes)('the app of %s', (code) => {
  it('[1.2] declares its own tenant', async () => {
    expect((await tenantOf(code)).code).toBe(code);
  });

  it('[1.6] starts in dark mode', async () => {
    expect((await tenantOf(code)).theme).toBe('dark');
    expect(fileOf(code, 'index.html')).toContain('data-theme="dark"');
  });

  it('[9.8] shows its logo, 240 px wide, and the name of the product before the app has started', () => {
    const page = fileOf(code, 'index.html');
    expect(page).toMatch(/<img src="\/logo\.svg" alt="\w+" width="240"/);
    expect(page).toContain(`<title>${product.name}</title>`);
  });

  it.each(['logo.svg', 'icon.svg', 'stage.svg'])('has its own %s', (name) => {
    expect(existsSync(new URL(`public/${name}`, folderOf(code)))).toBe(true);
  });

  it('has no inline script, which the content security policy would block', () => {
    expect(fileOf(code, 'index.html')).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
