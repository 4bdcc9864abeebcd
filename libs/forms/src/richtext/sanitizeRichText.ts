import type { Config } from 'dompurify';
import type { RichTextMarkup } from '../definition';
import { purify } from './purify';

/** Removes everything that the markup does not allow. */
export function sanitizeRichText(html: string, markup: RichTextMarkup | undefined): string {
  return cleanFragment(html, markup).innerHTML;
}

/** The same as elements, which saves callers from parsing the HTML again. */
export function cleanFragment(html: string, markup: RichTextMarkup | undefined): HTMLElement {
  const clean = purify(html, configOf(markup));
  // DOMPurify has one list of attributes for all tags.
  for (const element of clean.querySelectorAll('*')) keepOwnAttributes(element, markup);
  return clean;
}

function configOf(markup: RichTextMarkup | undefined): Config {
  return {
    ALLOWED_TAGS: [...(markup?.tags ?? [])],
    ALLOWED_ATTR: Object.values(markup?.attributes ?? {}).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  };
}

function keepOwnAttributes(element: Element, markup: RichTextMarkup | undefined) {
  const own = markup?.attributes[element.tagName.toLowerCase()] ?? [];
  for (const { name, value } of [...element.attributes]) {
    const isAddress = name === 'href';
    if (!own.includes(name) || (isAddress && !isAllowedAddress(value, markup))) element.removeAttribute(name);
  }
}

/** Checks whether a link can have this address: with an allowed scheme, or inside the app. */
export function isAllowedAddress(address: string, markup: RichTextMarkup | undefined): boolean {
  // Browsers ignore control characters and spaces, which could disguise a scheme.
  const bare = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  const scheme = /^([a-z][\w+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  if (scheme !== undefined) return markup?.schemes.includes(scheme) ?? false;
  return /^(?:\/(?![/\\])|#|\?)/.test(bare);
}
