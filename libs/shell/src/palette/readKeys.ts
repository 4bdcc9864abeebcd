/** What keys come to that were pressed before the palette was there. */
export interface ReadKeys {
  text: string;
  /** Whether Enter ended it: the first that is found is meant. */
  isChosen: boolean;
}

/** Reads them; what comes after Enter counts no more, and Enter means nothing before a letter. */
export function readKeys(keys: readonly string[]): ReadKeys {
  let text = '';
  for (const key of keys) {
    if (key === 'Enter' && text !== '') return { text, isChosen: true };
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key !== 'Enter') text += key;
  }
  return { text, isChosen: false };
}
