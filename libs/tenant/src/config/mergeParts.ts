/** Replacements of named parts: absent keeps the default, a part replaces it, null removes it. */
export type Overrides<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

// Assigning to these names would change every object of the page instead of adding a part.
const unsafeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Lays replacements over defaults.
 *
 * @example
 * mergeParts({ Logo, Footer }, { Logo: OwnLogo, Footer: null }) // { Logo: OwnLogo }
 */
export function mergeParts<T extends object>(defaults: T, overrides: Overrides<T> = {}): Partial<T> {
  const merged = new Map<string, unknown>();
  for (const [name, part] of Object.entries(defaults)) merged.set(name, part);
  for (const [name, part] of Object.entries(overrides)) {
    if (part === null) merged.delete(name);
    else if (part !== undefined) merged.set(name, part);
  }
  for (const name of unsafeNames) merged.delete(name);
  // Every entry comes from T or from an override of the same name and type.
  return Object.fromEntries(merged) as Partial<T>;
}

/** Looks a part up by a name that may come from the server: never finds what objects inherit. */
export function partNamed<T>(parts: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(parts, name) ? parts[name] : undefined;
}
