interface Named {
  code: string;
  label: string;
}

/** Reserved for the start page. */
const taken = 'H';

/**
 * Assigns each module the letter that opens it after G: the first letter of its name that no earlier module has.
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

// So that Ōtaki gets the letter O.
function lettersOf(label: string): string[] {
  return label.normalize('NFD').toUpperCase().match(/[A-Z]/g) ?? [];
}
