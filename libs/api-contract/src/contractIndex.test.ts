import { beforeEach, describe, expect, it } from 'vitest';
import { builtIndex } from './builtIndex';
import { contractIndex } from './contractIndex';
import type { Declarations } from './declarations';
import { contests } from './entries/contests';
import { setPageTenant } from './pageTenant';
import { registry } from './registry';

describe('the declarations of a page', () => {
  let declarations: Declarations;

  beforeEach(() => {
    // As a build writes it into a page.
    const written: typeof builtIndex = JSON.parse(JSON.stringify(builtIndex));
    declarations = contractIndex(written);
    return () => setPageTenant(undefined);
  });

  it('have every collection, with what its declaration has in the index', () => {
    expect(declarations.names.toSorted()).toEqual(Object.keys(registry).toSorted());
    for (const name of declarations.names) {
      const { label, model, page, access, references, v2Path } = registry[name];
      expect(declarations.named(name)).toMatchObject({
        name,
        label,
        model,
        page,
        access,
        references,
        v2Path,
      });
    }
  });

  it('refuse to be read before they have loaded, by what loads them', () => {
    const { venues, regions } = named('venues', 'regions');
    expect(() => venues?.fields).toThrow(
      `"fields" of venues is read before its declaration has loaded. Await loadCollections(['venues']) first.`,
    );
    // Also where the declaration has none: what is not known yet is not absent.
    expect(() => regions?.lifecycle).toThrow('"lifecycle" of regions');
  });

  it('are whole when they have loaded, as the same objects', async () => {
    const { venues, events } = named('venues', 'events');
    await declarations.load(['venues']);
    expect(declarations.named('venues')).toBe(venues);
    expect(venues).toEqual(registry.venues);
    expect(() => events?.fields).toThrow('events');
  });

  it('are all there once all have loaded', async () => {
    await declarations.load(declarations.names);
    for (const name of declarations.names) expect(declarations.named(name)).toEqual(registry[name]);
  });

  it('are, of what tenants add to, those of the tenant of the page', async () => {
    setPageTenant('rockquest');
    await declarations.load(['entries']);
    expect(declarations.ofTenant('entries', 'rockquest')).toEqual(contests.rockquest.entries);
    expect(() => declarations.ofTenant('entries', 'launchpad').fields).toThrow('entries');
  });

  function named(...names: ('venues' | 'regions' | 'events')[]) {
    return Object.fromEntries(names.map((name) => [name, declarations.named(name)]));
  }
});
