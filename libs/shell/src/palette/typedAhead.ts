/** What was typed before the palette was there. */
export interface TypedAhead {
  text: string;
  /** Whether Enter ended it: the first that is found is meant. */
  isChosen: boolean;
}

const nothing: TypedAhead = { text: '', isChosen: false };
let typed: TypedAhead | undefined;

/** From now on what is typed is meant for the palette, which is on its way. */
export function typeAhead(): void {
  typed = nothing;
}

/** Keeps a key for the palette. Whether it was meant for it. */
export function keepTyped(key: string): boolean {
  if (typed === undefined) return false;
  if (!typed.isChosen) typed = withKey(typed.text, key);
  return true;
}

/** Ends it: what was typed meanwhile. */
export function takeTyped(): TypedAhead {
  const taken = typed ?? nothing;
  typed = undefined;
  return taken;
}

function withKey(text: string, key: string): TypedAhead {
  if (key === 'Enter') return { text, isChosen: text !== '' };
  return { text: key === 'Backspace' ? text.slice(0, -1) : text + key, isChosen: false };
}
