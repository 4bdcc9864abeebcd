import type { Config } from 'dompurify';
import type { RichTextMarkup } from '../definition';
import { purify } from './purify';

/** Takes everything out of a rich text that its markup does not allow. */
export function sanitizeRichText(html: string, markup: RichTextMarkup | undefined): string {
  return cleanFragment(html, markup).innerHTML;
}

/** The same as elements, for those who would have to read the text again. */
export function cleanFragment(html: string, markup: RichTextMarkup | undefined): HTMLElement {
  const clean = purify(html, configOf(markup));
  // Attributes belong to their tags, which the purifier knows only as one list.
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

/** Whether a link may lead there: by one of the schemes, or inside the app. */
export function isAllowedAddress(address: string, markup: RichTextMarkup | undefined): boolean {
  // Controls and spaces, by which a scheme could be disguised, are nothing to the parsers of browsers.
  const bare = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  const scheme = /^([a-z][\w+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  if (scheme !== undefined) return markup?.schemes.includes(scheme) ?? false;
  return /^(?:\/(?![/\\])|#|\?)/.test(bare);
}
