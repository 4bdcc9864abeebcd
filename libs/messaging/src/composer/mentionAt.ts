/** A mention that is being typed. */
export interface TypedMention {
  /** Where its '@' stands. */
  at: number;
  /** Text that is typed after it. */
  query: string;
}

/** The longest name that is searched for. */
const maxLengthOfQuery = 40;

/**
 * The mention that is being typed before the caret: an '@' at the beginning of a word, and what follows it.
 *
 * @example mentionAt('Kia ora @Aro', 12); // { at: 8, query: 'Aro' }
 */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at < 0 || (at > 0 && !/\s|\(/.test(before.charAt(at - 1)))) return null;
  const query = before.slice(at + 1);
  return query.length > maxLengthOfQuery || /^\s|\n/.test(query) ? null : { at, query };
}
