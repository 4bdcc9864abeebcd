interface Named {
  code: string;
  label: string;
}

/** Belongs to the start. */
const taken = 'H';

/**
 * The letter that leads to each module after G: the first of its name that no module before it has.
 *
 * @example
 * moduleKeys([{ code: 'events', label: 'Events' }, { code: 'entries', label: 'Entries' }]) // E → events, N → entries
 */
export function moduleKeys<M extends Named>(modules: readonly M[]): ReadonlyMap<string, M> {
  const keys = new Map<string, M>();
  for (const module of modules) {
    const letter = lettersOf(module.label).find((each) => each !== taken && !keys.has(each));
    if (letter !== undefined) keys.set(letter, module);
  }
  return keys;
}

// Ōtaki has the letter O.
function lettersOf(label: string): string[] {
  return label.normalize('NFD').toUpperCase().match(/[A-Z]/g) ?? [];
}
