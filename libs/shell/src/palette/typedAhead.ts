let typed: string[] | undefined;

/** From now on what is typed is meant for the palette, which is on its way. */
export function typeAhead(): void {
  typed = [];
}

/** Keeps a key for the palette. Whether it was meant for it. */
export function keepTyped(key: string): boolean {
  return typed !== undefined && typed.push(key) > 0;
}

/** Ends it: the keys that were pressed meanwhile. */
export function takeTyped(): readonly string[] {
  const keys = typed ?? [];
  typed = undefined;
  return keys;
}
