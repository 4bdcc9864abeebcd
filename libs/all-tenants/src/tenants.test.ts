import { contests, tenantCodes } from '@callboard/api-contract';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seasons, tenants } from './tenants';

describe.each(tenantCodes)('the tenant %s', (code) => {
  const { collections, labels, colours } = tenants[code];

  it('stands under its own code', () => {
    expect(tenants[code].code).toBe(code);
  });

  it('uses its own entries, participants and collaborators, and calls them what the contract calls them', () => {
    for (const concept of ['entries', 'participants', 'collaborators'] as const) {
      const collection = contests[code][concept];
      expect(collections[concept]).toBe(collection.name);
      expect(labels[concept]).toEqual(collection.label);
    }
  });

  it('has its colours in its theme', () => {
    const theme = readFileSync(new URL(`../../../apps/${code}/src/theme.css`, import.meta.url), 'utf8');
    expect(theme).toContain(`--brand: light-dark(${colours?.brand}, `);
    expect(theme).toContain(`--accent: light-dark(${colours?.accent}, `);
  });

  it('names somebody for each role of its seeds', () => {
    expect(new Set(Object.values(seasons[code].people)).size).toBe(5);
  });
});
