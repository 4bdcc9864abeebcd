let typed: string[] | undefined;

/** Starts to buffer keys while the palette is loading. */
export function typeAhead(): void {
  typed = [];
}

/** Buffers a key for the palette while it is loading. @returns whether the key was buffered */
export function keepTyped(key: string): boolean {
  return typed !== undefined && typed.push(key) > 0;
}

/** Stops buffering. @returns the buffered keys */
export function takeTyped(): readonly string[] {
  const keys = typed ?? [];
  typed = undefined;
  return keys;
}
