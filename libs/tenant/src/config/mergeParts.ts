/** Replacements of named parts: absent keeps the default, a part replaces it, null removes it. */
export type Overrides<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

// Prevents prototype pollution.
const unsafeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Merges replacements into defaults.
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
  // Every entry comes from T, or from an override with the same name and type.
  return Object.fromEntries(merged) as Partial<T>;
}

/** Finds a part by a name that can come from the server; never returns inherited properties. */
export function partNamed<T>(parts: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(parts, name) ? parts[name] : undefined;
}
