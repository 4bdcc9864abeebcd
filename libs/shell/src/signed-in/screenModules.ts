import { loadScreen as loadWithDeclarations, screens } from '@callboard/screens';
import type { CollectionName } from '@callboard/api-contract';
import { partNamed, type ScreenLoader, type ScreenModule, type TenantConfig } from '@callboard/tenant';

type Loaded = Map<CollectionName | undefined, ScreenModule>;

const loaded = new Map<ScreenLoader, Loaded>();

/** The tenant's own screen of this name, unless the tenant removed it; else that of the registry. */
export function screenNamed(name: string, own: TenantConfig['screens']): ScreenLoader | null | undefined {
  const replaced = partNamed(own, name);
  return replaced === undefined ? partNamed<ScreenLoader>(screens, name) : replaced;
}

/** Loads the module of a screen and the declarations that it reads of a collection, and remembers it for `loadedScreen`. */
export async function loadScreen(load: ScreenLoader, collection?: CollectionName): Promise<ScreenModule> {
  const module = await loadWithDeclarations(load, collection);
  const modules: Loaded = loaded.get(load) ?? new Map();
  loaded.set(load, modules.set(collection, module));
  return module;
}

/** The module of a screen that was loaded before, without waiting: a page that needs no promise is rendered in one pass. */
export function loadedScreen(load: ScreenLoader, collection?: CollectionName): ScreenModule | undefined {
  return loaded.get(load)?.get(collection);
}
