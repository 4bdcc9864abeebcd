import { hasNamesAlone } from '../vite/namesAlone.mjs';
import { catalogue, english } from './catalogue';

/**
 * Translates a text to the current language. `text` is the English text in ICU syntax, which is also the fallback when there is no
 * translation. Call it while rendering, never at the top level of a module.
 *
 * @example
 * translate('{count, plural, one {# entry} other {# entries}}', { count: 3 }); // 3 entries
 */
export function translate(text: string, values?: Readonly<Record<string, string | number>>): string {
  const translation = catalogue.messages[text];
  const form = translation ?? text;
  // Texts that come as data can contain braces that are not placeholders, so they are not formatted.
  if (!values && typeof form === 'string') return form;
  if (values && typeof form === 'string' && hasNamesAlone(form)) return fillIn(form, values);
  return translation === undefined ? english._(text, values) : catalogue._(text, values);
}

/**
 * The translation of a text in the language in use, its placeholders still open; the text itself where the catalogue has none. For
 * texts with names alone between their braces.
 */
export function translationOf(text: string): string {
  const known = catalogue.messages[text];
  return typeof known === 'string' ? known : text;
}

function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
