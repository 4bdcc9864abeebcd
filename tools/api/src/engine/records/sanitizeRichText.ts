import { richTextMarkup, richTextWords, toRichText } from '@callboard/api-contract/text';
import sanitizeHtml from 'sanitize-html';

const maxPasses = 5;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextMarkup.tags],
  allowedAttributes: { a: [...richTextMarkup.attributes.a] },
  allowedSchemes: [...richTextMarkup.schemes],
  allowProtocolRelative: false,
  // Of these not even the text stays: a parser can read it as something else than text.
  nonTextTags: [
    ...[
      'script',
      'style',
      'textarea',
      'option',
      'xmp',
      'plaintext',
      'noscript',
      'noembed',
      'noframes',
      'iframe',
    ],
    ...['title', 'svg', 'math', 'template', 'select', 'object', 'embed'],
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => ({
      tagName,
      attribs: href !== undefined && isAllowedAddress(href) ? { href: href.trim() } : {},
    }),
  },
};

/**
 * A rich text with nothing in it but what the contract's markup allows. What comes out goes through unchanged, byte for byte; a text
 * that never comes to rest loses all its marks. Without a word in it, it is empty.
 */
export function sanitizeRichText(html: string): string {
  let current = html;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = onePass(current);
    if (next === current) return richTextWords(current) === '' ? '' : current;
    current = next;
  }
  return toRichText(richTextWords(current));
}

/** As browsers write it, who close no line break. */
function onePass(html: string): string {
  return sanitizeHtml(html, options).replaceAll('<br />', '<br>').trim();
}

/** By one of the schemes, or inside the app: the same rule as on the screen. Browsers pass over controls, which could hide a scheme. */
function isAllowedAddress(address: string): boolean {
  const bare = address.trim();
  if (/[\u0000-\u001f\u007f-\u009f]/.test(bare)) return false;
  const scheme = /^([a-z][\w+.-]*):/i.exec(bare.replaceAll(' ', ''))?.[1]?.toLowerCase();
  if (scheme !== undefined) return richTextMarkup.schemes.some((allowed) => allowed === scheme);
  return /^(?:\/(?![/\\])|#|\?)/.test(bare);
}
