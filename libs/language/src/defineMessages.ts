import { translate } from './translate';

/** Texts, groups of texts, and functions that build a text from values. */
export interface MessageTable {
  readonly [name: string]: string | MessageTable | ((...values: never[]) => unknown);
}

/**
 * Defines the texts of a library. Each plain text becomes a getter that returns it in the current language; functions translate by themselves.
 *
 * @example
 * const messages = defineMessages({
 *   login: 'Sign in',
 *   found: (count: number) => translate('{count, plural, one {# row} other {# rows}}', { count }),
 * });
 */
export function defineMessages<const T extends MessageTable>(table: T): T {
  const messages = {};
  for (const [name, entry] of Object.entries(table)) {
    const get = toGetter(entry);
    Object.defineProperty(messages, name, { get, enumerable: true });
  }
  // `messages` has a getter of the same type for each property of the table.
  return messages as T;
}

function toGetter(entry: MessageTable[string]): () => unknown {
  if (typeof entry === 'string') return () => translate(entry);
  const value = typeof entry === 'object' ? defineMessages(entry) : entry;
  return () => value;
}
