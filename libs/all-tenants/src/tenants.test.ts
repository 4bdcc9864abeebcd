import { tenantCodes } from '@callboard/api-contract';
import { contestCollections, contests } from '@callboard/api-contract/entries';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seasons, tenants } from './tenants';

describe.each(tenantCodes)('the tenant %s', (code) => {
  const { labels, colours } = tenants[code];

  it('stands under its own code', () => {
    expect(tenants[code].code).toBe(code);
  });

  it.each(contestCollections)('calls its %s what the contract calls them', (name) => {
    expect(labels[name]).toEqual(contests[code][name].label);
  });

  it('has its colours in its theme', () => {
    const theme = readFileSync(new URL(`../../../apps/${code}/src/theme.css`, import.meta.url), 'utf8');
    expect(theme).toContain(`--brand: light-dark(${colours?.brand}, `);
    expect(theme).toContain(`--accent: light-dark(${colours?.accent}, `);
  });

  it('names a user for each role of its seeds', () => {
    expect(new Set(Object.values(seasons[code].people)).size).toBe(5);
  });
});
