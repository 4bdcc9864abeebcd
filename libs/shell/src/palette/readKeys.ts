/** The result of the keys that were pressed before the palette had loaded. */
export interface ReadKeys {
  text: string;
  /** True if Enter was pressed, which opens the first result. */
  isSelected: boolean;
}

/** Converts keys to a query. Keys after Enter are ignored, and so is Enter without a query. */
export function readKeys(keys: readonly string[]): ReadKeys {
  let text = '';
  for (const key of keys) {
    if (key === 'Enter' && text !== '') return { text, isSelected: true };
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key !== 'Enter') text += key;
  }
  return { text, isSelected: false };
}
