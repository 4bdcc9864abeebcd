import { describe, expect, it, vi } from 'vitest';

// Nothing later may have been loaded by a test before.
vi.resetModules();
const { collectionNamed, collectionNames, isCollectionName, isLoaded, loadCollections } =
  await import('./collectionNamed');
const { firstCollections } = await import('./collections/firstCollections');
const { laterNames } = await import('./collections/laterNames');
const { registry } = await import('./registry');

// The order of the tests is what they are about: at first nothing later is there.
describe('a collection by its name', () => {
  it('is there at once if it is one of the first, and so is all that those refer to', () => {
    const targets = Object.values(firstCollections).flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => (field.kind === 'reference' ? [field.to] : [])),
    );
    expect(targets.filter((name) => !Object.hasOwn(firstCollections, name))).toEqual([]);
    expect(collectionNamed('events')).toBe(registry.events);
  });

  it('is known by name before it is there, and says so when it is asked for too soon', () => {
    expect(isCollectionName('users')).toBe(true);
    expect(isLoaded('users')).toBe(false);
    expect(() => collectionNamed('users')).toThrow('The collection users is not loaded yet');
  });

  it('is there once the others are loaded, and all names are those of the registry', async () => {
    await loadCollections();
    expect(laterNames.every(isLoaded)).toBe(true);
    expect(collectionNames.map(collectionNamed)).toEqual(collectionNames.map((name) => registry[name]));
    expect([...collectionNames]).toEqual(Object.keys(registry).sort());
  });
});
