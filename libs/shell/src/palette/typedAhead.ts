let typed: string | undefined;

/** From now on what is typed is meant for the palette, which is on its way. */
export function typeAhead(): void {
  typed = '';
}

/** Keeps a key for the palette. Whether it was meant for it. */
export function keepTyped(key: string): boolean {
  if (typed === undefined) return false;
  typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
  return true;
}

/** Ends it: what was typed meanwhile. */
export function takeTyped(): string {
  const text = typed ?? '';
  typed = undefined;
  return text;
}
