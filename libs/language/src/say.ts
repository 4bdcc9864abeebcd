import { hasNamesAlone } from '../vite/namesAlone.mjs';
import { catalogue } from './catalogue';

/**
 * A text in the language in use. `text` is its English form in ICU syntax; where the catalogue has no translation, it is said in
 * English. Call it while rendering, never at the top level of a module.
 *
 * @example
 * say('{count, plural, one {# entry} other {# entries}}', { count: 3 }); // 3 entries
 */
export function say(text: string, values?: Readonly<Record<string, string | number>>): string {
  const known = catalogue.messages[text];
  // A text that stands for itself needs no formatter; texts that come as data may hold braces of their own.
  if (!values && known === undefined) return text;
  const form = known ?? text;
  if (values && typeof form === 'string' && hasNamesAlone(form)) return filled(form, values);
  return catalogue._(text, values);
}

/**
 * The translation of a text in the language in use, its placeholders still open; the text itself where the catalogue has none. For
 * texts with names alone between their braces.
 */
export function translationOf(text: string): string {
  const known = catalogue.messages[text];
  return typeof known === 'string' ? known : text;
}

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
